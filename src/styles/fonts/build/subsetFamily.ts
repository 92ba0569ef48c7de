import subsetFont, { type SubsetOptions } from 'subset-font';
import type { FontFamily } from '../families.ts';
import { type FontTables, readTables, tableOf, writeTables } from './sfnt.ts';

/** The weight whose kerning is used for all weights. */
const KERNING_WEIGHT = 400;

/**
 * Cuts one family down to its characters, features and weights.
 * @param source the published file
 * @returns a WOFF2 file with one weight axis, or none when the family is drawn at one weight
 */
export async function subsetFamily(source: Buffer, family: FontFamily): Promise<Buffer> {
  const font = family.drawnAt ? await cut(source, family, family.drawnAt) : await cutWithAxis(source, family);
  return subsetFont(writeTables(font), undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
}

async function cutWithAxis(source: Buffer, family: FontFamily): Promise<FontTables> {
  const [lightest, heaviest] = family.weights;
  const font = await cut(source, family, { min: lightest, max: heaviest, default: lightest });
  takeKerning(font, await cut(source, family, Math.max(lightest, KERNING_WEIGHT)));
  return font;
}

/** The tables of a family at one weight, for measuring. */
export function cutAtWeight(source: Buffer, family: FontFamily, weight: number): Promise<FontTables> {
  return cut(source, family, weight);
}

async function cut(source: Buffer, family: FontFamily, weight: NonNullable<SubsetOptions['variationAxes']>[string]) {
  const font = await subsetFont(source, family.characters, {
    targetFormat: 'sfnt',
    variationAxes: { ...family.pinned, wght: weight },
    keepFeatures: family.features,
    noHinting: true,
    // Names of styles for menus of font pickers; nothing a browser reads.
    dropTables: ['STAT'],
  });
  return readTables(font);
}

/**
 * Kerning that varies with the weight costs a fifth of a file and moves letters by a fraction of a pixel, so that of one
 * weight serves all.
 */
function takeKerning(font: FontTables, single: FontTables): void {
  // Kerning refers to glyphs by number, so both must use the same numbers.
  if (!tableOf(font, 'cmap').equals(tableOf(single, 'cmap')))
    throw new Error('The two cuts of a font differ in their glyphs.');
  for (const tag of ['GPOS', 'GDEF']) {
    const table = single.get(tag);
    if (table) font.set(tag, table);
    else font.delete(tag);
  }
}
