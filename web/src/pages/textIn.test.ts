import { expect, test } from "vitest";
import { textIn } from "./textIn";

const bytes = (...numbers: number[]) => new Uint8Array(numbers).buffer;

test("text is read, also with letters of any script and the mark that some editors put first", () => {
  expect(textIn(new TextEncoder().encode('[Seat1 "Þórdís"]').buffer)).toBe('[Seat1 "Þórdís"]');
  expect(textIn(bytes(0xef, 0xbb, 0xbf, 0x5b))).toBe("[");
});

test("pictures and archives are no text", () => {
  expect(textIn(bytes(0x89, 0x50, 0x4e, 0x47))).toBeUndefined();
  expect(textIn(bytes(0x50, 0x4b, 0x03, 0x04, 0x00))).toBeUndefined();
});
