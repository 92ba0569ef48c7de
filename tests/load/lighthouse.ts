import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { BROWSER, BROWSER_SWITCHES } from '../e2e/support/browser.ts';
import { median } from './statistics.ts';

/** Lighthouse results of one URL, as a phone on a slow network. */
export interface LighthouseRun {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  /** In ms, CLS without a unit. */
  timings: Record<Timing, number>;
  /** Network transfer, headers included. */
  load: Load;
  /** Failed audits, by category. */
  faults: string[];
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const TIMINGS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
export type Timing = keyof typeof TIMINGS;

export interface Load {
  requests: number;
  bytes: number;
  byType: Record<LoadType, number>;
}
export const LOAD_TYPES = ['HTML', 'style', 'script', 'font', 'picture', 'other'] as const;
export type LoadType = (typeof LOAD_TYPES)[number];

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface NetworkItem {
  url: string;
  resourceType?: string;
  transferSize: number;
}

const TYPE_OF: Record<string, LoadType> = {
  Document: 'HTML',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
};

/** Starts the browser that {@link runLighthouse} uses; the caller kills it. */
export function launchBrowser(): Promise<LaunchedChrome> {
  const { executablePath } = BROWSER.launchOptions ?? {};
  const chromePath = executablePath && { chromePath: executablePath };
  return launch({ ...chromePath, chromeFlags: [...BROWSER_SWITCHES], logLevel: 'silent' });
}

/** On a busy machine the browser sometimes records no paint in its trace, which says nothing about the page. */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse with its defaults: a mid-range phone, the network simulated. One at a time in a process.
 * @param port the browser's debugging port
 * @param flags for pages of one visitor: `disableStorageReset` keeps the browser's cookies and storage
 * @throws Error when the page could not be loaded, or failed to be measured three times in a row
 */
export function runLighthouse(url: string, port: number, flags: Flags = {}): Promise<LighthouseRun> {
  return tryAgain(async () => {
    const result = await ask(url, port, { ...flags, onlyCategories: [...CATEGORIES] });
    const timings = Object.entries(TIMINGS).map(([name, audit]) => {
      const { errorMessage, numericValue } = result.audits[audit] ?? {};
      if (numericValue === undefined) throw new Error(`Lighthouse found no ${name} on ${url}: ${errorMessage}`);
      return [name, numericValue];
    });
    return {
      scores: scoresOf(result) as Record<Category, number>,
      timings: Object.fromEntries(timings) as Record<Timing, number>,
      load: loadOf(result),
      faults: faultsOf(result),
    };
  });
}

/** Scores and failed audits of all categories but performance, which takes two thirds of the time. */
export function judge(url: string, port: number): Promise<{ scores: Record<string, number>; faults: string[] }> {
  return tryAgain(async () => {
    const result = await ask(url, port, { onlyCategories: CATEGORIES.filter((name) => name !== 'performance') });
    return { scores: scoresOf(result), faults: faultsOf(result) };
  });
}

/** Network transfer only. */
export function measureLoad(url: string, port: number): Promise<Load> {
  return tryAgain(async () => loadOf(await ask(url, port, { onlyAudits: ['network-requests'] })));
}

async function tryAgain<T>(run: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (attempts <= 1) throw error;
    return tryAgain(run, attempts - 1);
  }
}

async function ask(url: string, port: number, what: Flags): Promise<Result> {
  const answer = await lighthouse(url, { port, logLevel: 'silent', ...what });
  if (!answer) throw new Error(`Lighthouse had no result for ${url}.`);
  const { runtimeError } = answer.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`);
  return answer.lhr;
}

function scoresOf({ categories }: Result): Record<string, number> {
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
}

/** Failed audits. */
function faultsOf({ audits, categories }: Result): string[] {
  return Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
}

function loadOf({ audits }: Result): Load {
  const details = audits['network-requests']?.details as { items?: NetworkItem[] } | undefined;
  return sumLoad(details?.items ?? []);
}

function sumLoad(items: readonly NetworkItem[]): Load {
  const asked = items.filter(({ url }) => !url.startsWith('data:'));
  const byType = Object.fromEntries(LOAD_TYPES.map((type) => [type, 0])) as Record<LoadType, number>;
  for (const item of asked) byType[typeOf(item)] += item.transferSize;
  return { requests: asked.length, bytes: asked.reduce((sum, { transferSize }) => sum + transferSize, 0), byType };
}

/** Fonts prefetched for the next page have another resource type. */
function typeOf({ resourceType = '', url }: NetworkItem): LoadType {
  return url.endsWith('.woff2') ? 'font' : (TYPE_OF[resourceType] ?? 'other');
}

/** Medians of several runs of one URL; its transfer is that of the last, when everything was compressed at the highest level. */
export function summarize(runs: readonly LighthouseRun[]): LighthouseRun {
  const last = runs.at(-1);
  if (!last) throw new RangeError('There is no run of Lighthouse to sum up.');
  const medians = <Name extends string>(pick: (run: LighthouseRun) => Record<Name, number>) =>
    Object.fromEntries(
      Object.keys(pick(last)).map((name) => [name, median(runs.map((run) => pick(run)[name as Name]))]),
    );
  return {
    ...last,
    scores: medians(({ scores }) => scores) as Record<Category, number>,
    timings: medians(({ timings }) => timings) as Record<Timing, number>,
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}
