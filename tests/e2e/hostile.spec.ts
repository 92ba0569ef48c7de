import { expect, test } from '@playwright/test';
import { type Answer, ask } from './support/http.ts';
import { HOME } from './support/kinds.ts';

const HOSTILE = [
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/..%5c..%5cwindows%5cwin.ini',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/server/main.js',
  '/media/../rihla.db',
  '/media/..%2frihla.db',
  '/media/..%2fsecret',
  '/media/%2e%2e%2fsecret',
  '/media/.%00.jpg',
  '/.env',
  '/.git/config',
  '/rihla.db',
  '/secret',
  '/%00',
  '/about%00/',
  '/%',
  '/%zz/',
  '/%c0%af',
  '/%ed%a0%80/',
  '/search/%ff/',
  `/${'a'.repeat(5_000)}/`,
  `/${'a/'.repeat(2_500)}`,
  `/search/${'x'.repeat(5_000)}/`,
  `/?${'q=1&'.repeat(2_000)}`,
  '/articles/page/0/',
  '/articles/page/-1/',
  '/articles/page/99999999999999999999/',
  '/articles/page/1e3/',
  '/category/__proto__/',
  '/category/constructor/feed/',
  '/tag/%27%20or%201=1--/',
  '/sitemap-posts-999.xml',
];

/** Text that would reveal the server's internals. */
const INSIDE = /\bat \S+ \(|node_modules|\.ts:\d+|root:x:0|SQLITE|drizzle|ENOENT|"dependencies"/;

function expectHarmless({ status, body, headers }: Answer, path: string): void {
  expect.soft(status, path).toBeGreaterThanOrEqual(300);
  expect.soft(status, path).toBeLessThan(500);
  expect.soft(body.toString(), path).not.toMatch(INSIDE);
  if (headers.location) expect.soft(headers.location, path).toMatch(/^\/(?![/\\])/);
}

for (const path of HOSTILE) {
  test(`${path.length > 60 ? `${path.slice(0, 40)}… (${path.length})` : path} is refused without revealing internals`, async () => {
    let answer = await ask(path);
    expectHarmless(answer, path);
    // A variant of a path may redirect to its canonical form; the refusal follows there.
    if (answer.status < 400 && answer.headers.location) {
      answer = await ask(answer.headers.location);
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect(answer.status).toBeLessThan(500);
  });
}

test('a search query is shown as text, never as markup', async ({ page }) => {
  const words = `<img src=x onerror=alert(1)>"'&`;
  await page.goto(`/search/${encodeURIComponent(words)}/`);
  await expect(page).toHaveTitle(/<img src=x onerror=alert\(1\)>/);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue(words);
});

test('an oversized header is refused, and the server keeps running', async () => {
  await ask(HOME.path, { headers: { cookie: 'a'.repeat(30_000) } }).catch(() => undefined);
  await ask(HOME.path, { headers: { 'accept-encoding': 'br;q=1e999,\u007f' } }).catch(() => undefined);
  await ask(HOME.path, { headers: { 'if-none-match': ','.repeat(5_000) } }).catch(() => undefined);
  expect((await ask(HOME.path)).status).toBe(200);
});
