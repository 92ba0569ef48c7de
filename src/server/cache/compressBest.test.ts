import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBest } from './compressBest.ts';

const TEXT = Array.from({ length: 500 }, (_, day) => `Day ${day}: ${day * 7} km of sand and ${day % 9} wells.`).join(
  '\n',
);

test('compresses several texts at the best level, each result to its caller', async () => {
  const texts = [TEXT, TEXT.toUpperCase(), 'short'];
  const all = await Promise.all(texts.map((text) => compressBest(Buffer.from(text))));
  expect(all.map(({ br }) => brotliDecompressSync(br).toString())).toEqual(texts);
  expect(all.map(({ gzip }) => gunzipSync(gzip).toString())).toEqual(texts);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  expect(all[0]?.br.length).toBeLessThanOrEqual(brotliCompressSync(Buffer.from(TEXT), { params }).length);
});

test('a failed compression does not affect the next one', async () => {
  const failed = compressBest(null as never);
  const next = compressBest(Buffer.from(TEXT));
  await expect(failed).rejects.toThrow();
  expect(brotliDecompressSync((await next).br).toString()).toBe(TEXT);
});
