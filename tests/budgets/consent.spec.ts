import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Manifest } from 'vite';
import { resolveFromManifest } from '../../src/islands/manifest.ts';
import { expect, test } from '../e2e/support/consentTest.ts';
import { HOME } from '../e2e/support/kinds.ts';
import { brotliSize } from './brotli.ts';
import { CONSENT_ISLAND_BYTES, CONSENT_SCRIPT_BYTES, SCRIPT_WITH_POPUPS_AND_CONSENT_BYTES } from './budgets.ts';
import { scriptBytes } from './scriptBytes.ts';

const CLIENT = resolve('dist/client');
const read = (file: string): string => readFileSync(join(CLIENT, file), 'utf8');

test('the consent banner costs little before a visitor answers', () => {
  const { deps = [], src } = resolveFromManifest(JSON.parse(read('.vite/manifest.json')) as Manifest)('consent');
  expect(brotliSize(read(src))).toBeLessThanOrEqual(CONSENT_ISLAND_BYTES);
  const files = [JSON.parse(read('loader.json')) as string, src, ...deps];
  const bytes = files.reduce((sum, file) => sum + brotliSize(read(file)), 0);
  expect(bytes, files.join(', ')).toBeLessThanOrEqual(CONSENT_SCRIPT_BYTES);
  expect(files.join()).not.toMatch(/consent-choice|trackers/);
});

test('a first-time visitor who is asked for consent on a page with popups gets little script before any answer', async ({
  browser,
  consentSite,
}) => {
  await consentSite.configure({ measurementId: 'G-RIHLA1' });
  const context = await browser.newContext({ baseURL: consentSite.origin });
  const page = await context.newPage();
  const { bytes, files } = await scriptBytes(page, HOME.path);
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  expect(bytes, files.join(', ')).toBeLessThanOrEqual(SCRIPT_WITH_POPUPS_AND_CONSENT_BYTES);
  expect(files.join()).toMatch(/popups/);
  expect(files.join()).toMatch(/consent/);
  await context.close();
});
