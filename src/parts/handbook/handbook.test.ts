import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';
import { readHandbook } from './readHandbook.ts';
import { addressOf, searchHandbook, sectionOfScreen } from './rules/findInHandbook.ts';
import { PICTURE_SIZE, parsePage } from './rules/parsePage.ts';

const PICTURES = 'docs/handbook/pictures';
const TAKE_THEM = 'Take them by `npm run handbook:pictures`.';

describeDatabase('the handbook', (db) => {
  test('shows its pictures to staff only', async () => {
    const staff = await restClient(db.payload, await buildUser(db.payload, 'author'));
    expect((await staff('GET', '/handbook/pictures/services.webp')).status).toBe(200);
    expect((await staff('GET', '/handbook/pictures/nothing.webp')).status).toBe(404);
    expect((await staff('GET', '/handbook/pictures/..%2F01-first-day.md')).status).toBe(404);
    expect((await (await restClient(db.payload))('GET', '/handbook/pictures/services.webp')).status).toBe(403);
  });

  test('explains each screen that an admin can go to, once, and links to existing screens only', async () => {
    const admin = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    const { body } = await admin('GET', '/go-to?q=');
    const screens = (body as { results: { href: string }[] }).results
      .map(({ href }) => href)
      .filter((href) => !/\/(create|\d+)$/.test(href) && href !== '/admin/help');
    const pages = await readHandbook();
    const sections = pages.flatMap(({ sections }) => sections);
    const explained = sections.flatMap((section) => section.screens);
    expect(screens.length).toBeGreaterThan(40);
    expect(
      screens.filter((screen) => !explained.includes(screen)),
      'screens that no page explains',
    ).toEqual([]);
    expect(
      explained.filter((screen) => !screens.includes(screen)),
      'screens that there are no more',
    ).toEqual([]);
    expect(explained.filter((screen, at) => explained.indexOf(screen) !== at)).toEqual([]);
    const links = [...JSON.stringify(pages).matchAll(/\]\((.+?)\)/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((href) => !screens.includes(href))).toEqual([]);
  });
});

test('each screen that is no list and no settings has a picture, and each picture is there, small and in use', async () => {
  const sections = (await readHandbook()).flatMap(({ sections }) => sections);
  const shown = sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'picture' ? [block] : [])));
  const without = sections.filter(({ blocks }) => !blocks.some(({ kind }) => kind === 'picture'));
  const own = without.flatMap(({ screens }) => screens.filter((screen) => !/\/(?:collections|globals)\//.test(screen)));
  expect(own, 'screens without a picture').toEqual([]);
  const names = shown.map(({ file }) => file).sort();
  expect(new Set(names).size).toBe(names.length);
  expect(readdirSync(PICTURES).sort(), TAKE_THEM).toEqual(names);
  for (const name of names) {
    const data = readFileSync(`${PICTURES}/${name}`);
    const { height, width } = await sharp(data).metadata();
    expect([name, width, height]).toEqual([name, ...PICTURE_SIZE]);
    expect(data.length, name).toBeLessThanOrEqual(40_000);
  }
  expect(shown.filter(({ alt }) => alt.length < 20 || alt.length > 200)).toEqual([]);
});

test('each section has an address of its own', async () => {
  const pages = await readHandbook();
  const addresses = pages.flatMap((page) => page.sections.map((section) => addressOf({ page, section })));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(pages.map(({ name }) => name).slice(0, 4)).toEqual(['first-day', 'a-day', 'a-season', 'a-year']);
});

test.each([
  ['/admin', '/admin/help/first-day#the-first-page'],
  ['/admin/collections/tours', '/admin/help/tours#tours'],
  ['/admin/collections/tours/12', '/admin/help/tours#tours'],
  ['/admin/collections/tour-types/create', '/admin/help/tours#types-of-tour'],
  ['/admin/departures-board/3/manifest', '/admin/help/tours#departures-board'],
  ['block/Heading', '/admin/help/blocks#blocks-of-text'],
  ['block/Head', undefined],
  ['/admin/nowhere', undefined],
  ['//evil.example', undefined],
])('the help of %s is %s', async (path, address) => {
  const found = sectionOfScreen(await readHandbook(), path);
  expect(found && addressOf(found)).toBe(address);
});

test('is searched by the beginnings of words, titles first', async () => {
  const pages = await readHandbook();
  expect(searchHandbook(pages, 'trash').map(({ section }) => section.title)[0]).toBe('Trash');
  expect(searchHandbook(pages, 'STRIPE key').map(({ section }) => section.title)).toContain('Services');
  expect(searchHandbook(pages, ' ')).toEqual([]);
  expect(searchHandbook(pages, 'zebra')).toEqual([]);
});

test.each([
  ['no title', 'Text.\n'],
  ['a table', '# A\n\nB.\n\n## C\n\n| a | b |\n'],
  ['a picture or a comment of another kind', '# A\n\nB.\n\n## C\n\n<!-- to do -->\n'],
  ['a list that begins within a paragraph', '# A\n\nB.\n\n## C\n\nText:\n- one\n'],
  ['emphasis by one asterisk', '# A\n\nB.\n\n## C\n\n- Press *this*.\n'],
])('a file with %s is refused by name', (_, source) => {
  expect(() => parsePage('07-x.md', source)).toThrow('docs/handbook/07-x.md');
});
