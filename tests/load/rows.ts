import {
  ARTICLE_HTML_BYTES,
  FONT_BYTES,
  FONT_FILES,
  HEADER_BYTES,
  HTML_BYTES,
  LIST_HTML_BYTES,
  PART_HEADER_BYTES,
  SCRIPT_WITH_POPUPS_BYTES,
  SCRIPT_WITH_POPUPS_FILES,
  TOUR_HTML_BYTES,
  TOURS_LOAD,
} from '../budgets/budgets.ts';
import {
  ALL_MEMORY,
  ARTICLE_FIRST_PAINT_MS,
  BLOCKING_MS,
  FIRST_PAINT_MS,
  HAND_MADE_RATIO,
  LARGEST_PAINT_MS,
  PUBLISH_MS,
  PUBLISHING_P99_MS,
  PUBLISHING_RATE,
  PUBLISHING_SAVE_MS,
  RENDER_CPU_MS,
  SITE_MEMORY,
  SITE_START_MS,
  STUDIO_START_MS,
} from './budgets.ts';
import type { Figures } from './figures.ts';
import { CATEGORIES, type LighthouseRun, type LoadType, type Timing } from './lighthouse.ts';
import type { Memory } from './memory.ts';
import { PUBLISHED_KINDS, type PublishedKind, type PublishUnderLoad } from './publishUnderLoad.ts';
import { median } from './statistics.ts';
import { count, kilobytes, megabytes, milliseconds, type Row, seconds, within } from './table.ts';
import { throughputRows } from './throughputRows.ts';

/** The lines of the table, in the order of design.md, section 9. */
export function makeRows(figures: Figures): Row[] {
  const { handMade } = figures;
  return [
    ...loadRows('home', figures.home, handMade),
    ...loadRows('article', figures.article),
    ...loadRows('tour', figures.tour),
    ...loadRows('longest tour', figures.longestTour),
    ...loadRows('list of tours', figures.list),
    ...lighthouseRows('home', figures.home, handMade),
    ...lighthouseRows('article', figures.article),
    ...lighthouseRows('tour', figures.tour),
    ...lighthouseRows('longest tour', figures.longestTour),
    ...lighthouseRows('list of tours', figures.list),
    ...throughputRows(figures),
    ...renderRows(figures),
    publishRow(figures),
    ...PUBLISHED_KINDS.flatMap((kind) => publishUnderLoadRows(kind, figures.publishUnderLoad[kind])),
    within('start until the site answers', seconds, figures.startUp.site, SITE_START_MS),
    within('start until the studio answers', seconds, figures.startUp.studio, STUDIO_START_MS),
    ...memoryRows('one process, site and studio', figures.memory, ALL_MEMORY),
    ...(figures.siteMemory ? memoryRows('a process of the site alone', figures.siteMemory, SITE_MEMORY) : []),
  ];
}

type PageName = 'home' | 'article' | 'tour' | 'longest tour' | 'list of tours';

/** Budget of the transfer: files, and their headers at maximum length. */
const HTML_BUDGETS: Record<PageName, number> = {
  home: HTML_BYTES + HEADER_BYTES,
  article: ARTICLE_HTML_BYTES + HEADER_BYTES,
  tour: TOUR_HTML_BYTES + HEADER_BYTES,
  'longest tour': TOUR_HTML_BYTES + HEADER_BYTES,
  'list of tours': LIST_HTML_BYTES + HEADER_BYTES,
};
/** Pages with only the common islands; others have scripts of their own. */
const SIMPLE: ReadonlySet<PageName> = new Set(['home', 'article']);
const WHOLE_BUDGETS: Partial<Record<PageName, number>> = { 'list of tours': TOURS_LOAD.bytes };
/** HTML of two flights. */
const TWO_FLIGHTS: ReadonlySet<PageName> = new Set(['article', 'tour', 'longest tour']);
const BYTE_BUDGETS: Partial<Record<LoadType, number>> = {
  // Both pages have popups, and Lighthouse is a first-time visitor for whom they may open.
  script: SCRIPT_WITH_POPUPS_BYTES + SCRIPT_WITH_POPUPS_FILES * PART_HEADER_BYTES,
  font: FONT_BYTES + FONT_FILES * PART_HEADER_BYTES,
};

function loadRows(page: PageName, { load }: LighthouseRun, handMade?: LighthouseRun): Row[] {
  const types = (['HTML', 'script', 'font', 'picture'] as const).map((type): Row => {
    const what = `${page} on a phone, kB sent: ${type === 'HTML' ? 'HTML with its style' : `${type}s`}`;
    const comparison = handMade ? { comparison: kilobytes(handMade.load.byType[type]) } : {};
    const budget =
      type === 'HTML' ? HTML_BUDGETS[page] : SIMPLE.has(page) || type === 'font' ? BYTE_BUDGETS[type] : undefined;
    return {
      ...(budget
        ? within(what, kilobytes, load.byType[type], budget)
        : { what, measured: kilobytes(load.byType[type]) }),
      ...comparison,
    };
  });
  return [...types, wholeRow(page, load, handMade?.load), requestsRow(page, load, handMade?.load)];
}

function wholeRow(page: PageName, load: LighthouseRun['load'], handMade?: LighthouseRun['load']): Row {
  const what = `${page} on a phone, kB sent in all`;
  const row = { what, measured: kilobytes(load.bytes) };
  const budget = WHOLE_BUDGETS[page];
  if (budget) return within(what, kilobytes, load.bytes, budget);
  if (!handMade) return row;
  const ratio = load.bytes / handMade.bytes;
  return {
    ...row,
    measured: `${row.measured} (${ratio.toFixed(2)} ×)`,
    comparison: kilobytes(handMade.bytes),
    budget: `≤ ${HAND_MADE_RATIO} ×`,
    isMissed: ratio > HAND_MADE_RATIO,
  };
}

function requestsRow(page: string, { requests }: LighthouseRun['load'], handMade?: LighthouseRun['load']): Row {
  const what = `${page} on a phone, requests`;
  return { what, measured: count(requests), ...(handMade && { comparison: count(handMade.requests) }) };
}

const TIMING_BUDGETS: Record<Timing, [(value: number) => string, number]> = {
  FCP: [seconds, FIRST_PAINT_MS],
  LCP: [seconds, LARGEST_PAINT_MS],
  TBT: [milliseconds, BLOCKING_MS],
  CLS: [(value) => value.toFixed(3), 0],
};

function lighthouseRows(page: PageName, run: LighthouseRun, handMade?: LighthouseRun): Row[] {
  const scores = ({ scores }: LighthouseRun): string => CATEGORIES.map((name) => scores[name]).join(' / ');
  const timings = Object.entries(TIMING_BUDGETS) as [Timing, (typeof TIMING_BUDGETS)[Timing]][];
  return [
    {
      what: `${page}, Lighthouse mobile: performance, accessibility, best practices, SEO`,
      measured: scores(run),
      ...(handMade && { comparison: scores(handMade) }),
      budget: '100 each',
      isMissed: CATEGORIES.some((name) => run.scores[name] < 100),
    },
    ...timings.map(
      ([name, [write, budget]]): Row => ({
        ...within(
          `${page}, ${name}`,
          write,
          run.timings[name],
          isSecondFlight(page, name) ? ARTICLE_FIRST_PAINT_MS : budget,
        ),
        ...(handMade && { comparison: write(handMade.timings[name]) }),
      }),
    ),
  ];
}

/** Whether the first paint waits for the second flight of HTML. */
function isSecondFlight(page: PageName, timing: Timing): boolean {
  return TWO_FLIGHTS.has(page) && timing === 'FCP';
}

function renderRows({ render }: Figures): Row[] {
  const uncached = (['home', 'article'] as const).map((name): Row => {
    const { cpu, p50, p99, perSecond } = render[name];
    const measured = `${count(perSecond)} per second, p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}, CPU ${milliseconds(cpu)}`;
    return { what: `${name}, rendered anew, one after another`, measured };
  });
  return [
    ...uncached,
    within('a page of 60 widgets rendered anew: CPU', milliseconds, render.sixty.cpu, RENDER_CPU_MS),
  ];
}

function publishRow({ publish }: Figures): Row {
  const most = Math.max(...publish);
  return {
    what: `published to visible, ${publish.length} times: median, longest`,
    measured: `${milliseconds(median(publish))}, ${milliseconds(most)}`,
    budget: `≤ ${milliseconds(PUBLISH_MS)}`,
    isMissed: most > PUBLISH_MS,
  };
}

const PUBLISHED_WORDS: Record<PublishedKind, string> = { posts: 'article', tours: 'journey' };

function publishUnderLoadRows(kind: PublishedKind, figures: PublishUnderLoad): Row[] {
  const what = `while one ${PUBLISHED_WORDS[kind]} a second is published, 64 connections on a stored page`;
  return [
    within(`${what}: p99`, milliseconds, figures.p99, PUBLISHING_P99_MS),
    within(`${what}, at ${count(PUBLISHING_RATE)} per second: p99`, milliseconds, figures.steadyP99, PUBLISHING_P99_MS),
    {
      what: `${what}: first save, longest save`,
      measured: `${milliseconds(figures.firstSave)}, ${milliseconds(figures.longestSave)}`,
      budget: `≤ ${milliseconds(PUBLISHING_SAVE_MS)}`,
      isMissed: Math.max(figures.firstSave, figures.longestSave) > PUBLISHING_SAVE_MS,
    },
  ];
}

function memoryRows(what: string, { idle, loaded, opened }: Memory, budget: number): Row[] {
  return [
    within(`memory of ${what}, idle`, megabytes, idle, budget),
    ...(opened === idle ? [] : [within(`memory of ${what}, studio opened`, megabytes, opened, budget)]),
    within(`memory of ${what}, after the load`, megabytes, loaded, budget),
  ];
}
