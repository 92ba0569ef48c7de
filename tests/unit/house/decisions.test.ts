import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.ts';

const FOLDER = join(ROOT, 'docs/decisions');
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
const notes = readdirSync(FOLDER).filter((name) => name !== 'README.md');

describe('decision notes', () => {
  it('have unique numbers', () => {
    const numbers = notes.map((name) => name.slice(0, 3));
    expect(numbers.filter((number, at) => !/^\d{3}$/.test(number) || numbers.indexOf(number) !== at)).toEqual([]);
  });

  it.each(notes)('%s has a title, a status, and a line in the index', (name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    const title = /^# (\d{3} · .+)\n\n\*\*Status\.\*\* (Accepted|Replaced by)\b/.exec(text)?.[1];
    expect(title?.slice(0, 3)).toBe(name.slice(0, 3));
    expect(index).toContain(`[${title}](${name}): `);
  });

  it('have an index of areas of at most 25, each line a sentence', () => {
    const areas = index
      .split('\n## ')
      .slice(1)
      .map((area) => area.split('\n').filter((line) => line.startsWith('- ')));
    expect(areas.flat().filter((line) => !/[.!?]$/.test(line))).toEqual([]);
    expect(areas.map((lines) => lines.length).filter((count) => count > 25 || count === 0)).toEqual([]);
  });

  it('are exactly those in the index', () => {
    const listed = [...index.matchAll(/\]\((.+?\.md)\)/g)].map(([, file]) => file);
    expect([...listed].sort()).toEqual([...notes].sort());
  });

  it('refer to existing notes when they continue or replace one', () => {
    const known = new Set(notes.map((name) => name.slice(0, 3)));
    for (const name of notes) {
      const status = /\*\*Status\.\*\*.*/.exec(readFileSync(join(FOLDER, name), 'utf8'))?.[0] ?? '';
      for (const [number] of status.matchAll(/\b\d{3}\b/g)) expect(known, name).toContain(number);
    }
  });
});
