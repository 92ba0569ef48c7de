import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkBytes } from './checkBytes.ts';
import { cutOwnTypeface, type OwnFiles } from './cutOwnTypeface.ts';
import { isSoundOwn, OWN_BYTES, type OwnRole } from './ownFamily.ts';

const read = (path: string): Promise<Buffer> =>
  readFile(createRequire(import.meta.url).resolve(`@fontsource-variable/${path}.woff2`));
const atWeight = (source: Buffer, wght: number): Promise<Buffer> =>
  subsetFont(source, undefined, { keepAllGlyphs: true, targetFormat: 'woff2', variationAxes: { wght } });

let mulish: Buffer;
let mulishItalic: Buffer;
let bitter: Buffer;
let vazirmatn: Buffer;
let readex: Buffer;
beforeAll(async () => {
  [mulish, mulishItalic, bitter, vazirmatn, readex] = await Promise.all([
    read('mulish/files/mulish-latin-wght-normal'),
    read('mulish/files/mulish-latin-wght-italic'),
    read('bitter/files/bitter-latin-wght-normal'),
    read('vazirmatn/files/vazirmatn-arabic-wght-normal'),
    read('readex-pro/files/readex-pro-arabic-wght-normal'),
  ]);
});

function cut(role: OwnRole, datas: readonly Buffer[], changed: Partial<OwnFiles> = {}) {
  const files = datas.map((data, index) => ({ name: `Brand-${index}.woff2`, data }));
  return cutOwnTypeface({ role, files, weight: 500, insteadOf: 'Outfit', ...changed });
}

describe('an own typeface', () => {
  test('for text keeps its axis of weights, within the bytes of its role', async () => {
    const { family, files } = await cut('text', [mulish]);
    expect(family.faces).toEqual([
      expect.objectContaining({ weight: '400 700', isItalic: false, bytes: files[0]?.length }),
    ]);
    expect(files[0]?.length).toBeLessThanOrEqual(OWN_BYTES.text);
    expect(family).toMatchObject({ name: 'Mulish', metrics: { ascent: 1.005, descent: 0.25, averageWidth: 0.4652 } });
    expect(isSoundOwn({ text: family })).toBe(true);
  });

  test('for headings has one weight, which serves all', async () => {
    const { family, files } = await cut('headings', [mulish]);
    expect(family.faces).toEqual([expect.objectContaining({ weight: '300 700' })]);
    expect(files[0]?.length).toBeLessThanOrEqual(OWN_BYTES.headings);
    const bold = await cut('headings', [mulish], { weight: 700 });
    expect(bold.family.faces[0]?.hash).not.toBe(family.faces[0]?.hash);
  });

  test('may be files of one weight each, with an italic', async () => {
    const { family } = await cut('text', [await atWeight(mulish, 400), await atWeight(mulish, 700), mulishItalic]);
    expect(family.faces.map(({ isItalic, weight }) => [weight, isItalic])).toEqual([
      ['400', false],
      ['700', false],
      ['400 700', true],
    ]);
  });

  test('in Arabic joins its letters; a missing Latin alphabet is noted', async () => {
    const { family, notes } = await cut('arabicText', [vazirmatn]);
    expect(family.faces[0]?.unicodeRange).toContain('U+6');
    expect(notes.join()).toContain('Not in the file');
    expect((await cut('arabicHeadings', [readex])).family.faces[0]?.weight).toBe('300 700');
  });

  test('has the kind that its letters show, where the file does not say its own', async () => {
    expect((await cut('headings', [mulish], { insteadOf: 'Lora' })).family.isSerif).toBe(false);
    expect((await cut('text', [bitter], { insteadOf: 'Outfit' })).family.isSerif).toBe(true);
  });
});

describe('refuses in words that say what to do', () => {
  const header = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
    const copy = Buffer.from(bytes);
    change(copy);
    return copy;
  };
  const CASES: readonly [string, () => Promise<readonly Buffer[]>, OwnRole, RegExp][] = [
    ['TrueType', async () => [Buffer.from('\0\x01\0\0rest', 'latin1')], 'text', /is a TrueType file.*need WOFF2/],
    ['the first WOFF', async () => [Buffer.from('wOFFrest')], 'text', /WOFF file of the first version/],
    ['a page', async () => [Buffer.from('<!doctype html>')], 'text', /Choose a \.woff2 file/],
    [
      'too large a file',
      async () => [Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(1_000_000)])],
      'text',
      /larger than 1 MB/,
    ],
    ['a file that was cut off', async () => [mulish.subarray(0, 2000)], 'text', /cut off/],
    [
      'what unpacks to too much',
      async () => [header(mulish, (copy) => copy.writeUInt32BE(9e8, 16))],
      'text',
      /unpacks to more than 8 MB/,
    ],
    ['a collection', async () => [header(mulish, (copy) => copy.write('ttcf', 4))], 'text', /several typefaces/],
    ['random tables', async () => [header(mulish, (copy) => copy.fill(0xa5, 200))], 'text', /is damaged/],
    ['two variable files', async () => [mulish, bitter], 'text', /one variable file/],
    ['italics alone', async () => [mulishItalic], 'text', /All of these files are italic/],
    ['two files of headings', async () => [mulish, bitter], 'headings', /One file is enough/],
    ['Arabic for Latin', async () => [vazirmatn], 'text', /lacks letters of the Latin alphabet/],
    ['Latin for Arabic', async () => [mulish], 'arabicText', /lacks letters of Arabic/],
    ['no file', async () => [], 'text', /No file was chosen|All of these/],
  ];

  test.each(CASES)('%s', async (_, files, role, words) => {
    await expect(cut(role, await files())).rejects.toMatchObject({
      name: 'FontFault',
      message: expect.stringMatching(words),
    });
  });

  test('files beyond the bytes of their role: uprights together, and each italic', () => {
    const upright = { bytes: 16_000, isItalic: false };
    const italic = { bytes: 16_000, isItalic: true };
    expect(() => checkBytes([upright, italic, italic], 'text')).not.toThrow();
    expect(() => checkBytes([upright, upright], 'text')).toThrow(
      'the typeface still has 32 kB, and a page may carry 30 kB of it. Choose a regular file alone',
    );
    expect(() => checkBytes([upright, { ...italic, bytes: 31_000 }], 'text')).toThrow('the italic still has 31 kB');
    expect(() => checkBytes([upright], 'headings')).toThrow('a page may carry 15 kB of it. Choose a plainer typeface');
  });
});
