import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { picture } from '../../../../tests/support/factories.ts';
import { PictureError } from '../pictureError.ts';
import { MAX_DRAWING_BYTES } from '../sizes.ts';
import { makePicture } from './makePicture.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 300 100"', head = '') =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );
const SQUARE = '<rect width="100" height="100" fill="#a8401f"/>';

/** Most opaque channel value of what was drawn: 0 when nothing was. */
async function opacityOf(drawing: Buffer): Promise<number> {
  const { data } = await makePicture(drawing, 'logo.svg');
  return (await sharp(data).stats()).channels[3]?.max ?? 255;
}

it('stores an SVG as a sharp, transparent PNG, whatever size it says it has', async () => {
  for (const attributes of ['viewBox="0 0 300 100"', 'width="30" height="10" viewBox="0 0 300 100"']) {
    const { data, height, mimeType, name, width } = await makePicture(svg(SQUARE, attributes), 'Our Logo.svg');
    expect({ height, mimeType, width }).toEqual({ height: 427, mimeType: 'image/png', width: 1280 });
    expect(name).toMatch(/^our-logo-[0-9a-f]{10}\.png$/);
    const { data: pixels, info } = await sharp(data).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => [...pixels.subarray((200 * info.width + x) * 4, (200 * info.width + x) * 4 + 4)];
    expect([at(200), at(900)]).toEqual([
      [0xa8, 0x40, 0x1f, 255],
      [0, 0, 0, 0],
    ]);
  }
});

it('keeps neither script nor links of it', async () => {
  const hostile = `${SQUARE}<script>alert(1)</script><a href="javascript:alert(1)"><rect onclick="alert(1)" width="9" height="9"/></a><foreignObject width="9" height="9"><iframe src="https://evil.example"/></foreignObject>`;
  for (const head of ['', '<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?>']) {
    const { data, mimeType } = await makePicture(svg(hostile, undefined, head), 'photo.jpg');
    expect(mimeType).toBe('image/png');
    expect(Buffer.from(data).toString('latin1')).not.toMatch(/script|evil|alert/);
  }
});

it('reads no file and no address that it names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-svg-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'secret.png');
  writeFileSync(file, await picture({ width: 300, height: 100 }));
  for (const address of [`file://${file}`, file, 'http://127.0.0.1:9/a.png'])
    expect(await opacityOf(svg(`<image href="${address}" xlink:href="${address}" width="300" height="100"/>`))).toBe(0);
  const entity = '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/hostname">]>';
  await expect(makePicture(svg('<text y="50" font-size="50">&e;</text>', undefined, entity), 'a.svg')).rejects.toThrow(
    PictureError,
  );
});

it.each([
  ['entities that multiply (billion laughs)', () => svg('<text>&j;</text>', undefined, laughs())],
  ['a huge size', () => svg(SQUARE, 'width="900000" height="900000"')],
  ['a huge view box', () => svg(SQUARE, 'viewBox="0 0 9e9 9e9"')],
  ['no size', () => svg('', 'width="0" height="0"')],
  ['too many bytes', () => svg(`${SQUARE}<!--${'x'.repeat(MAX_DRAWING_BYTES)}-->`)],
  ['what is cut off', () => svg(SQUARE).subarray(0, 120)],
])('refuses %s at once, with what to do', async (_, make) => {
  const refused = makePicture(make(), 'a.svg');
  await expect(refused).rejects.toThrow(PictureError);
  await expect(refused).rejects.toThrow(/upload that|Upload a/);
});

it('draws references that multiply within the renderer’s limit, or refuses them', async () => {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(12)}</g>`,
  );
  const bomb = svg(`<defs><rect id="l0" width="9" height="9"/>${levels.join('')}</defs><use href="#l12"/>`);
  await makePicture(bomb, 'a.svg').catch((error: unknown) => expect(error).toBeInstanceOf(PictureError));
}, 20_000);

function laughs(): string {
  const names = Array.from('abcdefghij');
  const entities = names.map((name, index) => {
    const before = names[index - 1];
    return `<!ENTITY ${name} "${before ? `&${before};`.repeat(12) : 'ha'}">`;
  });
  return `<!DOCTYPE svg [${entities.join('')}]>`;
}
