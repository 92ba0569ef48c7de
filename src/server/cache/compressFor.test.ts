import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFor } from './compressFor.ts';
import { storePage } from './storedPage.ts';

const TEXT = JSON.stringify({ data: '<li class="r-listing__card">dunes</li>'.repeat(200) });
const late = (body = TEXT) =>
  storePage({ status: 200, headers: { 'content-type': 'application/json' }, body, cacheable: true }, 'late');

test('a lazily compressed page has only the identity body until an encoding is requested, then that one as well', async () => {
  const page = await late();
  expect(Object.keys(page.bodies)).toEqual(['identity']);
  await compressFor(page, { 'accept-encoding': 'gzip, deflate, br' });
  expect(Object.keys(page.bodies).sort()).toEqual(['br', 'identity']);
  expect(brotliDecompressSync(page.bodies.br as Buffer).toString()).toBe(TEXT);
  await compressFor(page, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(page.bodies.gzip as Buffer).toString()).toBe(TEXT);
});

test('its size reserves room for the compressed body', async () => {
  const page = await late();
  const { size } = page;
  await compressFor(page, { 'accept-encoding': 'br' });
  expect(page.bodies.identity.length + (page.bodies.br?.length ?? 0)).toBeLessThanOrEqual(size);
});

test.each([
  ['nobody wants it shorter', {}],
  ['it is wanted as it is', { 'accept-encoding': 'identity' }],
  ['the browser has it', { 'accept-encoding': 'br', 'if-none-match': '*' }],
])('compresses nothing where %s', async (_, headers) => {
  const page = await late();
  await compressFor(page, headers);
  expect(Object.keys(page.bodies)).toEqual(['identity']);
});

test('short and already compressed pages stay as they are', async () => {
  const short = await late('{"data":""}');
  await compressFor(short, { 'accept-encoding': 'br' });
  expect(Object.keys(short.bodies)).toEqual(['identity']);
  const whole = await storePage({ status: 200, headers: { 'content-type': 'text/html' }, body: TEXT, cacheable: true });
  const { br } = whole.bodies;
  await compressFor(whole, { 'accept-encoding': 'br' });
  expect(whole.bodies.br).toBe(br);
});

test('the Brotli window covers the whole text and no more', async () => {
  const windowOf = async (body: string): Promise<number> => {
    const page = await late(body);
    await compressFor(page, { 'accept-encoding': 'br' });
    return readWindow(page.bodies.br as Buffer);
  };
  expect(await windowOf(TEXT)).toBe(14);
  expect(await windowOf('dunes '.repeat(20_000))).toBe(17);
});

/** Log2 of a Brotli stream's window, from its first bits (RFC 7932, 9.1). */
function readWindow([first = 0]: Buffer): number {
  if ((first & 1) === 0) return 16;
  const more = (first >> 1) & 7;
  if (more > 0) return 17 + more;
  const less = (first >> 4) & 7;
  return less === 0 ? 17 : 8 + less;
}
