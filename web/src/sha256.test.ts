import { expect, test } from "vitest";
import { sha256 } from "./sha256";

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
])("the published vector of “%s”", (text, hash) => {
  expect(sha256(bytes(text))).toBe(hash);
});

test("texts of every length have the hash that the platform gives them", async () => {
  for (let length = 0; length < 200; length++) {
    const text = bytes("stip".repeat(50).slice(0, length));
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
    const expected = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(sha256(text)).toBe(expected);
  }
});
