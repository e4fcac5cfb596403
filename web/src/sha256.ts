// SHA-256 (FIPS 180-4). Browsers have it only where the page is served by HTTPS, and phones at home use plain HTTP.

const PRIMES = firstPrimes(64);
const ROUND_CONSTANTS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const INITIAL = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** The SHA-256 of some bytes, in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const state = INITIAL.slice();
  const words = new Uint32Array(64);
  const blocks = padded(bytes);
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    for (let i = 0; i < 16; i++) words[i] = blocks.getUint32(offset + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [early, late] = [words[i - 15]!, words[i - 2]!];
      const small0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
      const small1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
      words[i] = words[i - 16]! + small0 + words[i - 7]! + small1;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
      const first = (h + sum1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + words[i]!) | 0;
      const sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
      const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i]! += value));
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** The bytes, a one bit, zeros, and their length in bits, in blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 4, bytes.length * 8);
  return view;
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The first 32 bits of a number's fraction. */
function fraction(number: number): number {
  return (number - Math.floor(number)) * 2 ** 32;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return primes;
}
