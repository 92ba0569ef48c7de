import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { PALETTE_GROUPS } from '../../src/cms/fields/block/defineBlock.ts';
import { IS_LONG } from '../support/long.ts';
import { ask } from './support/http.ts';
import { HOME, NOT_FOUND, SEARCH_WITH_HITS, TOUR, TOURS } from './support/kinds.ts';

/** The Nu Html Checker, which needs Java (on Debian: default-jre-headless). */
const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/**
 * Ignored messages of the checker: newer CSS than it knows; the attributes of our custom element; and roles of tables displayed as blocks on
 * phones, where some browsers drop the table semantics.
 */
const EXCUSED = [/^CSS: /, /“rihla-island”/, /^The “role” attribute must not be used on a “t[dhr]” element/];

/** Paths of all listed pages, and of some unlisted ones. */
async function pages(): Promise<string[]> {
  const listed = (await ask('/sitemap.xml')).body.toString();
  const paths = [...listed.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path);
  const patterns = PALETTE_GROUPS.map((group) => `/pattern-book/${group.toLowerCase()}/`);
  const others = [HOME, TOUR, TOURS, NOT_FOUND, SEARCH_WITH_HITS].map(({ path }) => path);
  return [...new Set([...paths.filter((path) => path.endsWith('/')), ...others, ...patterns, '/cart/', '/search/'])];
}

interface Message {
  type: string;
  message: string;
  extract?: string;
}

/** Errors that the checker finds in a page. */
function errorsIn(html: Buffer): string[] {
  const { stderr, error } = spawnSync('java', ['-jar', CHECKER, '--format', 'json', '--exit-zero-always', '-'], {
    input: html,
    maxBuffer: 32 * 1024 * 1024,
  });
  if (error) throw new Error('Java is missing. Install it, on Debian with: sudo apt-get install default-jre-headless');
  const { messages } = JSON.parse(stderr.toString()) as { messages: Message[] };
  return messages
    .filter(({ message, type }) => type === 'error' && !EXCUSED.some((excuse) => excuse.test(message)))
    .map(({ extract, message }) => `${message} ${extract?.slice(0, 120) ?? ''}`);
}

if (IS_LONG) {
  test('every page is valid HTML', async () => {
    test.setTimeout(900_000);
    const paths = await pages();
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) expect.soft(errorsIn((await ask(path)).body), path).toEqual([]);
  });
}
