import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parts } from '../../../src/parts/registry.ts';
import { findCircles, type Import, readImports, topOf } from './imports.ts';

const imports = readImports();

/** The layers of the source, lowest first, as ARCHITECTURE.md lists them; folders of one layer do not import each other. */
const FLOORS = readFloors();

function readFloors(): string[][] {
  const text = readFileSync(join(import.meta.dirname, '../../../ARCHITECTURE.md'), 'utf8');
  const [, list = ''] = /no two import each other \(a test\): ([^.]+)\./.exec(text) ?? [];
  return list.split('·').map((floor) => floor.split(/[,\s]+/).filter(Boolean));
}

const floorOf = (file: string): number => FLOORS.findIndex((floor) => floor.includes(topOf(file)));

test('every folder of the source is on one layer of ARCHITECTURE.md', () => {
  const folders = new Set(
    imports.flatMap(({ from, to }) => [topOf(from), topOf(to)]).filter((top) => !/\.tsx?$/.test(top)),
  );
  expect([...folders].filter((folder) => FLOORS.flat().filter((name) => name === folder).length !== 1)).toEqual([]);
});

test('no import goes to a higher layer, nor to another folder of the same layer', () => {
  const upwards = imports.filter(
    ({ from, to }) =>
      floorOf(from) >= 0 && topOf(from) !== topOf(to) && !/\.tsx?$/.test(topOf(to)) && floorOf(to) >= floorOf(from),
  );
  expect(upwards).toEqual([]);
});

const partOf = (file: string): string | undefined => /^src\/parts\/([\w-]+)\//.exec(file)?.[1];

/** Imports between parts, by name. */
const BETWEEN_PARTS: Import[] = imports.flatMap(({ from, to }) => {
  const [a, b] = [partOf(from), partOf(to)];
  return a && b && a !== b ? [{ from: a, to: b }] : [];
});

test('parts have no import cycles', () => {
  expect(BETWEEN_PARTS).toContainEqual({ from: 'shop', to: 'bookings' });
  expect(findCircles(BETWEEN_PARTS)).toEqual([]);
});

test('a part requires those that it imports', () => {
  const missing = BETWEEN_PARTS.filter(({ from, to }) => !parts.get(from)?.requires?.includes(to));
  expect([...new Set(missing.map(({ from, to }) => `${from} imports ${to}`))]).toEqual([]);
});

test('no parts require each other in a cycle', () => {
  const required = [...parts].flatMap(({ name, requires }) => (requires ?? []).map((to) => ({ from: name, to })));
  expect(required).toContainEqual({ from: 'chat', to: 'dock' });
  expect(findCircles(required)).toEqual([]);
});
