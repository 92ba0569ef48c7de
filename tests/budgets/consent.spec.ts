import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Manifest } from 'vite';
import { resolveFromManifest } from '../../src/islands/manifest.ts';
import { brotliSize } from './brotli.ts';
import { CONSENT_ISLAND_BYTES, CONSENT_SCRIPT_BYTES } from './budgets.ts';

const CLIENT = resolve('dist/client');
const read = (file: string): string => readFileSync(join(CLIENT, file), 'utf8');

test('asking for consent costs little before a visitor answers', () => {
  const { deps = [], src } = resolveFromManifest(JSON.parse(read('.vite/manifest.json')) as Manifest)('consent');
  expect(brotliSize(read(src))).toBeLessThanOrEqual(CONSENT_ISLAND_BYTES);
  const files = [JSON.parse(read('loader.json')) as string, src, ...deps];
  const bytes = files.reduce((sum, file) => sum + brotliSize(read(file)), 0);
  expect(bytes, files.join(', ')).toBeLessThanOrEqual(CONSENT_SCRIPT_BYTES);
  expect(files.join()).not.toMatch(/consent-choice|trackers/);
});
