import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TYPEFACES } from '../../../shared/typefaces.ts';
import { FONT_FAMILIES, type FontScript } from '../families.ts';
import { type BuiltFont, type FontPair, fontsOfPage } from '../fontFaces.ts';
import { buildFonts } from './buildFonts.ts';
import { readCharacterMap } from './measureFont.ts';
import { type FontTables, readTables, tableOf, writeTables } from './sfnt.ts';

const BUDGET_BYTES = 45_000;
/** Features that Arabic letters need to join. */
const ARABIC_JOINS = ['init', 'medi', 'fina', 'rlig'];

let folder: string;
let fonts: BuiltFont[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rihla-fonts-'));
  fonts = await buildFonts(folder);
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

async function openFont(font: BuiltFont | undefined): Promise<FontTables> {
  const file = await readFile(join(folder, font?.url ?? ''));
  return readTables(await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' }));
}

describe('the font files', () => {
  const PAGES = TYPEFACES.flatMap((pair): [string, FontScript, number, FontPair][] => [
    [`in ${pair.id}`, 'latin', 2, pair],
    [`in Arabic beside ${pair.id}`, 'arabic', 3, pair.arabic],
  ]);

  test.each(PAGES)('those of a page %s are within the budget', async (_, script, count, pair) => {
    const own = fontsOfPage(fonts, script, pair);
    const sizes = await Promise.all(own.map(async ({ url }) => (await stat(join(folder, url))).size));
    expect(own).toHaveLength(count);
    expect(sizes).toEqual(own.map(({ bytes }) => bytes));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET_BYTES);
  });

  test('a page in Arabic gets no more of them than one in English', () => {
    const bytesOf = (script: FontScript): number =>
      fontsOfPage(fonts, script).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(bytesOf('arabic')).toBeLessThanOrEqual(bytesOf('latin'));
  });

  test('are listed for the pages', async () => {
    expect(JSON.parse(await readFile(join(folder, 'fonts.json'), 'utf8'))).toEqual(fonts);
    expect(fonts.map((font) => font.weight)).toEqual(FONT_FAMILIES.map(({ weights }) => weights.join(' ')));
  });

  test.each(FONT_FAMILIES.map((family, index) => [family.family, index] as const))(
    '%s has the characters, axes and features of its recipe',
    async (_, index) => {
      const family = FONT_FAMILIES[index];
      const tables = await openFont(fonts[index]);
      const characters = readCharacterMap(tables);
      const missing = Array.from(family?.characters ?? '').filter(
        (character) => !characters.get(character.codePointAt(0) ?? 0),
      );
      expect(missing).toEqual([]);
      expect(axesOf(tables)).toEqual(family?.drawnAt ? [] : [['wght', ...(family?.weights ?? [])]]);
      const placed = family?.features.includes('mark') ? 'mark' : 'kern';
      expect(tableOf(tables, 'GPOS').toString('latin1')).toContain(placed);
      const joining = family?.features.includes('fina') ? ARABIC_JOINS : ['liga'];
      for (const feature of joining.filter((name) => family?.features.includes(name)))
        expect(tableOf(tables, 'GSUB').toString('latin1'), feature).toContain(feature);
    },
  );

  test('are not rebuilt without a change, and rebuilt when one is missing', async () => {
    const path = join(folder, fonts[0]?.url ?? '');
    const before = await stat(path);
    await writeFile(join(folder, 'assets/fonts/left-over.woff2'), 'old');
    expect(await buildFonts(folder)).toEqual(fonts);
    expect((await stat(path)).mtimeMs).toBe(before.mtimeMs);
    expect(await readdir(join(folder, 'assets/fonts'))).toHaveLength(fonts.length);
    await rm(path);
    await buildFonts(folder);
    expect((await stat(path)).size).toBe(before.size);
  });
});

test('a font survives parsing and writing unchanged', async () => {
  const tables = await openFont(fonts[1]);
  expect(readTables(writeTables(tables))).toEqual(tables);
});

function axesOf(tables: FontTables): [string, number, number][] {
  const fvar = tables.get('fvar');
  if (!fvar) return [];
  const axes = fvar.readUInt16BE(4);
  return Array.from({ length: fvar.readUInt16BE(8) }, (_, index) => {
    const axis = axes + 20 * index;
    return [
      fvar.toString('latin1', axis, axis + 4),
      fvar.readInt32BE(axis + 4) / 65536,
      fvar.readInt32BE(axis + 12) / 65536,
    ];
  });
}
