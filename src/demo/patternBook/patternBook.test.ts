import { expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { effectFields } from '../../effects/index.ts';
import { PATTERN_BOOK } from '../../shared/patternBook.ts';
import { blocks } from '../../widgets/index.ts';
import { seed } from '../seed.ts';
import { patternForms, patternPages, summaryOf } from './patternBook.ts';
import { captionOf, examplesIn } from './patterns.ts';

const NO_IDS = {
  accounts: new Map(),
  forms: new Map(),
  menus: new Map(),
  pictures: new Map(),
  popups: new Map(),
  refs: new Map(),
  reviews: new Map(),
  sections: new Map(),
};

const COUNTED = ['tours', 'departures', 'destinations', 'tour-types', 'reviews', 'pages', 'posts', 'forms'] as const;

test('contains every widget', () => {
  const shown = JSON.stringify([patternPages(NO_IDS), patternForms(NO_IDS)]);
  expect(blocks.filter(({ slug }) => !shown.includes(`"blockType":"${slug}"`)).map(({ slug }) => slug)).toEqual([]);
});

test('the summary of a group with many widgets fits into its field', () => {
  const names = Array.from({ length: 40 }, (_, index) => `Widget ${index}`);
  expect(summaryOf(names)).toHaveLength(320);
  expect(summaryOf(['Heading', 'Text'])).toBe('Every way to use heading, text.');
});

test('contains every effect, in each of its examples', () => {
  const { layout } = patternPages(NO_IDS).find(({ path }) => path === `${PATTERN_BOOK}effects/`) ?? {};
  const shown = JSON.stringify(layout);
  for (const { name } of effectFields) {
    const examples = examplesIn(`effects/${name}`);
    expect(examples.length, name).toBeGreaterThan(3);
    expect(examples.filter(([title]) => !shown.includes(captionOf(title)))).toEqual([]);
  }
});

describeDatabase('the pattern book of the demo', (db) => {
  test('is stored through Payload’s API, hidden from search engines, and seeded only once with the demo', {
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

    // Widgets without output on a page link to where they have some.
    for (const [collection, path] of [
      ['tours', '/tours/three-nights-in-the-dunes/'],
      ['posts', '/field-notes/what-to-pack/'],
    ] as const) {
      expect(JSON.stringify(docs)).toContain(`"address":"${path}"`);
      const { totalDocs } = await db.payload.count({ collection, where: { path: { equals: path } } });
      expect(totalDocs, path).toBe(1);
    }

    // An interrupted seed resumes, and creates nothing twice.
    const count = async (): Promise<number[]> => {
      const found = await Promise.all(COUNTED.map((collection) => db.payload.count({ collection })));
      return found.map(({ totalDocs }) => totalDocs);
    };
    const before = await count();
    expect(before.every((number) => number > 0)).toBe(true);
    const { docs: dates } = await db.payload.find({ collection: 'departures', limit: 2, depth: 0 });
    for (const { id } of dates) await db.payload.delete({ collection: 'departures', id });
    await seed(db.payload);
    expect(await count()).toEqual(before);
  });
});
