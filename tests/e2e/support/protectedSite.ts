import type { Page } from '@playwright/test';
import type { CopyProtection } from '../../../src/cms/payload-types.ts';
import { claimSite } from '../../support/requests/staff.ts';
import { startSeededSite } from '../../support/servers/seededSite.ts';
import { expectMounted } from './islands.ts';
import { test as base, expect } from './test.ts';

export interface ProtectedSite {
  origin: string;
  /** Saves the settings of copy protection as an editor does; others have their defaults. */
  set(settings: Partial<CopyProtection>): Promise<void>;
}

const DEFAULTS = {
  enabled: false,
  documents: ['posts', 'pages'],
  contextMenu: true,
  dragging: true,
  shortcuts: true,
  message: '',
  sound: false,
  replaceClipboard: false,
};

/** Playwright's `test` against a separate server, since the settings change what all visitors see. */
export const test = base.extend<object, { site: ProtectedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const site = await startSeededSite('copy');
      const staff = await claimSite(site);
      await use({
        origin: site.origin,
        set: async (settings) => {
          const answer = await staff('POST', '/globals/copy-protection', { ...DEFAULTS, ...settings });
          expect(answer.status, await answer.text()).toBe(200);
        },
      });
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Opens a page, waits until it is protected, and records from then on which events the page has prevented. */
export async function openProtected(
  page: Page,
  path: string,
): Promise<{ blocked(): Promise<Record<string, boolean>> }> {
  await page.goto(path);
  await expectMounted(page, 'copy-protection');
  await page.evaluate(() => {
    const seen: Record<string, boolean> = {};
    Object.assign(window, { seen });
    for (const type of ['contextmenu', 'dragstart', 'keydown', 'copy', 'cut', 'paste']) {
      // After the page's own listeners; the last event of a type counts.
      window.addEventListener(type, (event) => Object.assign(seen, { [type]: event.defaultPrevented }));
    }
  });
  return {
    blocked: () =>
      page.evaluate(() => {
        const target = window as unknown as { seen: Record<string, boolean> };
        const seen = { ...target.seen };
        for (const type of Object.keys(seen)) delete target.seen[type];
        return seen;
      }),
  };
}

export { expect };
