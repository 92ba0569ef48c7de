import { expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/testDatabase.ts';
import { blocks } from '../../widgets/index.ts';
import { seed } from '../seed.ts';
import { PATTERN_BOOK, patternPages } from './patternBook.ts';

const NO_IDS = { accounts: new Map(), menus: new Map(), pictures: new Map(), refs: new Map(), reviews: new Map() };

test('has every widget', () => {
  const shown = JSON.stringify(patternPages(NO_IDS));
  expect(blocks.filter(({ slug }) => !shown.includes(`"blockType":"${slug}"`)).map(({ slug }) => slug)).toEqual([]);
});

describeDatabase('the pattern book of the demo', (db) => {
  test('is stored through the ordinary door, where nobody who searches comes upon it', {
    timeout: 120_000,
  }, async () => {
    await seed(db.payload);
    const { docs } = await db.payload.find({
      collection: 'pages',
      where: { path: { contains: PATTERN_BOOK } },
      pagination: false,
      depth: 0,
    });
    expect(docs).toHaveLength(patternPages(NO_IDS).length);
    expect(docs.every(({ _status, meta }) => _status === 'published' && meta?.noindex)).toBe(true);
  });
});
