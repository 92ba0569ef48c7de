import type { Browser, CDPSession, Page } from 'playwright-core';
import { traitsOf } from '../../../src/cms/fields/block/defineBlock.ts';
import { blocks } from '../../../src/widgets/index.ts';
import { scrollThrough } from '../../e2e/support/layout.ts';
import { DESKTOP } from '../../e2e/support/viewports.ts';
import { median } from '../statistics.ts';
import { GESTURES } from './gestures.ts';

/** CPU slowdown relative to this machine. */
const SLOWER = 4;
const ROUNDS = 3;
/** Minimum duration that the Event Timing API reports, in ms. */
const SHORTEST_MS = 16;
/** Time for the effects of a gesture to be painted and reported, in ms. */
const SETTLING_MS = 400;

/** From a gesture to the next paint, in ms, by kind of widget: the slowest of its gestures, the median of three visits. */
export type PaintTimes = Readonly<Record<string, number>>;

/**
 * Performs the gestures of every kind, on its page of the demo's pattern book, at a quarter of the machine's speed.
 * @throws when a kind or the target of its gestures is not on its page
 */
export async function measurePaint(browser: Browser, origin: string): Promise<PaintTimes> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [group, kinds] of Map.groupBy(pressedKinds(), ({ group }) => group)) {
      const context = await browser.newContext({ baseURL: origin, viewport: DESKTOP });
      const page = await context.newPage();
      // Requests to third parties are blocked.
      await context.route(
        (url) => url.origin !== origin,
        (route) => route.abort(),
      );
      await page.goto(`/pattern-book/${group.toLowerCase()}/`);
      await scrollThrough(page);
      const device = await context.newCDPSession(page);
      for (const { label, slug } of kinds)
        times.set(slug, [...(times.get(slug) ?? []), await measureKind(page, device, slug, label)]);
      await context.close();
    }
  }
  return Object.fromEntries([...times].map(([kind, rounds]) => [kind, median(rounds)]));
}

interface PressedKind {
  slug: string;
  label: string;
  group: string;
}

/** Those with gestures, in the order of the studio's palette. */
function pressedKinds(): PressedKind[] {
  return blocks.flatMap((block) =>
    GESTURES[block.slug]
      ? [{ slug: block.slug, label: String(block.labels?.singular), group: traitsOf(block).group ?? 'Layout' }]
      : [],
  );
}

async function measureKind(page: Page, device: CDPSession, kind: string, label: string): Promise<number> {
  const heading = page.locator('main').getByRole('heading', { name: label, exact: true, level: 2 }).first();
  const chapter = heading.locator('xpath=ancestor::section[1]');
  await chapter.scrollIntoViewIfNeeded();
  await startWatching(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  try {
    await GESTURES[kind]?.(chapter, page);
    return await stopWatching(page);
  } catch (error) {
    throw new Error(`The gestures of “${kind}” could not be made: ${(error as Error).message}`, { cause: error });
  } finally {
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

type Watching = typeof globalThis & { watched?: PerformanceObserver; slowest?: number };

function startWatching(page: Page): Promise<void> {
  return page.evaluate((durationThreshold) => {
    const watching = globalThis as Watching;
    watching.slowest = 0;
    watching.watched = new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (interactionId) watching.slowest = Math.max(watching.slowest ?? 0, duration);
    });
    watching.watched.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MS);
}

/** Maximum since observation began; durations below the reported minimum count as that minimum. */
async function stopWatching(page: Page): Promise<number> {
  return page.evaluate(
    async ({ settling, shortest }) => {
      await new Promise((resolve) => setTimeout(resolve, settling));
      const watching = globalThis as Watching;
      watching.watched?.disconnect();
      return Math.max(shortest, watching.slowest ?? 0);
    },
    { settling: SETTLING_MS, shortest: SHORTEST_MS },
  );
}
