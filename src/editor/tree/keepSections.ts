import type { Row } from './listRows.ts';

/** A top-level block with all rows inside it. */
export interface TreeSection {
  key: string;
  rows: readonly Row[];
}

/**
 * Splits rows into sections by top-level block, memoized: unchanged rows and sections stay the same objects across
 * calls, so that a change re-renders only what it changes.
 */
export function createSections(): (rows: readonly Row[]) => readonly TreeSection[] {
  let keptRows = new Map<string, Row>();
  let keptSections = new Map<string, TreeSection>();
  return (rows) => {
    const same = rows.map((row) => {
      const kept = keptRows.get(row.key);
      return kept && isSameRow(kept, row) ? kept : row;
    });
    keptRows = new Map(same.map((row) => [row.key, row]));
    const sections = divide(same).map((section) => {
      const kept = keptSections.get(section.key);
      return kept && isSameList(kept.rows, section.rows) ? kept : section;
    });
    keptSections = new Map(sections.map((section) => [section.key, section]));
    return sections;
  };
}

function divide(rows: readonly Row[]): TreeSection[] {
  const sections: { key: string; rows: Row[] }[] = [];
  for (const row of rows) {
    if (row.level === 1) sections.push({ key: row.key, rows: [row] });
    else sections.at(-1)?.rows.push(row);
  }
  return sections;
}

function isSameRow(a: Row, b: Row): boolean {
  const { place: one, ...rest } = a;
  const { place: other, ...others } = b;
  const isSamePlace = one.parent === other.parent && one.slot === other.slot && one.index === other.index;
  const values = new Map<string, unknown>(Object.entries(others));
  return isSamePlace && Object.entries(rest).every(([key, value]) => values.get(key) === value);
}

function isSameList(a: readonly Row[], b: readonly Row[]): boolean {
  return a.length === b.length && a.every((row, index) => row === b[index]);
}
