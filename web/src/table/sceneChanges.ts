// Completes scenes: the server sends a scene whole once, and then only what has changed.
import type { Panel, PanelChanges, Scene, SceneChanges, TableView } from "../generated";

export type Scenes = ReadonlyMap<number, Scene>; // by seat

/** Put the scenes into a table of which only their changes were sent, given the scenes before it. */
export function completeScenes(table: TableView, before: Scenes): Scenes {
  const scenes = new Map<number, Scene>();
  for (const position of table.positions ?? []) {
    const old = before.get(position.seat);
    if (position.changes && old) position.scene = changedScene(old, position.changes);
    if (position.scene) scenes.set(position.seat, position.scene);
  }
  return scenes;
}

export function changedScene(before: Scene, { panels, heap, interlude, ...others }: SceneChanges): Scene {
  const scene: Scene = { ...before, ...others };
  if (panels) scene.panels = panels.map((panel) => changedPanel(before.panels.find(({ name }) => name === panel.name), panel));
  if (heap !== undefined) scene.heap = heap && changedPanel(before.heap ?? undefined, heap);
  if (interlude !== undefined) scene.interlude = interlude && changedScene({ ...before, interlude: null }, interlude);
  return scene;
}

function changedPanel(before: Panel | undefined, { gone = [], put = [], ...others }: PanelChanges): Panel {
  const taken = new Set(gone);
  const things = (before?.things ?? []).filter(({ id }) => !taken.has(id));
  for (const [place, thing] of put) things.splice(place, 0, thing);
  return { label: "", box: [0, 0, 0, 0], ...before, ...others, things };
}
