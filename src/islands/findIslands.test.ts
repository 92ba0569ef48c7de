import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findIslands, nameIsland } from './findIslands.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rihla-islands-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function writeFile(file: string) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
}

test('lists widgets by folder and effects by file, and nothing else', () => {
  writeFile('src/widgets/share-box/ShareBoxIsland.tsx');
  writeFile('src/widgets/share-box/ShareBoxIsland.test.tsx');
  writeFile('src/widgets/share-box/ShareBox.tsx');
  writeFile('src/widgets/countdown/CountdownIsland.ts');
  writeFile('src/effects/EntranceAnimationIsland.ts');
  writeFile('src/effects/easing.ts');
  expect(findIslands(root)).toEqual([
    { name: 'countdown', file: path.join(root, 'src/widgets/countdown/CountdownIsland.ts') },
    { name: 'entrance-animation', file: path.join(root, 'src/effects/EntranceAnimationIsland.ts') },
    { name: 'share-box', file: path.join(root, 'src/widgets/share-box/ShareBoxIsland.tsx') },
  ]);
});

test('two files for one name are refused, naming both', () => {
  writeFile('src/widgets/sticky/StickyIsland.ts');
  writeFile('src/effects/StickyIsland.ts');
  expect(() => findIslands(root)).toThrow(
    /island "sticky": .*effects.StickyIsland.ts and .*widgets.sticky.StickyIsland.ts/,
  );
});

test.each([
  ['src/widgets/shareBox/ShareBoxIsland.tsx', 'share-box'],
  ['src/widgets/map2/Map2Island.ts', 'map2'],
  ['src/effects/toTopIsland.ts', 'to-top'],
])('%s is %s', (file, name) => {
  expect(nameIsland(file)).toBe(name);
});
