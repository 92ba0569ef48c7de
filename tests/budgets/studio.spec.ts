// Scripts shared by all pages of the studio, as built by Next; `npm run bench:studio` measures what is really sent.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { STUDIO_SCRIPT_BYTES } from './budgets.ts';

const BUILT = join(import.meta.dirname, '../../src/studio/next/.next');
const PAGE = '/(payload)/admin/[[...segments]]/page';

interface References {
  clientModules: Record<string, { chunks: string[] }>;
  entryJSFiles: Record<string, string[]>;
}

/** Names of the files that a page of the studio loads, below the build folder. */
function listScripts(references: References): string[] {
  const { rootMainFiles } = JSON.parse(readFileSync(join(BUILT, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[];
  };
  return [...new Set([...rootMainFiles, ...Object.values(references.entryJSFiles).flat()])];
}

function readReferences(): References {
  const scope: { __RSC_MANIFEST: Record<string, References> } = { __RSC_MANIFEST: {} };
  const code = readFileSync(join(BUILT, `server/app${PAGE}_client-reference-manifest.js`), 'utf8');
  runInNewContext(code, Object.assign(scope, { globalThis: scope }));
  const references = scope.__RSC_MANIFEST[PAGE];
  if (!references) throw new Error('Next has not said what the studio is made of.');
  return references;
}

test('the studio loads few scripts, and the rich-text editor is not among them', () => {
  const references = readReferences();
  const files = listScripts(references).map((name) => ({ name, code: readFileSync(join(BUILT, name)) }));
  const bytes = files.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  expect(bytes, files.map(({ code, name }) => `${code.length} ${name}`).join('\n')).toBeLessThanOrEqual(
    STUDIO_SCRIPT_BYTES,
  );
  expect(bytes).toBeGreaterThan(STUDIO_SCRIPT_BYTES / 2);
  expect(Object.keys(references.clientModules).filter((name) => name.includes('lexical'))).toEqual([]);
});
