import fc from 'fast-check';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { QUIET_ZONE, qrSvg } from './qrSvg.ts';

/** Decodes the code as a camera does. */
async function read(svg: string): Promise<string | undefined> {
  const picture = sharp(Buffer.from(svg), { density: 72 * 4 })
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  'https://khettara.example/shop/voucher/7KQ4-29XM/',
  'R-7KQ4',
  'Amina’s voucher — Merzouga, 砂漠',
  'x'.repeat(700),
])('a camera decodes %s', async (text) => {
  expect(await read(qrSvg(text, 'Voucher'))).toBe(text);
});

test('has a name, black on white, with a quiet zone, and no style', () => {
  const svg = qrSvg('R-7KQ4', 'Voucher <7>');
  expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 29 29" role="img"><title>Voucher &#60;7&#62;<\/title>/);
  expect(svg).toContain('<path fill="#fff" d="M0 0h29v29H0z"/><path fill="#000"');
  expect(svg).not.toMatch(/style|currentColor/);
  const rows = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x, y, width]) => [
    Number(x),
    Number(y),
    Number(width),
  ]);
  for (const [x = 0, y = 0, width = 0] of rows) {
    expect(Math.min(x, y, 29 - x - width, 28 - y)).toBeGreaterThanOrEqual(QUIET_ZONE);
  }
});

test('throws for too long a text; anything shorter is a code of square modules', () => {
  expect(() => qrSvg('x'.repeat(2_332), 'Voucher')).toThrow(RangeError);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string(), (text, title) => {
      expect(qrSvg(text, title)).toMatch(/^<svg [^<]+<title>[^<]*<\/title><path [^<]+<path [^<]+<\/svg>$/);
    }),
    { numRuns: 50 },
  );
});
