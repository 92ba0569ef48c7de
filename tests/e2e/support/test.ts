import { type BrowserContext, test as base, expect } from '@playwright/test';
import { COUNTERS_KEY } from '../../../src/visitor/countersKey.ts';
import { type FaultWatch, watchFaults } from './faults.ts';

/** More popups than any site under test has. */
const ALL_POPUPS = Array.from({ length: 50 }, (_, index) => index + 1);

interface Fixtures {
  faults: FaultWatch;
  /** False for a visitor who wants to see no popup again, so that none comes in the way of what is tested. */
  seesPopups: boolean;
}

/**
 * Playwright's `test`, which also fails when the page complained: console errors and warnings, uncaught errors, breaches of
 * the content security policy, requests that failed, requests to anybody but the server under test.
 */
export const test = base.extend<Fixtures>({
  seesPopups: [false, { option: true }],
  context: async ({ context, seesPopups }, use) => {
    if (!seesPopups) await hidePopups(context);
    await use(context);
  },
  faults: [
    async ({ page, baseURL }, use) => {
      const faults = watchFaults(page, baseURL ?? '');
      await use(faults);
      expect(faults.unexpected(), 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes every page of a context that of a visitor who wants to see no popup again. */
export async function hidePopups(context: BrowserContext): Promise<void> {
  const kept = JSON.stringify({ v: 1, hidden: ALL_POPUPS });
  await context.addInitScript(
    ([key, value]) => {
      try {
        localStorage.setItem(key, value);
      } catch {
        // A file in a sandbox, and a frame of somebody else's, have no storage.
      }
    },
    [COUNTERS_KEY, kept] as const,
  );
}

export { expect };
