import { expect, test } from "vitest";
import fixtures from "../fixtures.json";
import type { Scene, SceneChanges, TableView } from "../generated";
import { changedScene, completeScenes } from "./sceneChanges";

const first = fixtures.scene as Scene;
const steps = fixtures.steps as unknown as { changes: SceneChanges; after: Scene }[];

/** A scene without empty fields, which the server leaves out when it sends a scene whole. */
function written(scene: Scene): unknown {
  const isEmpty = (value: unknown) => value === null || value === false || value === "" || (Array.isArray(value) && !value.length);
  return JSON.parse(JSON.stringify(scene, (name, value) => (isEmpty(value) && name !== "things" ? undefined : value)));
}

test("with its changes, a scene becomes the next one", () => {
  let scene = first;
  for (const { changes, after } of steps) {
    const before = structuredClone(scene);
    const next = changedScene(scene, changes);
    expect(written(next)).toEqual(written(after));
    expect(scene).toEqual(before); // it is still being shown
    scene = next;
  }
});

test("what has not changed stays the same object", () => {
  const scene = changedScene(first, { ask: "Your move." });
  expect(scene.panels).toBe(first.panels);
});

test("a table is completed with the scenes of each seat that were sent before", () => {
  const told = (positions: TableView["positions"]): TableView => ({ game: "", options: {}, seats: [], phase: "playing", ...(positions && { positions }) });
  const before = completeScenes(told([{ seat: 1, scene: first }]), new Map());
  const table = told([
    { seat: 1, changes: { ask: "Now you." } },
    { seat: 2, scene: first },
  ]);
  const scenes = completeScenes(table, before);
  expect(table.positions?.map(({ scene }) => scene?.ask)).toEqual(["Now you.", first.ask]);
  expect([...scenes.keys()]).toEqual([1, 2]);
});
