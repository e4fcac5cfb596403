import { expect, test } from "vitest";
import { codeIn, moveIn, reviewAddress, rulesAddress, setupAddress, tableAddress } from "./addresses";

test("a table's code is found in its address and in what people type", () => {
  expect(codeIn(`http://games.example${tableAddress("bcdfghj")}?from=mail#top`)).toBe("bcdfghj");
  expect(codeIn(" BCD-fghj ")).toBe("bcdfghj");
});

test("an address names the clause, the game or the opponent if one is meant", () => {
  expect([rulesAddress("example"), rulesAddress("example", "E-2")]).toEqual(["/rules/example", "/rules/example#E-2"]);
  expect([reviewAddress("bcdfghj"), reviewAddress("bcdfghj", 2)]).toEqual(["/review/bcdfghj", "/review/bcdfghj/2"]);
  expect([setupAddress("example"), setupAddress("example", "friend")]).toEqual(["/new/example", "/new/example?with=friend"]);
});

test("the address of a review names a move, and only a number is one", () => {
  expect(reviewAddress("bcdfghj", 2, 12)).toBe("/review/bcdfghj/2?move=12");
  expect(["?move=12", "?move=0", "", "?move=", "?move=x1", "?move=-1"].map(moveIn)).toEqual([12, 0, undefined, undefined, undefined, undefined]);
});
