import { expect, test, vi } from 'vitest';
import { checkPage } from './checkPage.ts';
import type { SiteFacts } from './finding.ts';
import { readPage } from './readPage.ts';

const FACTS: SiteFacts = {
  path: '/dunes/',
  publicUrl: 'https://own-tours.travel',
  siteName: 'Own Tours',
  destinations: new Map([
    ['/', 'page'],
    ['/dunes/', 'page'],
    ['/nowhere/', 'missing'],
    ['/closed/', 'gone'],
    ['/feed/', 'file'],
  ] as const),
  files: new Map([
    ['dunes.webp', 40_000],
    ['dunes.jpg', 90_000],
    ['heavy.jpg', 900_000],
    ['gone.jpg', undefined],
    ['gone.pdf', undefined],
  ]),
  pageBytes: 14_000,
  sameTitle: [],
  sameDescription: [],
};

const HEAD = '<title>Dunes · Own Tours</title><meta name="description" content="Three days in the dunes.">';
const SOUND = `<h1>Dunes</h1><div data-block-id="b"><h2 id="days">Days</h2><h3>First</h3><p>Sand.</p><a href="/">Home</a>
  <a href="/dunes/#days">Days</a><a href="#days">Days</a><a href="#top"><svg role="img"><title>Top</title></svg></a>
  <a href="/feed/">News</a><a href="https://elsewhere.travel/x">Elsewhere</a><a href="mailto:hello@own-tours.travel">Mail</a>
  <a href="/wp-json/rihla/v1/x">Data</a><a href="#rihla-action:open">Open</a><a href="/"><img src="/media/dunes.jpg" alt="Dunes"></a>
  <a aria-label="Menu" href="/"><svg aria-hidden="true"></svg></a><button aria-label="Close"></button>
  <picture><source srcset="/media/dunes.webp 320w, /media/dunes.jpg 640w"><img src="/media/dunes.jpg" alt=""></picture>
  <script>lorem ipsum</script></div>`;

function check(body: string, facts: Partial<SiteFacts> = {}, head = HEAD) {
  const page = readPage(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`);
  return checkPage(page, { ...FACTS, ...facts }, (rule, error) => expect.fail(`${rule.id}: ${error}`));
}

const inBlock = (inside: string) => `${SOUND}<div data-block-id="x">${inside}</div>`;

test('a faultless page has no finding', () => {
  expect(check(SOUND)).toEqual([]);
});

const PLANTED: readonly [fault: string, rule: string, body: string, facts?: Partial<SiteFacts>, head?: string][] = [
  ['a link to no page', 'dead-link', inBlock('<a href="/nowhere/">On</a>')],
  ['a link to a page that is gone', 'dead-link', inBlock('<a href="https://own-tours.travel/closed/">On</a>')],
  ['a link to a file that is not there', 'dead-link', inBlock('<a href="/media/gone.pdf">List</a>')],
  ['a link to a place that is not on the page', 'dead-anchor', inBlock('<a href="#prices">Prices</a>')],
  ['a picture without its file', 'missing-picture', inBlock('<img src="/media/gone.jpg" alt="A camp">')],
  [
    'a picture without one of its widths',
    'missing-picture',
    inBlock('<img src="/media/dunes.jpg" srcset="/media/gone.jpg 320w" alt="A camp">'),
  ],
  [
    'a journey that cannot be booked',
    'unsellable',
    SOUND,
    {
      sale: {
        missing: [{ field: 'price.from', says: 'Say what it costs.', isNeeded: true }],
        isIncomplete: true,
        from: undefined,
        currency: 'EUR',
        prices: [],
      },
    },
  ],
  [
    'a price that no date has',
    'untrue-price',
    SOUND,
    { sale: { missing: [], isIncomplete: false, from: 48_000, currency: 'EUR', prices: [52_000, 60_000] } },
  ],
  ['filler text', 'sample-text', inBlock('<p>Lorem ipsum and so on.</p>')],
  ['filler text in French', 'sample-text', inBlock('<p>Votre texte ici.</p>')],
  ['filler text in Arabic', 'sample-text', inBlock('<p>هذا نص تجريبي.</p>')],
  ['the number of the demo', 'sample-text', inBlock('<p>Call +212 524 000 142.</p>')],
  ['a prompt of a section', 'sample-text', inBlock('<p>A few words above: where, since when</p>')],
  ['the name of the demo', 'sample-text', inBlock('<p>Khettara has guides.</p>')],
  ['an address of an example', 'sample-text', inBlock('<p>Write to hello@dunes.example</p>')],
  ['a link without a name', 'nameless-link', inBlock('<a href="/"><svg></svg></a>')],
  ['a button without a name', 'nameless-link', inBlock('<button></button>')],
  ['a second title', 'one-title', inBlock('<h1>Camps</h1>')],
  ['no title', 'one-title', '<p>Sand.</p>'],
  ['a level left out', 'heading-order', inBlock('<h2>Camps</h2><h4>Tents</h4>')],
  ['an empty heading', 'empty-heading', inBlock('<h2> </h2>')],
  ['a picture without a text', 'alternative-text', inBlock('<img src="/media/dunes.jpg">')],
  ['a picture with its file name', 'alternative-text', inBlock('<img src="/media/dunes.jpg" alt="IMG_2041.jpg">')],
  ['no page title', 'page-title', SOUND, {}, HEAD.replace('Dunes · ', '· ')],
  ['a long page title', 'page-title', SOUND, {}, HEAD.replace('Dunes', 'Dunes '.repeat(15))],
  ['the page title of another', 'page-title', SOUND, { sameTitle: ['/sand/'] }],
  ['no description', 'page-description', SOUND, {}, '<title>Dunes · Own Tours</title>'],
  ['a long description', 'page-description', SOUND, {}, HEAD.replace('Three', 'Three '.repeat(50))],
  ['the description of another', 'page-description', SOUND, { sameDescription: ['/sand/'] }],
  ['a heavy page', 'page-weight', SOUND, { pageBytes: 90_000 }],
  ['a heavy picture at once', 'page-weight', inBlock('<img src="/media/heavy.jpg" alt="A camp">')],
];

test.each(PLANTED)('%s is found once, and nothing else', (_, rule, body, facts, head) => {
  const found = check(body, facts, head);
  expect(found.map((each) => each.rule)).toEqual([rule]);
  if (body.startsWith(SOUND) && body !== SOUND && rule !== 'page-weight') expect(found[0]?.block).toBe('x');
});

test('the same fault twice in a block is one finding, in two blocks it is two', () => {
  const link = '<a href="/nowhere/">On</a>';
  expect(check(inBlock(link + link))).toHaveLength(1);
  expect(check(`${inBlock(link)}<div data-block-id="y">${link}</div>`)).toHaveLength(2);
});

test('a site may contain the demo until its launch', () => {
  const body = inBlock('<p>Khettara, hello@khettara.example</p>');
  expect(check(body, { publicUrl: 'http://localhost:3000' })).toEqual([]);
  expect(check(body, { siteName: 'Khettara' })).toEqual([]);
});

test('rules for search results skip pages that are not indexed', () => {
  const head = '<title>· Own Tours</title><meta name="robots" content="noindex">';
  expect(check(SOUND, { sameTitle: ['/sand/'] }, head)).toEqual([]);
});

test('headings of pages that are not indexed, such as the pattern book, are left as they are', () => {
  const head = `${HEAD}<meta name="robots" content="noindex">`;
  expect(check(inBlock('<h1>Camps</h1><h4>Tents</h4>'), {}, head)).toEqual([]);
});

test('a large picture further down is loaded when it is scrolled to', () => {
  expect(check(inBlock('<img loading="lazy" src="/media/heavy.jpg" alt="A camp">'))).toEqual([]);
});

test('a link that could not be checked is not reported as dead', () => {
  const body = inBlock('<a href="/unknown/">On</a><img src="/media/unknown.jpg" alt="A camp">');
  expect(check(body)).toEqual([]);
});

test('a rule that throws is reported, and the others run', () => {
  const onFault = vi.fn();
  const broken = { id: 'broken', isBlocking: true, todo: '', find: () => expect.fail('It broke.') };
  const sound = { id: 'sound', isBlocking: false, todo: '', find: () => [{ says: 'Said.', subject: 's' }] };
  const found = checkPage(readPage(SOUND), FACTS, onFault, [broken, sound]);
  expect(found.map(({ rule }) => rule)).toEqual(['sound']);
  expect(onFault).toHaveBeenCalledWith(broken, expect.anything());
});
