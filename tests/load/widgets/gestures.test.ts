import { basename, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';
import { findIslands } from '../../../src/islands/findIslands.ts';
import { blocks } from '../../../src/widgets/index.ts';
import { GESTURES, NOTHING_TO_PRESS } from './gestures.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const kinds = blocks.map(({ slug }) => slug);

test('every kind with an island has a gesture, or is listed without one', () => {
  const withIsland = findIslands(ROOT).flatMap(({ file }) => {
    const [, folder, kind = basename(file)] = relative(ROOT, file).split(sep);
    return folder === 'widgets' ? [kind] : [];
  });
  const known = [...Object.keys(GESTURES), ...NOTHING_TO_PRESS];
  expect([...new Set(withIsland)].filter((kind) => !known.includes(kind))).toEqual([]);
});

test('every gesture belongs to a kind of widget', () => {
  expect([...Object.keys(GESTURES), ...NOTHING_TO_PRESS].filter((kind) => !kinds.includes(kind))).toEqual([]);
});
