import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Manifest } from 'vite';
import { resolveFromManifest } from '../../src/islands/manifest.ts';
import { brotliSize } from './brotli.ts';
import { LIGHTBOX_ISLAND_BYTES } from './budgets.ts';

const CLIENT = resolve('dist/client');
const read = (file: string): string => readFileSync(join(CLIENT, file), 'utf8');
/** Used by nearly every part of the site; covered by sizes.json. */
const SHARED = /\/(page|visitor)-/;

test('handling a click on a picture costs little, and loads nothing of the viewer', () => {
  const { deps = [], src } = resolveFromManifest(JSON.parse(read('.vite/manifest.json')) as Manifest)('lightbox');
  const files = [src, ...deps].filter((file) => !SHARED.test(file));
  const bytes = files.reduce((sum, file) => sum + brotliSize(read(file)), 0);
  expect(bytes, files.join(', ')).toBeLessThanOrEqual(LIGHTBOX_ISLAND_BYTES);
  expect(files.join()).not.toMatch(/showLinks/);
});
