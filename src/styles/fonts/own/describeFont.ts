import { type FontTables, tableOf } from '../build/sfnt.ts';
import { serifOf } from './serifOf.ts';

/** What a typeface file says of itself. */
export interface FontDescription {
  /** Name of its family; empty where it has none that can be read. */
  name: string;
  /** Weight of a file with one weight. */
  weight: number;
  isItalic: boolean;
  /** Undefined where neither the file nor its letters tell. */
  isSerif: boolean | undefined;
  /** The file forbids that it is embedded (`fsType` of OpenType, bit 1). */
  forbidsEmbedding: boolean;
  /** Axes of a variable typeface by tag, each with least, default and largest value. */
  axes: Readonly<Record<string, readonly [number, number, number]>>;
}

/** Ids of a family's name in the table of names: that of all its weights first. */
export const FAMILY_NAMES = [16, 1];
const ITALIC = 1;
const RESTRICTED = 2;
/** Files of one weight may have it in the name of their family. */
const STYLES = / (?:thin|(?:extra|semi|demi|ultra)?[ -]?(?:light|bold)|regular|book|medium|black|heavy)$/i;

/**
 * Reads names, weight, slant and axes out of a font's tables.
 * @throws Error, RangeError for tables that are missing or cut off
 */
export function describeFont(tables: FontTables): FontDescription {
  const os2 = tableOf(tables, 'OS/2');
  return {
    name: readName(tableOf(tables, 'name')),
    weight: Math.min(1000, Math.max(1, os2.readUInt16BE(4))),
    isItalic: (os2.readUInt16BE(62) & ITALIC) !== 0,
    isSerif: serifOf(tables),
    forbidsEmbedding: (os2.readUInt16BE(8) & RESTRICTED) !== 0,
    axes: readAxes(tables.get('fvar')),
  };
}

/** The first family name in Unicode, without what a style sheet could misread. */
function readName(table: Buffer): string {
  const texts = table.readUInt16BE(4);
  const names = Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const at = 6 + 12 * index;
    const start = texts + table.readUInt16BE(at + 10);
    const isWide = table.readUInt16BE(at) !== 1;
    const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8)));
    const text = isWide && bytes.length % 2 === 0 ? bytes.swap16().toString('utf16le') : bytes.toString('latin1');
    return { id: table.readUInt16BE(at + 6), text };
  });
  const found = FAMILY_NAMES.flatMap((id) => names.filter((name) => name.id === id))[0]?.text ?? '';
  return found
    .normalize()
    .replace(/[^\p{L}\p{N} -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ -]+/, '')
    .replace(STYLES, '')
    .slice(0, 60)
    .trim();
}

function readAxes(fvar: Buffer | undefined): FontDescription['axes'] {
  if (!fvar) return {};
  const first = fvar.readUInt16BE(4);
  const length = fvar.readUInt16BE(10);
  const fixed = (at: number): number => fvar.readInt32BE(at) / 65536;
  return Object.fromEntries(
    Array.from({ length: fvar.readUInt16BE(8) }, (_, index) => {
      const at = first + length * index;
      return [fvar.toString('latin1', at, at + 4), [fixed(at + 4), fixed(at + 8), fixed(at + 12)] as const];
    }),
  );
}
