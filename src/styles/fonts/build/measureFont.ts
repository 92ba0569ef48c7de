import type { FontMetrics } from '../fallbacks.ts';
import { type FontTables, tableOf } from './sfnt.ts';

/** Frequencies of the characters among 10,000 of English text (Capsize's count of Wikinews abstracts). */
// biome-ignore format: one entry per line would hide the rest of the file
const FREQUENCIES: Record<string, number> = {
  ' ': 1540, e: 922, t: 672, a: 668, i: 588, n: 578, o: 571, r: 526, s: 469, h: 351, l: 304, d: 298, c: 232, u: 207,
  m: 181, f: 170, p: 163, g: 155, y: 123, b: 114, w: 110, ',': 83, '.': 79, v: 76, '0': 53, k: 46, T: 41, S: 41,
  A: 40, C: 31, '2': 26, x: 25, M: 25, P: 23, '1': 23, I: 22, B: 20, '-': 18, U: 16, R: 15, F: 15, '5': 15, N: 14,
  "'": 14, H: 13, D: 13, '"': 12, W: 12, L: 12, z: 11, G: 11, E: 11, '3': 10, ')': 10, '(': 10, j: 9, O: 9, J: 9,
  q: 8, ':': 8, '4': 8, K: 7, '8': 7, '6': 7, '9': 6, V: 5, '7': 5, Y: 3, $: 2, Q: 1,
};

/** Reads the line and width metrics out of a font's tables. */
export function measureFont(tables: FontTables): FontMetrics {
  const em = tableOf(tables, 'head').readUInt16BE(18);
  const hhea = tableOf(tables, 'hhea');
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
    ...averageWidth(tables, em),
  };
}

/** The code points a font has, each with its glyph. */
export function readCharacterMap(tables: FontTables): Map<number, number> {
  const cmap = tableOf(tables, 'cmap');
  const table = unicodeTable(cmap);
  const segments = table.readUInt16BE(6) / 2;
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment++) {
    const end = table.readUInt16BE(14 + 2 * segment);
    const startAt = 16 + 2 * (segments + segment);
    const deltaAt = startAt + 2 * segments;
    const offsetAt = deltaAt + 2 * segments;
    const offset = table.readUInt16BE(offsetAt);
    for (let point = table.readUInt16BE(startAt); point <= end && point < 0xffff; point++) {
      const at = offsetAt + offset + 2 * (point - table.readUInt16BE(startAt));
      const base = offset ? table.readUInt16BE(at) : point;
      glyphs.set(point, (base + table.readUInt16BE(deltaAt)) & 0xffff);
    }
  }
  return glyphs;
}

/** Nothing for a font without Latin letters. */
function averageWidth(tables: FontTables, em: number): Pick<FontMetrics, 'averageWidth'> {
  const glyphs = readCharacterMap(tables);
  let sum = 0;
  let count = 0;
  for (const [character, frequency] of Object.entries(FREQUENCIES)) {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0);
    if (glyph === undefined) continue;
    sum += frequency * advanceOf(tables, glyph);
    count += frequency;
  }
  return count > 0 ? { averageWidth: sum / count / em } : {};
}

function advanceOf(tables: FontTables, glyph: number): number {
  const measured = tableOf(tables, 'hhea').readUInt16BE(34);
  return tableOf(tables, 'hmtx').readUInt16BE(4 * Math.min(glyph, measured - 1));
}

/** The subtable of format 4, which every font with a Basic Multilingual Plane has. */
function unicodeTable(cmap: Buffer): Buffer {
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4));
    if (table.readUInt16BE(0) === 4) return table;
  }
  throw new Error('The font has no character map of format 4.');
}
