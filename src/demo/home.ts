import type { Layout } from '../render/types.ts';
import { block, container, panel, text, toAddress } from './blocks.ts';
import type { DocumentRef } from './menus.ts';
import { tours } from './tours/tourContent.ts';

interface HomeParts {
  /** Media ids by key of the picture. */
  pictures: ReadonlyMap<string, number>;
  /** Category ids by slug. */
  categories: ReadonlyMap<string, number>;
  /** Documents by path. */
  refs: ReadonlyMap<string, DocumentRef>;
  /** Review ids by author. */
  reviews: ReadonlyMap<string, number>;
}

/** The front page, whose title names the tours offered. */
export const HOME = {
  path: '/',
  title: 'Desert nights, kasbah roads and High Atlas walks: small-group tours in Morocco',
  excerpt:
    'Fifteen small-group journeys through Morocco, from the snow of the High Atlas to the dunes, with guides who grew up on the road.',
};

/** Title of the front page in search results, which cut its own. */
export const HOME_SEARCHED = 'Small-group tours in Morocco: desert, kasbahs, High Atlas';

const WHEN_TO_GO = '/field-notes/when-to-go/';

/** The layout of the front page. */
export function homeLayout({ categories, pictures, refs, reviews }: HomeParts): NonNullable<Layout> {
  const picture = (key: string): number => pictures.get(key) ?? 0;
  const category = (slug: string): number => categories.get(slug) ?? 0;
  return [
    hero(picture('dune-caravan')),
    finder(),
    journeys(refs),
    route(),
    name(picture('khettara-wells')),
    seasons(refs.get(WHEN_TO_GO)),
    guests(reviews),
    house(picture('guide-portrait')),
    notes([category('practical'), category('field-notes'), category('food-and-people')]),
  ];
}

function hero(picture: number) {
  return container(
    {
      direction: 'grid',
      grid: '1-1',
      gap: '7',
      align: 'center',
      tag: 'section',
      advanced: { paddingStart: '4', paddingEnd: '7' },
    },
    [
      container({ gap: '5' }, [
        block('heading', {
          eyebrow: 'Small-group journeys, since 2011',
          text: 'Morocco, from *the snow* to the last dune',
          level: 'h1',
        }),
        block('rich-text', {
          lead: true,
          content: text(
            'One to fifteen days with guides who grew up on these roads: walnut valleys below Toubkal, bread baked in the ashes at Erg Chigaga, mint tea in houses without a sign on the door.',
          ),
        }),
        container({ direction: 'row', gap: '4' }, [
          block('button', { label: 'See the journeys', link: toAddress('/tours/') }),
          block('button', { label: 'When to come', link: toAddress(WHEN_TO_GO), look: 'text' }),
        ]),
      ]),
      block('image', {
        picture,
        shape: 'arch',
        ratio: '4/5',
      }),
    ],
  );
}

/** Tour finder, for visitors who have decided. */
function finder() {
  return container({ lines: 'block', advanced: { paddingStart: '5', paddingEnd: '5' } }, [block('tour-finder', {})]);
}

/** Three featured tours, with contrasting destinations: snow, sea and sand. */
const FIRST_JOURNEYS = [
  '/tours/three-nights-in-the-dunes/',
  '/tours/the-atlantic-by-slow-road/',
  '/tours/toubkal-in-snow/',
];

function journeys(refs: HomeParts['refs']) {
  return container({ tag: 'section', gap: '6', advanced: { paddingStart: '7', paddingEnd: '8', htmlId: 'journeys' } }, [
    container({ direction: 'row', justify: 'between', align: 'end', gap: '5' }, [
      block('heading', { text: 'Journeys for the months ahead', level: 'h2' }),
      block('button', { label: 'All fifteen, by month and place', link: toAddress('/tours/'), look: 'text' }),
    ]),
    block('tour-related', {
      source: 'chosen',
      chosen: FIRST_JOURNEYS.flatMap((path) => refs.get(path)?.value ?? []),
      level: 'h3',
      limit: 3,
      columns: 3,
      showExcerpt: false,
    }),
    block('icon-list', { arrangement: 'ledger', items: longStanding(refs) }),
  ]);
}

/** The first five tours, with dates and prices. */
function longStanding(refs: HomeParts['refs']) {
  return tours
    .filter(({ article }) => article)
    .map(({ days, path, price, startPlace, title }) => ({
      icon: 'none' as const,
      lead: `${days} days`,
      text: `${title}, from ${startPlace}`,
      note: `from €${price.from.toLocaleString('en')}`,
      link: { kind: 'document' as const, document: refs.get(path) ?? null },
    }));
}

function route() {
  const days = [
    ['Day 1', 'Marrakech to Imlil, under Toubkal', '1,740 m'],
    ['Day 3', 'On foot over Tizi n’Tamatert', '5 hours'],
    ['Day 8', 'Erg Chebbi, where the water ends', 'tents'],
  ] as const;
  return container(
    {
      tag: 'section',
      direction: 'grid',
      grid: '1-1',
      gap: '7',
      align: 'center',
      backgroundColour: 'brand',
      pattern: 'zellige',
      advanced: { paddingStart: '8', paddingEnd: '8' },
    },
    [
      container({ gap: '5' }, [
        block('heading', {
          eyebrow: 'Nine days, one line of water',
          text: 'Follow the snow until it *goes underground*',
          level: 'h2',
        }),
        block('rich-text', {
          content: text(
            'Snow of the High Atlas runs down the Dadès and the Todra, through gorges and palm groves, and then under the desert. The journey we were founded for goes the same way.',
          ),
        }),
        block('button', { label: 'Read the nine days', link: toAddress('/tours/from-snow-to-sand/') }),
      ]),
      block('icon-list', {
        arrangement: 'ledger',
        items: days.map(([lead, words, note]) => ({ icon: 'none' as const, lead, text: words, note })),
      }),
    ],
  );
}

function name(picture: number) {
  return container(
    {
      tag: 'section',
      direction: 'grid',
      grid: '1-2',
      gap: '7',
      align: 'center',
      advanced: { paddingStart: '9', paddingEnd: '8' },
    },
    [
      container({ gap: '5' }, [
        block('heading', { eyebrow: 'Our name', text: 'A river you can only see from its wells', level: 'h2' }),
        block('rich-text', {
          content: text(
            'A khettara is a channel dug by hand, deep under the plain, that carries what once was snow to a palm grove. It works as long as people look after it together.',
          ),
        }),
        block('button', {
          label: 'The water under the sand',
          link: toAddress('/field-notes/the-water-under-the-sand/'),
          look: 'text',
        }),
      ]),
      block('image', {
        picture,
        ratio: '3/2',
      }),
    ],
  );
}

function seasons(article: DocumentRef | undefined) {
  return container(
    {
      tag: 'section',
      direction: 'grid',
      grid: '1-1',
      gap: '7',
      backgroundColour: 'sand',
      advanced: { paddingStart: '8', paddingEnd: '8' },
    },
    [
      block('heading', { text: 'Morocco is tall, so the best month *depends*', level: 'h2' }),
      container({ gap: '5' }, [
        block('rich-text', {
          content: text(
            'In one day of March you can scrape ice off a windscreen at breakfast and look for shade at four.',
          ),
        }),
        monthByMonth(article),
      ]),
    ],
  );
}

/** Months at a glance; the article has the details. */
function monthByMonth(article: DocumentRef | undefined) {
  const months = [
    ['March to May', 'Almost everywhere; barley green, roses, snowmelt in the rivers'],
    ['June to August', 'The Atlantic and the high valleys; no nights in the dunes'],
    ['September to November', 'Dates, saffron, clear air, warm sand'],
    ['December to February', 'Empty roads, low light, almond blossom, serious blankets'],
  ] as const;
  return panel(
    {
      name: 'month-by-month',
      title: 'Morocco, month by month',
      triggerLabel: 'Month by month',
      panel: { size: 600 },
      ...(article && { page: article }),
    },
    [
      block('icon-list', {
        arrangement: 'ledger',
        items: months.map(([lead, words]) => ({ icon: 'none' as const, lead, text: words })),
      }),
      block('button', { label: 'Read it at length', link: toAddress(WHEN_TO_GO), look: 'text' }),
    ],
  );
}

/** Two reviews, from the mountains and from the dunes. */
const GUESTS = ['Marta Kowalczyk', 'Ines and Paulo Ferreira'];

function guests(reviews: HomeParts['reviews']) {
  return container({ tag: 'section', gap: '6', advanced: { paddingStart: '8', paddingEnd: '6' } }, [
    block('heading', { text: 'What guests *write to us*', level: 'h2' }),
    block('reviews', {
      source: 'chosen',
      chosen: GUESTS.flatMap((name) => reviews.get(name) ?? []),
      columns: 2,
      verification: 'We publish what those who travelled with us write, good or bad.',
    }),
  ]);
}

/** The team. */
function house(portrait: number) {
  const people = [
    ['Brahim', 'Mountain guide, from Imlil'],
    ['Fatima-Zahra', 'The office, and our days in Fes'],
    ['Lahcen', 'Driver and desert guide, from M’hamid'],
    ['Youssef', 'Chefchaouen and the Rif'],
    ['Khadija', 'Cook; tell her about allergies'],
  ] as const;
  return container(
    {
      tag: 'section',
      direction: 'grid',
      grid: '1-2',
      gap: '7',
      align: 'center',
      advanced: { paddingStart: '6', paddingEnd: '8' },
    },
    [
      block('image', { picture: portrait, shape: 'arch', ratio: '4/5' }),
      container({ gap: '5' }, [
        block('heading', {
          text: '“Eight is the number of people who can hear each other at one table.”',
          level: 'h2',
          size: 'xl',
        }),
        block('icon-list', {
          arrangement: 'ledger',
          items: people.map(([lead, words]) => ({ icon: 'none' as const, lead, text: words })),
        }),
        block('button', { label: 'The people you would travel with', link: toAddress('/about/'), look: 'text' }),
      ]),
    ],
  );
}

function notes(categories: number[]) {
  return container({ tag: 'section', gap: '6', advanced: { paddingEnd: '9' } }, [
    container({ direction: 'row', justify: 'between', align: 'end', gap: '5' }, [
      block('heading', { eyebrow: 'Field notes', text: 'Read before you pack', level: 'h2' }),
      block('button', { label: 'All field notes', link: toAddress('/articles/'), look: 'text' }),
    ]),
    block('posts', { source: 'query', categories, limit: 3, columns: 3, showExcerpt: false, showCategory: false }),
  ]);
}
