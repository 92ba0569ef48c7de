import { test as base, expect } from '@playwright/test';
import { type FaultWatch, watchFaults } from './faults.ts';

/**
 * Playwright's `test`, which also fails when the page complained: console errors and warnings, uncaught errors, breaches of
 * the content security policy, requests that failed, requests to anybody but the server under test.
 */
export const test = base.extend<{ faults: FaultWatch }>({
  faults: [
    async ({ page, baseURL }, use) => {
      const faults = watchFaults(page, baseURL ?? '');
      await use(faults);
      expect(faults.unexpected(), 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
