import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Manifest } from 'vite';
import { resolveFromManifest } from '../../src/islands/manifest.ts';
import { brotliSize } from './brotli.ts';
import { POPUPS_SCRIPT_BYTES } from './budgets.ts';

const CLIENT = resolve('dist/client');
const read = (file: string): string => readFileSync(join(CLIENT, file), 'utf8');

test('waiting for popups costs little, and loads neither their evaluation and opening nor the pattern check', () => {
  const { deps = [], src } = resolveFromManifest(JSON.parse(read('.vite/manifest.json')) as Manifest)('popups');
  const files = [src, ...deps];
  const bytes = files.reduce((sum, file) => sum + brotliSize(read(file)), 0);
  expect(bytes, files.join(', ')).toBeLessThanOrEqual(POPUPS_SCRIPT_BYTES);
  const script = files.map(read).join('\n');
  expect(files.join()).not.toMatch(/openPopup|evaluatePopups/);
  expect(script).not.toMatch(/recheck|too_few_page_views|logged_in|getTimezoneOffset/);
});
