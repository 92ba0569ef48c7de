import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brotli, gzip } from './compressAlone.ts';

const SHORT = Buffer.from('dunes '.repeat(300));
/** Incompressible: more than one output chunk of the compressor. */
const LONG = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (Math.imul(at, 2_654_435_761) >>> 13) & 255));

test.each([
  ['short', SHORT],
  ['long', LONG],
])('compresses the whole of a %s text and leaves the input unchanged', async (_, body) => {
  const before = Buffer.from(body);
  const [short, shorter] = await Promise.all([brotli(body, {}), gzip(body, 6)]);
  expect(brotliDecompressSync(short).equals(before)).toBe(true);
  expect(gunzipSync(shorter).equals(before)).toBe(true);
  expect(body.equals(before)).toBe(true);
});

test('the result has its own buffer, without spare bytes', async () => {
  const short = await brotli(SHORT, {});
  expect(short.buffer.byteLength).toBe(short.length);
});

test('frees the compressor’s buffers at once, and never another owner’s', async () => {
  const others = Array.from({ length: 50 }, (_, at) => Buffer.allocUnsafe(64).fill(at));
  const before = process.memoryUsage().arrayBuffers;
  const kept: Buffer[] = [];
  for (let round = 0; round < 20; round += 1) kept.push(await brotli(SHORT, {}), await gzip(SHORT, 6));
  // Forty compressions would hold two megabytes until the next garbage collection.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(600_000);
  expect(others.every((other, at) => other.every((byte) => byte === at))).toBe(true);
  expect(kept.every(({ buffer }) => !(buffer as ArrayBuffer).detached)).toBe(true);
});
