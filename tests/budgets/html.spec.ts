import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ask } from '../e2e/support/http.ts';
import { ARTICLE, HOME, TOURS } from '../e2e/support/kinds.ts';
import { brotliSize } from './brotli.ts';
import {
  ANY_ARTICLE_HTML_BYTES,
  ARTICLE_HTML_BYTES,
  BELOW_FOLD_BYTES,
  HEADER_BYTES,
  HTML_BYTES,
  LIST_HTML_BYTES,
  PART_HEADER_BYTES,
  TOUR_HTML_BYTES,
} from './budgets.ts';

/** Overhead of the stream's frames. */
const SLACK_BYTES = 50;

/**
 * Size of a page with a timestamp of average compressibility. The demo's documents get the time of the seed, whose digits alone change an
 * article's size by up to 70 bytes.
 */
async function sizeWhenever(path: string): Promise<number> {
  const html = (await ask(path)).body.toString();
  const changed = /content="([^"]+)" property="article:modified_time"/.exec(html)?.[1];
  return brotliSize(changed ? html.replaceAll(changed, '2026-02-12T08:00:00Z') : html);
}

/** Uncompressed part of a page that the browser has after the first flight. */
function firstFlight(compressed: Uint8Array): string {
  return brotliDecompressSync(compressed.subarray(0, HTML_BYTES), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();
}

/** As the first visitor gets it, compressed quickly. */
function sentFirst(html: string): Uint8Array {
  return brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html) },
  });
}

test('the HTML of home, style inlined, fits into the first flight', async () => {
  expect(await sizeWhenever(HOME.path)).toBeLessThanOrEqual(HTML_BYTES);
});

test('the first flight of an article has its style and all of its text', async () => {
  const html = (await ask(ARTICLE.path)).body.toString();
  const arrived = firstFlight(await best(ARTICLE.path));
  const afterText = html.indexOf('class="r-share-box"');
  expect(afterText).toBeGreaterThan(html.indexOf('</h1>'));
  expect(html.startsWith(arrived.slice(0, afterText))).toBe(true);
  expect(arrived.length).toBeGreaterThan(afterText);
});

test('the whole HTML of an article takes little of the second flight', async () => {
  expect(await sizeWhenever(ARTICLE.path)).toBeLessThanOrEqual(ARTICLE_HTML_BYTES);
});

/** The page once it is cached at the highest compression. */
async function best(path: string): Promise<Uint8Array> {
  const least = brotliSize((await ask(path)).body) + SLACK_BYTES;
  let sent: Uint8Array = new Uint8Array();
  const load = async () => {
    sent = (await ask(path, { headers: { 'accept-encoding': 'br' } })).body;
    return sent.length;
  };
  await expect.poll(load).toBeLessThanOrEqual(least);
  return sent;
}

for (const { name, path } of [HOME, ARTICLE]) {
  test(`${name} is sent at the highest compression`, async () => {
    // Compressed quickly for the first visitor, then at the highest level.
    const sent = await best(path);
    const { body } = await ask(path);
    expect(sent.length).toBeLessThanOrEqual(brotliSize(body) + SLACK_BYTES);
    expect(brotliDecompressSync(sent).equals(body)).toBe(true);
  });

  test(`${name} has its style inlined and waits for no other file`, async () => {
    // Without script nothing else loads the style of what a click opens; browsers with script ignore this part.
    const html = (await ask(path)).body.toString().replace(/<noscript>.*?<\/noscript>/gs, '');
    expect(html.match(/<link[^>]+stylesheet[^>]*>/g) ?? []).toEqual([]);
    const scripts = html.match(/<script[^>]+src=[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !/ (async|defer|type="module")/.test(tag))).toEqual([]);
  });
}

test('the headers of a page are short', async () => {
  for (const { path } of [HOME, ARTICLE]) {
    const { headers } = await ask(path, { headers: { 'accept-encoding': 'br' } });
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    expect.soft(lines.join('').length, path).toBeLessThanOrEqual(HEADER_BYTES);
  }
});

test('the headers of scripts and pictures are shorter', async () => {
  const { body } = await ask(HOME.path);
  const [script] = /\/assets\/loader-\w+\.js/.exec(body.toString()) ?? [];
  const [picture] = /\/media\/[\w-]+\.avif/.exec(body.toString()) ?? [];
  for (const [path, limit] of [
    [script, PART_HEADER_BYTES],
    // Uploads have their own Content-Security-Policy.
    [picture, PART_HEADER_BYTES + 90],
  ] as const) {
    const { headers, status } = await ask(path ?? 'missing', { headers: { 'accept-encoding': 'br' } });
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    expect.soft(status, path).toBe(200);
    expect.soft(lines.join('').length, path).toBeLessThanOrEqual(limit);
  }
});

test('no article is too large', async () => {
  const feed = (await ask('/feed/')).body.toString();
  const paths = [...feed.matchAll(/<link>([^<]+)<\/link>/g)]
    .map(([, link]) => new URL(link ?? '').pathname)
    .filter((path) => path !== '/');
  expect(paths.length).toBeGreaterThanOrEqual(8);
  for (const path of paths) {
    expect.soft(await sizeWhenever(path), path).toBeLessThanOrEqual(ANY_ARTICLE_HTML_BYTES);
  }
});

async function listTours(): Promise<string[]> {
  const listed = (await ask('/sitemap.xml')).body.toString();
  return [...listed.matchAll(/<loc>[^<]*?(\/tours\/[\w-]+\/)<\/loc>/g)].map(([, path = '']) => path);
}

/** The link to the below-fold style, and its position in a page. */
function belowFold(html: string): { href: string; at: number } {
  const found = /<link href="(\/assets\/below-fold-[^"]+)" rel="stylesheet">/.exec(html);
  return { href: found?.[1] ?? '', at: found?.index ?? -1 };
}

async function expectStyleFile(href: string, limit: number): Promise<void> {
  const file = await ask(href, { headers: { 'accept-encoding': 'br' } });
  expect(file.status).toBe(200);
  expect(file.body.length).toBeLessThanOrEqual(limit);
}

test('the first flight of every tour has its first screen with price, next date and booking link, for the first visitor too, and none is too large', async () => {
  const paths = await listTours();
  expect(paths.length).toBeGreaterThanOrEqual(8);
  const files = new Set<string>();
  for (const path of paths) {
    const html = (await ask(path)).body.toString();
    const { at, href } = belowFold(html);
    files.add(href);
    for (const mark of ['</h1>', 'class="r-tour-strip', 'See dates and book']) {
      expect.soft(html.indexOf(mark), path).toBeGreaterThan(0);
      expect.soft(at, path).toBeGreaterThan(html.indexOf(mark));
    }
    expect.soft(firstFlight(sentFirst(html)).length, path).toBeGreaterThan(at);
    expect.soft(await sizeWhenever(path), path).toBeLessThanOrEqual(TOUR_HTML_BYTES);
  }
  const [href = ''] = files;
  expect([...files]).toEqual([href]);
  await expectStyleFile(href, BELOW_FOLD_BYTES.tours);
});

test('the list of tours fits into the first flight, and its below-fold style is one file', async () => {
  const html = (await ask(TOURS.path)).body.toString();
  expect(brotliSize(html)).toBeLessThanOrEqual(LIST_HTML_BYTES);
  const { at, href } = belowFold(html);
  expect(at).toBeGreaterThan(html.indexOf('</h1>'));
  expect(at).toBeLessThan(html.indexOf('r-filter-panel'));
  await expectStyleFile(href, BELOW_FOLD_BYTES.lists);
});
