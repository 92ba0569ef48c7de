import { createHash } from 'node:crypto';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { measureFont, readCharacterMap } from '../build/measureFont.ts';
import { type FontTables, readTables, tableOf } from '../build/sfnt.ts';
import { subsetFamily } from '../build/subsetFamily.ts';
import { type FontMetrics, SERIF_FAMILIES } from '../fallbacks.ts';
import { OWN_RECIPES } from '../families.ts';
import { unicodeRange } from '../unicodeRange.ts';
import { checkBytes } from './checkBytes.ts';
import { checkWoff2 } from './checkWoff2.ts';
import { describeFont, FAMILY_NAMES, type FontDescription } from './describeFont.ts';
import { FontFault } from './FontFault.ts';
import type { OwnFace, OwnFamily, OwnRole } from './ownFamily.ts';

/** Files of a typeface, as they were uploaded, for one role. */
export interface OwnFiles {
  role: OwnRole;
  files: readonly { name: string; data: Buffer }[];
  /** Weight of headings, where a file has several. */
  weight: number;
  /** The family of the chosen pair in this place, whose kind counts where a file does not say its own. */
  insteadOf: string;
}

/** A typeface as it was cut: its facts, its files in the order of its faces, and remarks for the editor. */
export interface CutTypeface {
  family: OwnFamily;
  files: Buffer[];
  notes: string[];
}

interface Opened {
  name: string;
  data: Buffer;
  about: FontDescription;
}

interface Cut {
  file: Buffer;
  face: Pick<OwnFace, 'isItalic' | 'weight'>;
  characters: string;
  metrics: FontMetrics;
}

/** Weights of headings, which are drawn at one, and of text (decision 018). */
const HEADING_WEIGHTS = '300 700';
const TEXT_WEIGHTS = [400, 700] as const;
const LATIN_LEAST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ARABIC_LEAST = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
/** Features without which Arabic letters do not join. */
const ARABIC_JOINS = ['init', 'medi', 'fina'];

/**
 * Cuts uploaded files as the files of the pairs are cut: to the characters, features and weights of their role, without hints.
 * @throws FontFault for files that cannot be used, with what to do
 */
export async function cutOwnTypeface({ files, insteadOf, role, weight }: OwnFiles): Promise<CutTypeface> {
  const opened = await Promise.all(files.map(({ data, name }) => open(data, name)));
  checkSet(opened, role);
  const cuts = await Promise.all(opened.map((font) => cut(font, role, weight)));
  checkBytes(
    cuts.map(({ face, file }) => ({ bytes: file.length, isItalic: face.isItalic })),
    role,
  );
  const [first] = cuts;
  const [regular] = opened;
  if (!first || !regular) throw new FontFault('No file was chosen. Choose the WOFF2 files of one typeface.');
  const upright = cuts.find(({ face }) => !face.isItalic) ?? first;
  return {
    family: {
      name: regular.about.name || 'Own typeface',
      isSerif: regular.about.isSerif ?? SERIF_FAMILIES.includes(insteadOf),
      metrics: upright.metrics,
      faces: cuts.map(({ characters, face, file }) => ({
        ...face,
        hash: createHash('sha256').update(file).digest('hex').slice(0, 20),
        bytes: file.length,
        unicodeRange: unicodeRange(characters),
      })),
    },
    files: cuts.map(({ file }) => file),
    notes: notesOf(opened, upright.characters, role),
  };
}

async function open(data: Buffer, name: string): Promise<Opened> {
  checkWoff2(data, name);
  try {
    const plain = await subsetFont(data, undefined, {
      keepAllGlyphs: true,
      preserveNameIds: FAMILY_NAMES,
      targetFormat: 'sfnt',
    });
    return { name, data, about: describeFont(readTables(plain)) };
  } catch {
    // Whatever the decoder or a table complains of: to the editor it is one fault.
    throw new FontFault(`“${name}” is damaged, or no typeface that browsers could show. Download it again.`);
  }
}

/** Headings and Arabic are one file; text is a variable one, or regular and bold, each with an italic. */
function checkSet(fonts: readonly Opened[], role: OwnRole): void {
  if (role !== 'text' && fonts.length > 1)
    throw new FontFault('One file is enough here: it is drawn at one weight, or has all weights in it. Choose one.');
  for (const isItalic of [false, true]) {
    const alike = fonts.filter(({ about }) => about.isItalic === isItalic);
    const weights = new Set(alike.map(({ about }) => about.weight));
    const isVariable = alike.some(({ about }) => about.axes.wght);
    if (alike.length > (isVariable ? 1 : 2) || weights.size < alike.length)
      throw new FontFault(
        `Of the ${isItalic ? 'italic' : 'upright'} files choose a regular and a bold one, or one variable file that has all weights: these are ${alike.map(({ name }) => `“${name}”`).join(', ')}.`,
      );
  }
  if (!fonts.some(({ about }) => !about.isItalic))
    throw new FontFault('All of these files are italic. Choose the upright ones too: they carry the text.');
}

async function cut(font: Opened, role: OwnRole, weight: number): Promise<Cut> {
  const { about, name } = font;
  const recipe = OWN_RECIPES[role];
  const axis = about.axes.wght;
  const pinned = Object.fromEntries(Object.entries(about.axes).map(([tag, [, usual]]) => [tag, usual]));
  const isHeading = role === 'headings' || role === 'arabicHeadings';
  const weights = axis && !isHeading ? within(TEXT_WEIGHTS, axis) : undefined;
  const drawnAt = axis && clamp(isHeading ? weight : TEXT_WEIGHTS[0], axis);
  const at = drawnAt === undefined ? pinned : { ...pinned, wght: drawnAt };
  const tables = await cutTables(font, recipe, at);
  const glyphs = readCharacterMap(tables);
  const characters = Array.from(recipe.characters)
    .filter((character) => glyphs.get(character.codePointAt(0) ?? 0))
    .join('');
  checkLetters(characters, tables, { name, role });
  return {
    file: weights
      ? await cutWithAxis(font, recipe, { pinned, weights })
      : await subsetFont(font.data, recipe.characters, {
          ...optionsOf(recipe),
          variationAxes: at,
          targetFormat: 'woff2',
        }),
    face: {
      isItalic: about.isItalic,
      weight: isHeading ? HEADING_WEIGHTS : (weights?.join(' ') ?? String(drawnAt ?? about.weight)),
    },
    characters,
    metrics: rounded(measureFont(tables)),
  };
}

type Recipe = (typeof OWN_RECIPES)[OwnRole];

function optionsOf({ features }: Recipe): SubsetOptions {
  return { keepFeatures: features, noHinting: true, dropTables: ['STAT'] };
}

async function cutTables({ data }: Opened, recipe: Recipe, at: Record<string, number>): Promise<FontTables> {
  return readTables(
    await subsetFont(data, recipe.characters, { ...optionsOf(recipe), variationAxes: at, targetFormat: 'sfnt' }),
  );
}

/** With its axis of weights; by the kerning of one weight where that can be done. */
async function cutWithAxis(
  { data }: Opened,
  recipe: Recipe,
  { pinned, weights }: { pinned: Record<string, number>; weights: [number, number] },
): Promise<Buffer> {
  const [min, max] = weights;
  const { wght: _, ...others } = pinned;
  const family = { ...recipe, family: '', name: '', source: '', weights, pinned: others };
  const whole = await subsetFont(data, recipe.characters, {
    ...optionsOf(recipe),
    variationAxes: { ...others, wght: { min, max, default: min } },
    targetFormat: 'woff2',
  });
  try {
    const lighter = await subsetFamily(data, family);
    return lighter.length < whole.length ? lighter : whole;
  } catch {
    // Its cuts differ in their glyphs, or its outlines are of the other kind: the file is a little larger.
    return whole;
  }
}

function checkLetters(characters: string, tables: FontTables, { name, role }: { name: string; role: OwnRole }): void {
  const isArabic = OWN_RECIPES[role].script === 'arabic';
  const missing = Array.from(isArabic ? ARABIC_LEAST : LATIN_LEAST).filter((letter) => !characters.includes(letter));
  const joins = (tag: string) => tableOf(tables, 'GSUB').includes(tag, 0, 'latin1');
  if (missing.length > 0)
    throw new FontFault(
      `“${name}” lacks letters of ${isArabic ? 'Arabic' : 'the Latin alphabet'}: ${missing.slice(0, 8).join(' ')}. Choose a file that has all of them.`,
    );
  if (isArabic && !(tables.has('GSUB') && ARABIC_JOINS.every(joins)))
    throw new FontFault(`“${name}” does not join Arabic letters. Choose a file with its OpenType features.`);
}

function notesOf(fonts: readonly Opened[], characters: string, role: OwnRole): string[] {
  const missing = Array.from(OWN_RECIPES[role].characters).filter((each) => !characters.includes(each) && each.trim());
  return [
    ...fonts
      .filter(({ about }) => about.forbidsEmbedding)
      .map(
        ({ name }) =>
          `“${name}” says of itself that it may not be embedded: make sure that your licence covers websites.`,
      ),
    ...(missing.length > 0
      ? [`Not in the file, and so drawn by a similar typeface of the device: ${missing.slice(0, 24).join(' ')}`]
      : []),
  ];
}

function within(
  [least, most]: readonly [number, number],
  axis: readonly [number, number, number],
): [number, number] | undefined {
  const low = clamp(least, axis);
  const high = clamp(most, axis);
  return low < high ? [low, high] : undefined;
}

function clamp(weight: number, [least, , most]: readonly [number, number, number]): number {
  return Math.round(Math.min(most, Math.max(least, weight)));
}

function rounded({ ascent, averageWidth, descent, lineGap }: FontMetrics): FontMetrics {
  const round = (value: number): number => Number(value.toFixed(4));
  return {
    ascent: round(ascent),
    descent: round(descent),
    lineGap: round(lineGap),
    ...(averageWidth !== undefined && { averageWidth: round(averageWidth) }),
  };
}
