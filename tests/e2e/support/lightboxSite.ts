import type { CopyProtection, Lightbox } from '../../../src/cms/payload-types.ts';
import { claimSite } from '../../support/requests/staff.ts';
import { startSeededSite } from '../../support/servers/seededSite.ts';
import { test as base, expect } from './test.ts';

export interface LightboxSite {
  origin: string;
  /** Saves settings as an editor does; others have their defaults. */
  set(settings: Partial<Lightbox>): Promise<void>;
  protect(settings: Partial<CopyProtection>): Promise<void>;
  /** Publishes a page of these blocks. */
  publish(path: string, layout: readonly object[]): Promise<void>;
  /** The id of a stored picture, by title. */
  pictureId(title: string): Promise<number>;
}

const DEFAULTS = {
  global_image_lightbox: true,
  lightbox_enable_counter: true,
  lightbox_enable_fullscreen: true,
  lightbox_enable_zoom: true,
  lightbox_enable_share: true,
  lightbox_enable_download: true,
};

/** Playwright's `test` against a separate server, since the settings change what all visitors see. */
export const test = base.extend<object, { site: LightboxSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const site = await startSeededSite('lightbox');
      const staff = await claimSite(site);
      const send = async (method: string, path: string, body?: object) => {
        const answer = await staff(method, path, body);
        const text = await answer.text();
        expect(answer.ok, text).toBe(true);
        return JSON.parse(text);
      };
      await use({
        origin: site.origin,
        set: (settings) => send('POST', '/globals/lightbox', { ...DEFAULTS, ...settings }),
        protect: (settings) => send('POST', '/globals/copy-protection', settings),
        publish: (path, layout) =>
          send('POST', '/pages', { title: `Page ${path}`, path, layout, _status: 'published' }),
        pictureId: async (title) => {
          const { docs } = await send('GET', `/media?depth=0&where[title][equals]=${encodeURIComponent(title)}`);
          return docs[0].id;
        },
      });
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

export { expect };
