import { expect, test } from 'vitest';
import { findCircles, readImports, topOf } from './imports.ts';

const imports = readImports();

test('the imports of the source are found', () => {
  expect(imports).toContainEqual({ from: 'src/server/main.ts', to: 'src/server/run.ts' });
  expect(
    findCircles([
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
      { from: 'c', to: 'd' },
    ]),
  ).toEqual([['a', 'b', 'c']]);
});

test('files have no import cycles, types included', () => {
  expect(findCircles(imports)).toEqual([]);
});

test('top folders of the source have no import cycles, types included', () => {
  const tops = imports.map(({ from, to }) => ({ from: topOf(from), to: topOf(to) }));
  expect(findCircles(tops)).toEqual([]);
});

test('the server imports no feature', () => {
  const named = imports.filter(
    ({ from, to }) => from.startsWith('src/server/') && /^src\/(documents|parts|widgets)\//.test(to),
  );
  expect(named).toEqual([]);
});
