import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { findIslands } from '../../src/islands/findIslands.ts';
import { resolveFromManifest } from '../../src/islands/manifest.ts';
import { ask } from '../e2e/support/http.ts';
import { ARTICLE, HOME, PAGE_KINDS } from '../e2e/support/kinds.ts';
import { expect, test } from '../e2e/support/test.ts';
import { DESKTOP } from '../e2e/support/viewports.ts';
import { brotliSize } from './brotli.ts';
import { SCRIPT_BYTES, SCRIPT_WITH_POPUPS_BYTES } from './budgets.ts';

const CLIENT = resolve('dist/client');
const VIEWER = /\bshowLinks-/;

/** The addresses of all scripts a page asks for until it rests. */
async function scriptsAskedFor(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) asked.add(pathname);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  return [...asked];
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, source]) => source ?? '');
}

test.use({ viewport: DESKTOP });

// The loader, and no island but the one that waits for the moment of popups: all others of the first window wait for the visitor.
for (const [{ name, path }, limit] of [
  [{ name: 'a page without popups', path: '/privacy/' }, SCRIPT_BYTES],
  [HOME, SCRIPT_WITH_POPUPS_BYTES],
  [ARTICLE, SCRIPT_WITH_POPUPS_BYTES],
] as const) {
  test(`before anything happens, ${name} has hardly any script`, async ({ page }) => {
    const requested = await scriptsAskedFor(page, path);
    const inlined = inlineScripts((await ask(path)).body.toString());
    const bytes =
      brotliSize(inlined.join('\n')) +
      requested.reduce((sum, file) => sum + brotliSize(readFileSync(`${CLIENT}${file}`)), 0);
    expect(bytes, `inlined, and ${requested.join(', ') || 'nothing requested'}`).toBeLessThanOrEqual(limit);
  });
}

test('no page of the site has React in it, and no island brings it before it is used', async () => {
  const isReact = /react\.transitional\.element|react-dom|hydrateRoot|__SECRET_INTERNALS/;
  const files = globSync('**/*.js', { cwd: CLIENT });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    // The viewer of pictures, which comes when one is opened.
    if (VIEWER.test(file)) continue;
    expect.soft(isReact.test(readFileSync(`${CLIENT}/${file}`, 'utf8')), file).toBe(false);
  }
  const resolveIsland = resolveFromManifest(JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8')));
  for (const { name } of findIslands(resolve('.'))) {
    const { deps = [], src } = resolveIsland(name);
    expect
      .soft(
        [src, ...deps].filter((file) => VIEWER.test(file)),
        name,
      )
      .toEqual([]);
  }
  for (const { path } of PAGE_KINDS) expect.soft(isReact.test((await ask(path)).body.toString()), path).toBe(false);
});
