import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type PartSettings, partSettings } from '../../../src/parts/index.ts';
import { parts } from '../../../src/parts/registry.ts';
import { componentsIn, findCircles, type Import, readImports, readNamedComponents, topOf } from './imports.ts';

/** Imports, and components of the studio that are named by path. */
const imports = [...readImports(), ...readNamedComponents()];

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

/** Components that a part has in the list of parts: its pages of the studio, and what leads to them. */
const LISTED: Import[] = partSettings.flatMap(({ actions, dashboard, name, navLinks, views }: PartSettings) =>
  componentsIn(JSON.stringify({ actions, dashboard, navLinks, views })).map((to) => ({
    from: `src/parts/${name}/part.ts`,
    to,
  })),
);

/** Imports between parts, by name. */
const BETWEEN_PARTS: Import[] = [...imports, ...LISTED].flatMap(({ from, to }) => {
  const [a, b] = [partOf(from), partOf(to)];
  return a && b && a !== b ? [{ from: a, to: b }] : [];
});

test('components are imports, too, of the part that lists them', () => {
  expect(LISTED).toContainEqual({
    from: 'src/parts/shop/part.ts',
    to: 'src/parts/shop/hoards/studio/BoardWithHoards.tsx',
  });
  expect(imports).toContainEqual({
    from: 'src/parts/index.ts',
    to: 'src/parts/bookings/studio/manifest/ManifestView.tsx',
  });
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
