import { expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';
import { readHandbook } from './readHandbook.ts';
import { addressOf, searchHandbook, sectionOfScreen } from './rules/findInHandbook.ts';
import { parsePage } from './rules/parsePage.ts';

describeDatabase('the handbook', (db) => {
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

test('each section has an address of its own', async () => {
  const pages = await readHandbook();
  const addresses = pages.flatMap((page) => page.sections.map((section) => addressOf({ page, section })));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(pages.map(({ name }) => name).slice(0, 4)).toEqual(['first-day', 'a-day', 'a-season', 'a-year']);
});

test.each([
  ['/admin', '/admin/help/first-day#the-first-page'],
  ['/admin/collections/tours', '/admin/help/journeys#tours'],
  ['/admin/collections/tours/12', '/admin/help/journeys#tours'],
  ['/admin/collections/tour-types/create', '/admin/help/journeys#types-of-tour'],
  ['/admin/departures-board/3/manifest', '/admin/help/journeys#departures-board'],
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
])('a file with %s is refused by name', (_, source) => {
  expect(() => parsePage('07-x.md', source)).toThrow('docs/handbook/07-x.md');
});
