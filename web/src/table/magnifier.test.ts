import { expect, test } from "vitest";
import { around, viewOf } from "./magnifier.svelte";

const BOARD: [number, number, number, number] = [-510, -510, 1020, 1040];
const WINDOWS: [number, number][] = [
  [366, 220],
  [336, 120],
  [300, 250],
  [744, 220],
];

test("all that a hint is about is inside the near view, wherever it lies on the board", () => {
  for (const window of WINDOWS)
    for (let x = -450; x <= 450; x += 90)
      for (let y = -450; y <= 450; y += 90) {
        const places = [{ x, y }, { x: y, y: -x }, { x: 0.3 * x, y: 0.8 * y }];
        const [left, top, width, height] = viewOf(BOARD, window, 1.1, ...around(places));
        for (const place of places) {
          expect(place.x > left && place.x < left + width).toBe(true);
          expect(place.y > top && place.y < top + height).toBe(true);
        }
      }
});

test("a hint that fits is enlarged as much as anything else", () => {
  const near = [{ x: 0, y: 0 }, { x: 40, y: 40 }];
  expect(viewOf(BOARD, [366, 220], 1.1, ...around(near)).slice(2)).toEqual([366 / 1.1, 220 / 1.1]);
});

test("without a hint the scale stays, and nothing beside the board is shown", () => {
  const [left, top, width] = viewOf(BOARD, [366, 220], 1.1, [-900, -900], [0, 0]);
  expect([left, top, width]).toEqual([-510, -510, 366 / 1.1]);
});
