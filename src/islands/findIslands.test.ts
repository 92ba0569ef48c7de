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

test('lists the islands of widgets, parts and a site’s own code by file name, and nothing else', () => {
  writeFile('src/widgets/share-box/island/ShareBoxIsland.ts');
  writeFile('src/widgets/share-box/island/ShareBoxIsland.test.ts');
  writeFile('src/widgets/share-box/ShareBox.tsx');
  writeFile('src/widgets/share-box/island/PanelIsland.tsx');
  writeFile('src/widgets/countdown/island/CountdownIsland.ts');
  writeFile('src/parts/motion/island/entranceAnimationIsland.ts');
  writeFile('src/parts/motion/island/easing.ts');
  writeFile('site/widgets/season/island/SeasonIsland.ts');
  writeFile('site/letters/island/NoIsland.ts');
  expect(findIslands(root)).toEqual([
    { name: 'countdown', file: path.join(root, 'src/widgets/countdown/island/CountdownIsland.ts') },
    { name: 'entrance-animation', file: path.join(root, 'src/parts/motion/island/entranceAnimationIsland.ts') },
    { name: 'season', file: path.join(root, 'site/widgets/season/island/SeasonIsland.ts') },
    { name: 'share-box', file: path.join(root, 'src/widgets/share-box/island/ShareBoxIsland.ts') },
  ]);
});

test('throws for two files with one name, naming both', () => {
  writeFile('src/widgets/sticky/island/StickyIsland.ts');
  writeFile('src/parts/to-top/island/stickyIsland.ts');
  expect(() => findIslands(root)).toThrow(
    /island "sticky": .*parts.to-top.island.stickyIsland.ts and .*widgets.sticky.island.StickyIsland.ts/,
  );
});

test.each([
  ['src/widgets/shareBox/ShareBoxIsland.ts', 'share-box'],
  ['src/widgets/map2/Map2Island.ts', 'map2'],
  ['src/parts/to-top/island/toTopIsland.ts', 'to-top'],
])('%s is %s', (file, name) => {
  expect(nameIsland(file)).toBe(name);
});
