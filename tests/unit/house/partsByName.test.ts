import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type PartSettings, partSettings } from '../../../src/parts/index.ts';

/** Files above the parts, pages as data, files that only tests use, and generated ones. */
const OTHER =
  /^src\/(sections|parts|widgets|documents|demo)\/|\.test\.|\/testing\.ts$|\/testSupport\.ts$|\/samples\/|\/examples\.ts$|\/migrations\/|payload-types\.ts$|\/\.next\//;

/** Exceptions: files below the parts that may contain a part's name, with the reason. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The tables of the model's own folders, which several parts use.
  bookings: [/* A role. */ 'src/cms/access/roles.ts', 'src/tours/booking/booking.ts'],
  customers: ['src/customers/customerRow.ts'],
  departures: ['src/tours/words.ts'],
  enquiries: [
    'src/forms/words.ts',
    /* The folder of private files, as it is on disk. */ 'src/cms/files/privateStorage.ts',
  ],
  'enquiry-files': ['src/forms/words.ts'],
  'enquiry-messages': ['src/forms/words.ts'],
  forms: [
    'src/forms/words.ts',
    // Other things of this name: permits, and a directive of the policy.
    'src/pages/rendering/contentSecurityPolicy.ts',
    'src/server/endpoints/registerFormEndpoints.ts',
  ],
  orders: ['src/tours/booking/order.ts'],
  payments: ['src/tours/booking/order.ts'],
  // The actions of links are one vocabulary, stored in content and written in URLs (`shared/actions/schemas.ts`).
  lightbox: ['src/cms/fields/link/actionFields.ts', 'src/render/links/href.ts', 'src/render/links/storedAction.ts'],
  popups: ['src/cms/fields/link/actionFields.ts'],
  // So are the events of visitors.
  chat: ['src/shared/analytics/events.ts'],
  contact: ['src/shared/analytics/events.ts'],
  // Paths that no document may have.
  shop: ['src/cms/fields/path/path.ts'],
  // Staff are notified of everything at the address in its settings.
  inbox: ['src/cms/mail/settings/readStaffRecipients.ts'],
  // The engine's own index, whose synonyms are in the settings of the search box.
  search: ['src/content/contentReader.ts'],
  // Other things of this name: a value of CSS, the title of a registry and the folder of a site's own effects, a symbol.
  contents: ['src/effects/sticky/island/findSticky.ts'],
  effects: ['src/effects/registry.ts', 'src/site/checkLists.ts', 'src/site/found.ts', 'src/studio/siteBlocks.ts'],
  listings: ['src/render/listings/queryListing.ts'],
};

/** The engine has pages of this kind. */
const OWN_WORDS: ReadonlySet<string> = new Set(['search']);

/** Addresses of the parts' pages in the studio: `/admin/inbox`. */
const SCREENS = partSettings.flatMap(({ screens = [] }: PartSettings) => screens.map(({ path }) => path));

/** Exceptions: the words of letters to staff, which lead to the page where something is to be done; and the help of a kind of block. */
const LEADING = ['src/editor/inspector/Inspector.tsx'];

const words = partSettings.flatMap(({ name, collections = [], globals = [] }: PartSettings) => [
  name,
  ...[...globals, ...collections].map(({ slug }) => slug),
]);

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !OTHER.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

function filesNaming(word: string): string[] {
  const literal = OWN_WORDS.has(word) ? '' : `'${word}'|`;
  const named = new RegExp(`${literal}\\b(globals|entries|parts)\\.${word}\\b`);
  return sources.flatMap(({ file, text }) => (named.test(text) ? [file] : []));
}

test.each([...new Set(words)])('nothing below or around the parts names “%s”', (word) => {
  expect(sources.length).toBeGreaterThan(400);
  expect(filesNaming(word).sort()).toEqual([...(EXCEPTIONS[word] ?? [])].sort());
});

test('nothing below or around the parts names the address of a page that a part has in the studio', () => {
  expect(SCREENS).toEqual(expect.arrayContaining(['/inbox', '/departures-board', '/language-board']));
  const named = new RegExp(`/admin(?:${SCREENS.join('|')})(?![\\w/-])`);
  const found = sources.filter(({ file, text }) => !file.startsWith('src/letters/') && named.test(text));
  expect(found.map(({ file }) => file).sort()).toEqual(LEADING);
});

test('a name is found as a text, and as a member', () => {
  expect(filesNaming('bookings').sort()).toEqual(['src/cms/access/roles.ts', 'src/tours/booking/booking.ts']);
  expect(filesNaming('search')).toEqual(['src/content/contentReader.ts']);
});

test('every exception is for a part', () => {
  expect(Object.keys(EXCEPTIONS).filter((word) => !words.includes(word))).toEqual([]);
});
