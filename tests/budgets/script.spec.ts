import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findIslands } from '../../src/islands/findIslands.ts';
import { resolveFromManifest } from '../../src/islands/manifest.ts';
import { ask } from '../e2e/support/http.ts';
import { ARTICLE, HOME, PAGE_KINDS } from '../e2e/support/kinds.ts';
import { expect, test } from '../e2e/support/test.ts';
import { DESKTOP } from '../e2e/support/viewports.ts';
import { brotliSize } from './brotli.ts';
import { LOADER_BYTES, SCRIPT_BYTES, SCRIPT_WITH_POPUPS_BYTES } from './budgets.ts';
import { scriptBytes } from './scriptBytes.ts';

const CLIENT = resolve('dist/client');
const VIEWER = /\bshowLinks-/;

// A first-time visitor, for whom every popup may open: browser storage is empty.
test.use({ seesPopups: true, viewport: DESKTOP });

// The loader, and no island but the popups' triggers: all others in the first window wait for an interaction.
for (const [{ name, path }, limit] of [
  [{ name: 'a page on which no popup opens', path: '/privacy/' }, SCRIPT_BYTES],
  [HOME, SCRIPT_WITH_POPUPS_BYTES],
  [ARTICLE, SCRIPT_WITH_POPUPS_BYTES],
] as const) {
  test(`before any interaction, ${name} has hardly any script`, async ({ page }) => {
    const { bytes, files } = await scriptBytes(page, path);
    expect(bytes, `inlined, and ${files.join(', ') || 'nothing requested'}`).toBeLessThanOrEqual(limit);
  });
}

test('the loader is small', () => {
  const loader = JSON.parse(readFileSync(`${CLIENT}/loader.json`, 'utf8')) as string;
  expect(brotliSize(readFileSync(`${CLIENT}${loader}`))).toBeLessThanOrEqual(LOADER_BYTES);
});

test('no page of the site has React in it, and no island loads it before it is used', async () => {
  const isReact = /react\.transitional\.element|react-dom|hydrateRoot|__SECRET_INTERNALS/;
  const files = globSync('**/*.js', { cwd: CLIENT });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    // The picture viewer, which is loaded on opening.
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
