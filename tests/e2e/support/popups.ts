import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Manifest } from 'vite';
import { resolveFromManifest } from '../../../src/islands/manifest.ts';
import type { OpenRequest } from '../../../src/parts/popups/popupEntry.ts';
import type { PopupsProps } from '../../../src/parts/popups/popupsProps.ts';

const PATH = '/bare-page-of-popups/';
const OPENER = 'src/parts/popups/island/popup/openPopup.ts';

/** Reports that it has opened, as any opener of a popup that counts on opening does, and is queried by `openedPopups`. */
const FAKE_OPENER = `export async function openPopup(request) {
  (window.opened ??= []).push(request);
  document.dispatchEvent(new CustomEvent('rihla/popup/show', { detail: { id: request.id, keptImpressions: 2 } }));
}`;

const readManifest = (): Manifest =>
  JSON.parse(readFileSync(resolve('dist/client/.vite/manifest.json'), 'utf8')) as Manifest;

export interface BarePage {
  popups: PopupsProps['popups'];
  /** Markup of the body; by default three windows high and empty. */
  body?: string;
  timeUrl?: string;
}

/** Serves, in all pages of a context, the built island on a separate page with these popups. Returns the path of the page. */
export async function servePopups(context: BrowserContext, { body, popups, timeUrl }: BarePage): Promise<string> {
  const manifest = readManifest();
  const { src } = resolveFromManifest(manifest)('popups');
  const props = JSON.stringify({ popups, timeUrl });
  const loader = JSON.parse(readFileSync(resolve('dist/client/loader.json'), 'utf8')) as string;
  const html = `<!doctype html><html lang="en" data-popups><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Popups</title><link rel="icon" href="data:,"><style>body{margin:0}</style><script src="/${loader.replace(/^\//, '')}"></script><body>${body ?? '<main style="height:300vh"></main>'}
<script type="module">import { mount } from '/${src.replace(/^\//, '')}'; mount(document.body, ${props}); document.body.dataset.mounted = '';</script>`;
  await context.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await context.route(`**/${manifest[OPENER]?.file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FAKE_OPENER }),
  );
  return PATH;
}

/** Opens the page and waits until the island is mounted. */
export async function openBarePage(page: Page, path: string, referer?: string): Promise<void> {
  await page.goto(path, { ...(referer && { referer }) });
  await page.locator('body[data-mounted]').waitFor({ state: 'attached' });
}

/** The popups opened in this page load, as `id by whom`. */
export async function openedPopups(page: Page): Promise<string[]> {
  const opened = await page.evaluate(() => (window as { opened?: OpenRequest[] }).opened ?? []);
  return opened.map(({ by, id }) => `${id} by ${by}`);
}

/**
 * Waits for everything that needs no more time by the page's clock, which may be stopped: two frames, in which scroll events fire, and the
 * import that an opening popup waits for.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (opener) => {
    // Observers use real frames, even when timers are stopped.
    const frame = () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    await frame();
    await frame();
    await import(opener);
    await frame();
  }, `/${readManifest()[OPENER]?.file}`);
}
