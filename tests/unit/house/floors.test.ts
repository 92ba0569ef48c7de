import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parts } from '../../../src/parts/registry.ts';
import { findCircles, type Import, readImports, topOf } from './imports.ts';

const imports = readImports();

/** The floors of the source, lowest first, as ARCHITECTURE.md lists them; folders of one floor do not import each other. */
const FLOORS = readFloors();

function readFloors(): string[][] {
  const text = readFileSync(join(import.meta.dirname, '../../../ARCHITECTURE.md'), 'utf8');
  const [, list = ''] = /no two import each other \(a test\): ([^.]+)\./.exec(text) ?? [];
  return list.split('·').map((floor) => floor.split(/[,\s]+/).filter(Boolean));
}

const floorOf = (file: string): number => FLOORS.findIndex((floor) => floor.includes(topOf(file)));

test('every folder of the source stands on one floor of ARCHITECTURE.md', () => {
  const folders = new Set(
    imports.flatMap(({ from, to }) => [topOf(from), topOf(to)]).filter((top) => !/\.tsx?$/.test(top)),
  );
  expect([...folders].filter((folder) => FLOORS.flat().filter((name) => name === folder).length !== 1)).toEqual([]);
});

test('no import goes to a floor above, nor to a neighbour on the same floor', () => {
  const upwards = imports.filter(
    ({ from, to }) =>
      floorOf(from) >= 0 && topOf(from) !== topOf(to) && !/\.tsx?$/.test(topOf(to)) && floorOf(to) >= floorOf(from),
  );
  expect(upwards).toEqual([]);
});

const partOf = (file: string): string | undefined => /^src\/parts\/([\w-]+)\//.exec(file)?.[1];

/** Imports of one part by another, by the parts' names. */
const BETWEEN_PARTS: Import[] = imports.flatMap(({ from, to }) => {
  const [a, b] = [partOf(from), partOf(to)];
  return a && b && a !== b ? [{ from: a, to: b }] : [];
});

test('parts import each other in one direction', () => {
  expect(BETWEEN_PARTS).toContainEqual({ from: 'shop', to: 'bookings' });
  expect(findCircles(BETWEEN_PARTS)).toEqual([]);
});

test('a part requires those that it imports', () => {
  const missing = BETWEEN_PARTS.filter(({ from, to }) => !parts.get(from)?.requires?.includes(to));
  expect([...new Set(missing.map(({ from, to }) => `${from} imports ${to}`))]).toEqual([]);
});
