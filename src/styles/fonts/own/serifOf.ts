import { readCharacterMap } from '../build/measureFont.ts';
import { type FontTables, tableOf } from '../build/sfnt.ts';

/** Panose: Latin text, the kinds of serifs, and the kinds without. */
const LATIN_TEXT = 2;
const SERIFS = [2, 10] as const;
const SANS_SERIFS = [11, 15] as const;
/** Classes of IBM's list (`sFamilyClass` of OpenType) with serifs, and without. */
const SERIF_CLASSES = [1, 2, 3, 4, 5, 7];
const SANS_SERIF_CLASS = 8;
/** Letters that are one upright stroke in a sans serif: in some of them one of the two has serifs, or a tail. */
const STROKES = ['I', 'l'];
/** Most width of a rounded stroke for its height: of the families of the pairs, sans serifs have up to 0.14, and serifs 0.26 and more. */
const MAX_STROKE = 0.2;
/** Points of a stroke with sharp corners, however bold it is. */
const RECTANGLE = 4;

/**
 * Whether a typeface has serifs: by its Panose numbers, its class, or else the outlines of its letters I and l.
 * @returns undefined where nothing tells, such as in a typeface without Latin letters
 * @throws RangeError for tables that are cut off
 */
export function serifOf(tables: FontTables): boolean | undefined {
  const os2 = tableOf(tables, 'OS/2');
  const serif = os2[33] ?? 0;
  const isOf = ([first, last]: readonly [number, number]) => os2[32] === LATIN_TEXT && serif >= first && serif <= last;
  if (isOf(SERIFS)) return true;
  if (isOf(SANS_SERIFS)) return false;
  const familyClass = os2[30] ?? 0;
  if (SERIF_CLASSES.includes(familyClass)) return true;
  if (familyClass === SANS_SERIF_CLASS) return false;
  const strokes = STROKES.flatMap((letter) => isStroke(tables, letter) ?? []);
  return strokes.length > 0 ? !strokes.includes(true) : undefined;
}

/** Whether a letter is one plain stroke; undefined where the font has no outline of it in TrueType's tables. */
function isStroke(tables: FontTables, letter: string): boolean | undefined {
  const [glyf, loca] = [tables.get('glyf'), tables.get('loca')];
  const glyph = readCharacterMap(tables).get(letter.codePointAt(0) ?? 0);
  if (!glyf || !loca || glyph === undefined) return undefined;
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
  const startOf = (index: number) => (isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index));
  const start = startOf(glyph);
  if (startOf(glyph + 1) === start) return undefined;
  const at = (offset: number) => glyf.readInt16BE(start + offset);
  const width = at(6) - at(2);
  const height = at(8) - at(4);
  // Its contours come after ten bytes of bounds, each with the number of its last point.
  const isRectangle = at(0) === 1 && at(10) === RECTANGLE - 1;
  return isRectangle || width <= MAX_STROKE * height;
}
