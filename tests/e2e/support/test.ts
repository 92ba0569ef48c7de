import { type BrowserContext, test as base, expect } from '@playwright/test';
import { COUNTERS_KEY } from '../../../src/visitor/countersKey.ts';
import { type FaultWatch, watchFaults } from './faults.ts';

/** More popups than any site under test has. */
const ALL_POPUPS = Array.from({ length: 50 }, (_, index) => index + 1);

interface Fixtures {
  faults: FaultWatch;
  /** False for a visitor who has dismissed all popups, so that none interferes with the test. */
  seesPopups: boolean;
}

/**
 * Playwright's `test`, which also fails on faults of the page: console errors and warnings, uncaught errors, violations of the
 * Content-Security-Policy, failed requests, requests to other hosts than the server under test.
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

/** Makes the visitor of a context one who has dismissed all popups. */
export async function hidePopups(context: BrowserContext): Promise<void> {
  const kept = JSON.stringify({ v: 1, hidden: ALL_POPUPS });
  await context.addInitScript(
    ([key, value]) => {
      try {
        localStorage.setItem(key, value);
      } catch {
        // A sandboxed file, and a third-party frame, have no storage.
      }
    },
    [COUNTERS_KEY, kept] as const,
  );
}

export { expect };
