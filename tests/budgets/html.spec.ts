import { expect, test } from '@playwright/test';
import { ask } from '../e2e/support/http.ts';
import { ARTICLE, HOME } from '../e2e/support/kinds.ts';
import { brotliSize } from './brotli.ts';
import { ANY_ARTICLE_HTML_BYTES, HTML_BYTES } from './budgets.ts';

for (const { name, path } of [HOME, ARTICLE]) {
  test(`the HTML of ${name}, style inlined, fits into the first flight`, async () => {
    const { body } = await ask(path);
    expect(brotliSize(body)).toBeLessThanOrEqual(HTML_BYTES);
  });

  test(`${name} is sent as small as it can be`, async () => {
    const { body } = await ask(path);
    // Compressed quickly for the first visitor, then as well as can be.
    await expect
      .poll(async () => (await ask(path, { headers: { 'accept-encoding': 'br' } })).body.length)
      .toBeLessThanOrEqual(brotliSize(body) + 50);
  });

  test(`${name} brings its style along and waits for no other file`, async () => {
    const html = (await ask(path)).body.toString();
    expect(html.match(/<link[^>]+stylesheet[^>]*>/g) ?? []).toEqual([]);
    const scripts = html.match(/<script[^>]+src=[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !/ (async|defer|type="module")/.test(tag))).toEqual([]);
  });
}

test('no article is heavy', async () => {
  const feed = (await ask('/feed/')).body.toString();
  const paths = [...feed.matchAll(/<link>([^<]+)<\/link>/g)]
    .map(([, link]) => new URL(link ?? '').pathname)
    .filter((path) => path !== '/');
  expect(paths.length).toBeGreaterThanOrEqual(8);
  for (const path of paths) {
    expect.soft(brotliSize((await ask(path)).body), path).toBeLessThanOrEqual(ANY_ARTICLE_HTML_BYTES);
  }
});
