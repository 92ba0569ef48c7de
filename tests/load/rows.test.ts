import { expect, it } from 'vitest';
import type { Figures } from './figures.ts';
import type { LighthouseRun } from './lighthouse.ts';
import { makeRows } from './rows.ts';

const RUN: LighthouseRun = {
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  timings: { FCP: 700, LCP: 1100, TBT: 10, CLS: 0 },
  load: {
    requests: 7,
    bytes: 120_000,
    byType: { HTML: 13_000, style: 0, script: 2_900, font: 45_500, picture: 58_000, other: 100 },
  },
  faults: [],
};
const LIST: LighthouseRun = { ...RUN, load: { ...RUN.load, bytes: 99_000 } };
const LOAD = { requests: 1e5, perSecond: 20_000, p99: 3, perCpuSecond: 25_000 };
const STEADY = { p50: 0.4, p99: 2, longest: 9 };
const RENDER = { cpu: 9, p50: 8, p99: 20, perSecond: 110 };
const UNDER_LOAD = { p99: 12, steadyP99: 8, firstSave: 200, longestSave: 300 };
const FIGURES: Figures = {
  home: RUN,
  article: RUN,
  tour: RUN,
  longestTour: RUN,
  list: LIST,
  handMade: RUN,
  throughput: { plain: LOAD, disk: LOAD, node: LOAD, bare: LOAD },
  steady: { node: STEADY, bare: STEADY },
  render: { home: RENDER, article: RENDER, sixty: RENDER },
  publish: [90, 100, 120],
  publishUnderLoad: { posts: UNDER_LOAD, tours: UNDER_LOAD },
  startUp: { site: 1500, studio: 3000 },
  memory: { idle: 330e6, opened: 340e6, loaded: 350e6 },
  siteMemory: { idle: 200e6, opened: 200e6, loaded: 220e6 },
};

/** Rows that have missed their budget. */
const missed = (figures: Figures) => makeRows(figures).flatMap(({ isMissed, what }) => (isMissed ? [what] : []));

it('finds nothing missed when every budget is met', () => {
  expect(missed(FIGURES)).toEqual([]);
});

it.each<[string, Partial<Figures>]>([
  ['home, LCP', { home: { ...RUN, timings: { ...RUN.timings, LCP: 1201 } } }],
  ['article, CLS', { article: { ...RUN, timings: { ...RUN.timings, CLS: 0.01 } } }],
  ['tour, TBT', { tour: { ...RUN, timings: { ...RUN.timings, TBT: 51 } } }],
  ['longest tour, FCP', { longestTour: { ...RUN, timings: { ...RUN.timings, FCP: 901 } } }],
  ['list of tours, LCP', { list: { ...LIST, timings: { ...RUN.timings, LCP: 1201 } } }],
  ['list of tours on a phone, kB sent in all', { list: { ...RUN, load: { ...RUN.load, bytes: 100_001 } } }],
  ['home on a phone, kB sent in all', { handMade: { ...RUN, load: { ...RUN.load, bytes: 80_000 } } }],
  [
    'home, cached, from nginx on the disk cache: requests per second',
    { throughput: { ...FIGURES.throughput, disk: { ...LOAD, perSecond: 15_000 } } },
  ],
  [
    'home, cached, from Node on one core: requests per second',
    { throughput: { ...FIGURES.throughput, node: { ...LOAD, perSecond: 11_000 } } },
  ],
  ['the same at 12,000 requests per second, p99', { steady: { ...FIGURES.steady, node: { ...STEADY, p99: 5.1 } } }],
  ['a page of 60 widgets rendered anew: CPU', { render: { ...FIGURES.render, sixty: { ...RENDER, cpu: 16 } } }],
  ['published to visible, 3 times: median, longest', { publish: [90, 100, 1001] }],
  [
    'while one article a second is published, 64 connections on a stored page: p99',
    { publishUnderLoad: { posts: { ...UNDER_LOAD, p99: 51 }, tours: UNDER_LOAD } },
  ],
  [
    'while one journey a second is published, 64 connections on a stored page: first save, longest save',
    { publishUnderLoad: { posts: UNDER_LOAD, tours: { ...UNDER_LOAD, firstSave: 1001 } } },
  ],
  ['start until the site answers', { startUp: { site: 2001, studio: 3000 } }],
  ['memory of a process of the site alone, after the load', { siteMemory: { idle: 1, opened: 1, loaded: 257e6 } }],
])('finds that "%s" is missed', (what, change) => {
  expect(missed({ ...FIGURES, ...change })).toEqual([what]);
});

it('shows what bare Node achieves with the same bytes', () => {
  const bare = { ...LOAD, perCpuSecond: 50_000 };
  const rows = makeRows({ ...FIGURES, throughput: { ...FIGURES.throughput, bare } });
  const row = rows.find(({ what }) => what.includes('Node’s own HTTP server'));
  expect(row).toMatchObject({ measured: '25,000 (0.50 ×)', comparison: '50,000' });
});

it('works without unavailable figures', () => {
  expect(makeRows({ ...FIGURES, siteMemory: undefined }).some(({ what }) => what.includes('alone'))).toBe(false);
});
