import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameIsland } from '../../../src/islands/findIslands.ts';

const MARKER = /<Island(?:<typeof import\('([^']+)'\)>)?\s+(?:name="([^"]+)")?/g;

const markers = globSync('src/{widgets,parts,effects,pages,documents}/**/*.tsx', {
  exclude: (file) => file.includes('.test.'),
})
  .sort()
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(MARKER)].map(([, module, name]) => ({ file, module, name })),
  );

test('every marker has the type of its island’s module, so that its props match', () => {
  expect(markers.length).toBeGreaterThan(10);
  expect(markers.filter(({ module }) => module === undefined)).toEqual([]);
});

test('a marker’s type is that of its island', () => {
  expect(markers.filter(({ module, name }) => name && module && nameIsland(module) !== name)).toEqual([]);
});
