import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { brotliSize } from './brotli.ts';

const CLIENT = resolve('dist/client');

/**
 * Opens a page and waits until it is idle.
 * @returns the URLs of all its scripts, and their compressed bytes including inlined ones
 */
export async function scriptBytes(page: Page, path: string): Promise<{ files: string[]; bytes: number }> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) asked.add(pathname);
  });
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  const files = [...asked];
  const inlined = brotliSize(inlineScripts((await response?.text()) ?? '').join('\n'));
  return {
    files,
    bytes: files.reduce((sum, file) => sum + brotliSize(readFileSync(`${CLIENT}${file}`)), inlined),
  };
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, source]) => source ?? '');
}
