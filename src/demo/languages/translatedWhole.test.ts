import { tmpdir } from 'node:os';
import { buildConfig } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { listTexts } from '../../cms/translations/applyTranslation.ts';
import { readEnv } from '../../env.ts';
import { createConfig } from '../../studio/createConfig.ts';
import type { PopupRef } from '../blocks.ts';
import { articles, pages } from '../content.ts';
import { type Converter, createConverter, toLayout } from '../lexical.ts';
import type { ParsedContent } from '../parseContent.ts';
import { demoPopups, linkedPopups } from '../popups.ts';
import { tours } from '../tours/tourContent.ts';
import { tourRecord } from '../tours/tourRecord.ts';
import { demoWords } from './seedTranslations.ts';

/** What the demo is translated into as a whole; the rest shows a site that is translated in part. */
const ARTICLES = ['three-glasses-of-tea', 'three-nights-in-the-dunes', 'what-to-pack'];
const PAGES = ['/booking-terms/', '/contact/', '/letters/', '/privacy/'];
const TOURS = [
  'a-day-in-khadijas-kitchen',
  'chigaga-in-three-days',
  'first-sand',
  'the-stone-desert',
  'three-nights-in-the-dunes',
];

// Every picture, term and document is there.
const ANY = { get: () => 1 } as unknown as ReadonlyMap<string, number>;
const STORED = {
  accounts: ANY,
  forms: ANY,
  pictures: ANY,
  popups: { get: () => ({ id: 1 }) } as unknown as ReadonlyMap<string, PopupRef>,
  refs: new Map(),
};

let texts: (collection: string, document: object) => string[];
let convert: Converter;

beforeAll(async () => {
  const config = await buildConfig(
    createConfig(readEnv({ DATA_DIR: tmpdir(), SECRET: 'only-for-tests' }), process.cwd()),
  );
  convert = await createConverter(config);
  const blocks = new Map((config.blocks ?? []).map((block) => [block.slug, block]));
  const schema = {
    fieldsOf: () => undefined,
    globalFieldsOf: () => undefined,
    blockFieldsOf: (slug: string) => blocks.get(slug)?.flattenedFields,
    blockLabelOf: () => undefined,
  };
  texts = (collection, document) => {
    const fields = config.collections.find(({ slug }) => slug === collection)?.flattenedFields ?? [];
    return listTexts(fields, { id: 1, ...withIds(document) }, schema, {}).flatMap(({ parts, text }) =>
      demoWords.has(text.trim()) ? [text] : (parts?.map((part) => part.text) ?? [text]),
    );
  };
});

/** As stored: each row has an id, by which its texts are named. */
function withIds<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const rows = value.map((row, index) =>
      typeof row === 'object' && row !== null ? { id: `row-${index}`, ...row } : row,
    );
    // The rows of a list keep their type.
    return rows.map((row) => withIds(row)) as T;
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withIds(inner)])) as T;
}

/** Texts without a translation. */
const missing = (said: readonly unknown[]): unknown[] =>
  said.filter((text) => typeof text === 'string' && text.trim() && !demoWords.has(text.trim()));

const written = ({ front, segments }: ParsedContent, collection: string): string[] =>
  texts(collection, { title: front.title, layout: toLayout(segments, convert, STORED) });

test.each(ARTICLES)('the article %s has all its words in every language', (slug) => {
  const article = articles.find(({ front }) => front.path.endsWith(`/${slug}/`));
  if (!article) throw new Error('There is no such article.');
  const said = written(article, 'posts');
  expect(said.length).toBeGreaterThan(20);
  expect(missing([article.front.title, article.front.excerpt, article.front.author, ...said])).toEqual([]);
});

test.each(PAGES)('the page %s has all its words in every language', (path) => {
  const page = pages.find(({ front }) => front.path === path);
  if (!page) throw new Error('There is no such page.');
  const said = written(page, 'pages');
  expect(said.length).toBeGreaterThan(5);
  expect(missing([page.front.title, page.front.excerpt, ...said])).toEqual([]);
});

test.each(TOURS)('the journey %s has all its words in every language', (slug) => {
  const tour = tours.find(({ path }) => path === `/tours/${slug}/`);
  if (!tour) throw new Error('There is no such journey.');
  const ids = { pictures: ANY, destinations: ANY, types: ANY, tags: ANY };
  const said = texts('tours', tourRecord(tour, ids, convert, '2026-11-28'));
  expect(said.length).toBeGreaterThan(20);
  expect(missing([tour.title, tour.excerpt, ...said])).toEqual([]);
});

test('every popup has all its words in every language', () => {
  const popups = [...demoPopups({ refs: new Map(), now: 0 }), ...Object.values(linkedPopups).map(({ popup }) => popup)];
  expect(popups.length).toBeGreaterThan(4);
  expect(missing(popups.flatMap((popup) => [popup.title, ...texts('popups', popup)]))).toEqual([]);
});
