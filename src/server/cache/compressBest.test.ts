import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBest } from './compressBest.ts';

const TEXT = Array.from({ length: 500 }, (_, day) => `Day ${day}: ${day * 7} km of sand and ${day % 9} wells.`).join(
  '\n',
);

test('compresses several texts as well as can be, each for whoever asked', async () => {
  const texts = [TEXT, TEXT.toUpperCase(), 'short'];
  const all = await Promise.all(texts.map((text) => compressBest(Buffer.from(text))));
  expect(all.map(({ br }) => brotliDecompressSync(br).toString())).toEqual(texts);
  expect(all.map(({ gzip }) => gunzipSync(gzip).toString())).toEqual(texts);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  expect(all[0]?.br.length).toBeLessThanOrEqual(brotliCompressSync(Buffer.from(TEXT), { params }).length);
});

test('one that fails is no other one’s', async () => {
  const failed = compressBest(null as never);
  const next = compressBest(Buffer.from(TEXT));
  await expect(failed).rejects.toThrow();
  expect(brotliDecompressSync((await next).br).toString()).toBe(TEXT);
});
