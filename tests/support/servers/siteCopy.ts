import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Files of the repository that a build and the tests of a site's own code need. */
const COPIED = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'vitest.config.ts',
  'demo',
  'scripts',
  'src',
  'tests',
  'dist/client',
];
/** Built for exactly this version, and large. */
const LINKED = ['node_modules', 'src/studio/next/.next'];

/**
 * Copies the repository to a folder that is removed with the test, with an operator's own code in its `site/`. The studio is that of the engine.
 * @param example from the root, such as `docs/site-example`
 * @returns its absolute path
 */
export function copyWithSite(example: string): string {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const root = mkdtempSync(join(ROOT, 'dist/site-copy-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const isCopied = (path: string) => !LINKED.some((link) => path === join(ROOT, link));
  for (const path of COPIED) cpSync(join(ROOT, path), join(root, path), { recursive: true, filter: isCopied });
  for (const path of LINKED) symlinkSync(join(ROOT, path), join(root, path));
  cpSync(join(ROOT, example), join(root, 'site'), { recursive: true });
  return root;
}
