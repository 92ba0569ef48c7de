import { expect, test } from 'vitest';
import { firstSteps, leftToDo } from './firstSteps.ts';
import { findGaps } from './gaps.ts';
import type { NeededPage, SiteFacts } from './siteFacts.ts';

const TERMS: NeededPage = {
  subject: 'the booking terms',
  href: '/admin/collections/pages/3',
  isPublished: true,
  isOfDemo: false,
  gaps: [],
  summaryGaps: [],
};

const READY: SiteFacts = {
  name: 'Saffron Roads',
  isOfDemo: false,
  hasContact: true,
  hasPlace: true,
  hasOwnLook: true,
  header: { href: '/admin/collections/templates/1', hasEmblem: false },
  deliversMail: true,
  mailArrivedAt: 'salma@saffron.travel',
  journeys: 2,
  journeysOnSale: 1,
  isShopOpen: true,
  isShopOfDemo: false,
  waysToPay: ['bank transfer'],
  hasTestBooking: true,
  neededPages: [TERMS],
  publicUrl: 'https://saffron.travel',
  isPreparing: true,
  hasDemo: true,
};

const open = (changes: Partial<SiteFacts>) =>
  firstSteps({ ...READY, ...changes }).flatMap(({ isDone, name, says }) => (isDone ? [] : [`${name}: ${says}`]));

test('a complete site has no step left', () => {
  expect(open({})).toEqual([]);
});

test.each<[string, Partial<SiteFacts>, RegExp]>([
  ['the name of the demo', { isOfDemo: true, name: 'Khettara' }, /^who: Missing: your name, where you are, an e-mail/],
  ['no place', { hasPlace: false }, /^who: Missing: where you are\./],
  ['the look it came with', { hasOwnLook: false }, /^look: Colours and letters .*proposed from your logo\.$/],
  [
    'the emblem it came with',
    { header: { href: '/admin/collections/templates/1', hasEmblem: true } },
    /^look: The header shows the emblem .*choose your logo, and publish/,
  ],
  ['a letter that has not arrived', { mailArrivedAt: undefined }, /^reach: Send yourself a letter/],
  ['no mail server', { mailArrivedAt: undefined, deliversMail: false }, /^reach: No mail server .* under Services/],
  ['the demo’s journeys alone', { journeys: 0, journeysOnSale: 0 }, /^sell: Publish a tour of your own/],
  ['journeys without dates', { journeysOnSale: 0 }, /^sell: Your tours are published, and none has a date/],
  ['a shop that is closed', { isShopOpen: false }, /^pay: Travellers cannot book/],
  ['the shop of the demo', { isShopOfDemo: true }, /^pay: The settings are those of the demo/],
  ['no way to pay', { waysToPay: [] }, /^pay: Travellers can book, and there is no way to pay/],
  ['no test booking', { hasTestBooking: false }, /^try: Book a tour on your own site/],
  ['no terms', { neededPages: [{ ...TERMS, href: undefined }] }, /^pages: The booking terms: there is no such page\./],
  [
    'terms of the demo',
    { neededPages: [{ ...TERMS, isOfDemo: true }] },
    /^pages: The booking terms: still the demo’s\./,
  ],
  [
    'gaps',
    { neededPages: [{ ...TERMS, gaps: ['your address', 'your insurer', 'your address'] }] },
    /to fill in are 2 gaps in brackets, first “your address”\./,
  ],
  [
    'a gap in a summary',
    { neededPages: [{ ...TERMS, summaryGaps: ['what you offer'] }] },
    /its summary, under Details \(the sliders at the top\), is still to fill in: “what you offer”\./,
  ],
  ['one gap', { neededPages: [{ ...TERMS, gaps: ['your address'] }] }, /to fill in is “your address”\./],
  ['a draft of the terms', { neededPages: [{ ...TERMS, isPublished: false }] }, /^pages: .*the page is not published/],
])('with %s one step is left, and says so', (_, changes, says) => {
  expect(open(changes)).toEqual([expect.stringMatching(says)]);
});

test.each([
  ['https://saffron.travel', true],
  ['https://www.saffron.co.uk', true],
  ['http://saffron.travel', false],
  ['https://localhost', false],
  ['https://rihla.localhost', false],
  ['https://saffron.example', false],
  ['https://192.168.1.20', false],
  ['https://[::1]', false],
  ['https://server', false],
  ['', false],
])('the address %s counts as its own: %s', (publicUrl, isDone) => {
  expect(firstSteps({ ...READY, publicUrl }).find(({ name }) => name === 'address')?.isDone).toBe(isDone);
});

test('the launch requires name, pages and address only', () => {
  const nothing = firstSteps({
    ...READY,
    ...{ isOfDemo: true, hasOwnLook: false, mailArrivedAt: undefined, journeysOnSale: 0, isShopOpen: false },
    ...{
      hasTestBooking: false,
      neededPages: [{ ...TERMS, gaps: ['your address'] }],
      publicUrl: 'http://localhost:3000',
    },
  });
  const { advised, vital } = leftToDo(nothing);
  expect(vital.map(({ name }) => name)).toEqual(['who', 'pages', 'address']);
  expect(advised.map(({ name }) => name)).toEqual(['look', 'reach', 'sell', 'pay', 'try']);
});

test('a site without the demo has no step to copy a tour of it', () => {
  const says = (hasDemo: boolean) =>
    firstSteps({ ...READY, hasDemo, journeys: 0, journeysOnSale: 0 }).find(({ name }) => name === 'sell')?.says;
  expect(says(true)).toMatch(/demo/);
  expect(says(false)).toBe(
    'Publish a tour of your own, with a price and a date. Several come in at once as a CSV file.',
  );
});

test('placeholder texts are found at any depth of a layout', () => {
  const text = (words: string) => ({ type: 'text', text: words });
  const layout = [
    { blockType: 'rich-text', content: { root: { children: [text('We are [To fill in: your name], in')] } } },
    { blockType: 'container', children: [{ content: text('[To fill in: your “town”]. [Not a gap]') }] },
  ];
  expect(findGaps(layout)).toEqual(['your name', 'your “town”']);
  expect(findGaps(undefined)).toEqual([]);
});
