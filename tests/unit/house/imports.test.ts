import { expect, test } from 'vitest';
import { findCircles, foldersOf, importsWithin, readImports, topOf } from './imports.ts';

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

test('imports of a folder are read with the folders beside it', () => {
  const edges = [
    { from: 'src/a/one.ts', to: 'src/a/b/two.ts' },
    { from: 'src/a/b/c/three.ts', to: 'src/a/four.ts' },
    { from: 'src/a/b/two.ts', to: 'src/a/b/c/three.ts' },
    { from: 'src/a/four.ts', to: 'src/d/five.ts' },
  ];
  expect(foldersOf(edges)).toEqual(['src', 'src/a', 'src/a/b', 'src/a/b/c', 'src/d']);
  expect(importsWithin('src/a', edges)).toEqual([
    { from: 'one.ts', to: 'b' },
    { from: 'b', to: 'four.ts' },
  ]);
});

test('no import cycle between folders, types included, nor between a folder and the files beside it', () => {
  const folders = foldersOf(imports);
  const circles = folders.flatMap((folder) =>
    findCircles(importsWithin(folder, imports)).map((names) => `${folder}: ${names.join(', ')}`),
  );
  expect(circles).toEqual([]);
});

test('the server imports no feature', () => {
  const named = imports.filter(
    ({ from, to }) => from.startsWith('src/server/') && /^src\/(documents|parts|widgets)\//.test(to),
  );
  expect(named).toEqual([]);
});
