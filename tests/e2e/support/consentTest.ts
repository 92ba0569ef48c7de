import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { claimSite } from '../../support/requests/staff.ts';
import { startSeededSite } from '../../support/servers/seededSite.ts';
import { type FaultWatch, watchFaults } from './faults.ts';
import { hidePopups } from './test.ts';
import { fakeTrackers, type Sent } from './trackerFakes.ts';

/** Ids of the trackers in these tests. */
export const IDS = { tagManagerId: 'GTM-RIHLA1', measurementId: 'G-RIHLA1', pixelId: '123456789012345' };

export interface Settings {
  tagManagerId?: string;
  measurementId?: string;
  pixelId?: string;
  pageViewSender?: 'site' | 'tag-manager';
  region?: 'everywhere' | 'europe' | 'nowhere';
  revision?: number;
}

export interface ConsentSite {
  origin: string;
  /** Enables the trackers, and nothing else. */
  configure(settings: Settings): Promise<void>;
  /** Sends a request as the administrator. */
  staff(method: string, path: string, body?: object): Promise<Response>;
}

export interface Visitor {
  page: Page;
  faults: FaultWatch;
  /** All requests to other hosts than the site. */
  sent: Sent[];
  clearCookies(): Promise<void>;
}

/** Playwright's `test` with a separate site per worker, and fake providers. */
export const test = base.extend<
  { visit: (options?: BrowserContextOptions) => Promise<Visitor> },
  { consentSite: ConsentSite }
>({
  consentSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const site = await startSeededSite('consent');
      const staff = await claimSite(site);
      await use({
        origin: site.origin,
        staff,
        configure: async ({ region = 'everywhere', revision = 1, ...trackers }) => {
          const empty = { tagManagerId: '', measurementId: '', pixelId: '', pageViewSender: 'site' };
          const consent = { region, revision, privacyPage: null };
          const answer = await staff('POST', '/globals/analytics', { ...empty, ...trackers, consent });
          if (!answer.ok) throw new Error(`The settings were not taken: ${answer.status} ${await answer.text()}`);
        },
      });
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ browser, consentSite, viewport }, use) => {
    const visitors: Visitor[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: consentSite.origin, viewport, ...options });
      await hidePopups(context);
      const sent = await fakeTrackers(context, consentSite.origin);
      const page = await context.newPage();
      const faults = watchFaults(page, consentSite.origin);
      // The fakes' requests are asserted by the tests themselves.
      faults.allow(/^third party: /);
      const visitor = { page, faults, sent, clearCookies: () => context.clearCookies() };
      visitors.push(visitor);
      return visitor;
    });
    for (const { faults, page } of visitors) {
      expect(faults.unexpected(), 'what the page complained about').toEqual([]);
      await page.context().close();
    }
  },
});

export { expect };
