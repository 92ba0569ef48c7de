import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

const ROOT = path.join(import.meta.dirname, '../../..');

/**
 * Bundles a module of `src/` for a test page, as a classic script.
 * @param file path below the project's root
 * @param name global variable that gets its exports
 */
export async function bundleModule(file: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(ROOT, file), formats: ['iife'], name },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** Opens a page with this body and this script, at a URL of its own. */
export async function openBarePage(page: Page, body: string, script: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>Bare</title><style>body{margin:0}</style><body>${body}<script>${script}</script></html>`;
  await page.route('http://bare.test/**', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto('http://bare.test/');
}
