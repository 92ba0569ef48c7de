import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER } from '../e2e/support/browser.ts';
import { describeWith } from '../support/needs.ts';
import { comparable } from '../support/requests/answers.ts';
import { type FrontedSite, startFrontedSite } from '../support/servers/frontedSite.ts';

const POLICY_IN_PAGE = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;
const HEADING = { blockType: 'heading', text: 'When to *go*', level: 'h2', size: 'xl', align: 'start' };

describeWith('nginx', 'nginx in front', () => {
  let fronted: FrontedSite;

  beforeAll(async () => {
    fronted = await startFrontedSite();
    const layout = [HEADING, { blockType: 'table-of-contents', variant: 'inline' }, ...manyHeadings()];
    await fronted.publish({ title: 'Winter hours', path: '/winter-hours/', layout });
    await fronted.publish({ title: 'الشتاء', path: '/الشتاء/' });
  });
  afterAll(() => fronted?.stop());

  test.each([
    ['a page', '/winter-hours/'],
    ['a page in another script', encodeURI('/الشتاء/')],
    ['a page with parameters that mean nothing', '/winter-hours/?utm_source=mail&fbclid=1&ss=1#s'],
  ])('%s from nginx equals Node’s, byte for byte, including its Content-Security-Policy', async (_name, path) => {
    await fronted.untilStored(path);
    const [stored, made] = [await fronted.viaNginx(path), await fronted.viaNode(path)];
    const [, policy] = POLICY_IN_PAGE.exec(stored.body.toString()) ?? [];
    expect(stored.body.toString().replace(POLICY_IN_PAGE, '')).toBe(made.body.toString());
    expect(`${policy?.replaceAll(';', '; ')}; ${stored.headers['content-security-policy']}`).toBe(
      made.headers['content-security-policy'],
    );
    expect(comparable(stored)).toEqual(comparable(made));
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await fronted.viaNginx(path, { headers: { 'accept-encoding': encoding } });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(decode(packed.body).equals(stored.body)).toBe(true);
      expect(comparable(packed)).toEqual(comparable(stored));
    }
    const head = await fronted.viaNginx(path, { method: 'HEAD' });
    expect(comparable(head)).toEqual(comparable(stored));
    expect(head.body.length).toBe(0);
  });

  test('a browser with a current copy gets 304, until the page changes', async () => {
    await fronted.untilStored('/winter-hours/');
    const ask = (headers = {}) =>
      fronted.viaNginx('/winter-hours/', { headers: { 'accept-encoding': 'br', ...headers } });
    const etag = String((await ask()).headers.etag);
    const again = await ask({ 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate', etag });
    const other = await fronted.publish({ title: 'Bulletin', path: '/bulletin/' });
    await fronted.untilStored('/winter-hours/');
    expect((await ask({ 'if-none-match': etag })).status, 'made anew, unchanged').toBe(304);
    await fronted.untilStored('/bulletin/');
    const before = await fronted.viaNginx('/bulletin/');
    await fronted.publish({ title: 'Bolletin' }, other);
    await fronted.untilStored('/bulletin/');
    const after = await fronted.viaNginx('/bulletin/', { headers: { 'if-none-match': String(before.headers.etag) } });
    expect(after.body.length, 'as long as the one before').toBe(before.body.length);
    expect(after.status).toBe(200);
  });

  test('a publish is visible with the next request', async () => {
    const id = await fronted.publish({ title: 'Opening', path: '/opening/' });
    for (const title of ['Opening at nine', 'Opening at ten', 'Opening at noon']) {
      await fronted.untilStored('/opening/');
      await fronted.publish({ title }, id);
      expect((await fronted.viaNginx('/opening/')).body.toString()).toContain(title);
    }
    expect((await fronted.staff('PATCH', `/pages/${id}`, { _status: 'draft' })).status).toBe(200);
    expect((await fronted.viaNginx('/opening/')).status).toBe(404);
  });

  test.each([
    ['GET', '/?s=dunes'],
    ['GET', '/?utm=1&s=dunes'],
    ['GET', '/?%73=dunes'],
    ['GET', '/?s'],
    ['GET', '/winter-hours/?e-filter-a1-tags=sand'],
    ['GET', '/winter-hours/?utm=1&%65-page-a1=2'],
    ['GET', '/?a=%26s=1'],
    ['GET', '/search/dunes/'],
    ['GET', '/winter-hours'],
    ['GET', '/Winter-Hours/'],
    ['GET', '//winter-hours/'],
    ['GET', '/winter-hours//'],
    ['GET', '/x/../winter-hours/'],
    ['GET', '/./winter-hours/'],
    ['GET', '/winter-hours/index.html'],
    ['GET', '/winter-hours%2F'],
    ['GET', '/winter-hours%5c'],
    ['GET', '/none/'],
    ['GET', '/sitemap.xml'],
    ['GET', '/robots.txt'],
    ['GET', '/feed/'],
    ['GET', '/assets/none.js'],
    ['GET', '/assets/'],
    ['GET', '/media/none.jpg'],
    ['POST', '/winter-hours/'],
    ['DELETE', '/'],
    ['OPTIONS', '/winter-hours/'],
    ['GET', '/preview/pages/1/'],
    ['GET', '/claim/none/'],
    ['GET', '/healthz'],
    ['POST', '/healthz'],
    ['GET', '/admin/../winter-hours/'],
    ['POST', '/_next/../api/users/login'],
    ['POST', '/_next/%2e%2e/api/users/login'],
    ['POST', '/api/./users/login'],
    ['GET', '/api//users/me'],
    ['GET', '//api/users/me'],
    ['GET', '/%61pi/users/me'],
    ['GET', '/api/users/%6de'],
    ['GET', '/_next/image?url=%2Fx&w=64&q=75'],
  ])('dynamic requests are proxied to Node: %s %s', async (method, path) => {
    const [answer, made] = [await fronted.viaNginx(path, { method }), await fronted.viaNode(path, { method })];
    expect(answer.status).toBe(made.status);
    expect(answer.body.equals(made.body)).toBe(true);
    expect(comparable(answer)).toEqual(comparable(made));
    expect(answer.headers['content-security-policy']).toBe(made.headers['content-security-policy']);
  });

  test.each([
    ['POST', '/winter-hours/..%2f..%2fapi/users/login', 400],
    ['PUT', '/api/pages', 405],
    ['GET', '/api/pages?limit=-5', 403],
  ])('%s %s is refused by nginx as by Node: %i', async (method, path, status) => {
    expect((await fronted.viaNginx(path, { method })).status).toBe(status);
    expect((await fronted.viaNode(path, { method })).status).toBe(status);
  });

  test('a password can be tried at most ten times a minute, however the path is written', async () => {
    const attempt = async (path: string) =>
      (await fronted.viaNginx(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
        .status;
    const spellings = ['/api/users/login', '/api/users/LOGIN', '/api/users/login/', '/_next/../api/users/login'];
    const answers: number[] = [];
    for (let tries = 0; tries < 20; tries += 1) answers.push(await attempt(spellings[tries % 3] as string));
    expect(answers.filter((status) => status !== 429).length).toBeLessThanOrEqual(10);
    for (const path of spellings) expect([400, 429], path).toContain(await attempt(path));
  });

  test('a page from nginx complies with its Content-Security-Policy, and its islands hydrate', async () => {
    await fronted.untilStored('/winter-hours/');
    const browser = await chromium.launch(BROWSER.launchOptions);
    try {
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('console', (message) => void faults.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => void faults.push(error.message));
      const answer = await page.goto(`${fronted.nginx.origin}/winter-hours/`);
      expect(answer?.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await page.getByRole('link', { name: 'Back to top' }).waitFor();
      await page.locator('rihla-island[name="table-of-contents"][data-state="mounted"]').waitFor();
      const hasStyle = await page.evaluate(() => getComputedStyle(document.body).margin === '0px');
      expect(hasStyle, 'the inlined style was allowed').toBe(true);
      expect(faults.filter((fault) => !/\.woff2 was preloaded/.test(fault))).toEqual([]);
      // Markup injected by an attacker; a script created by a trusted script is trusted itself.
      await page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', `<img src="data:," onerror="document.title = 'broken into'">`);
      });
      await expect.poll(() => faults.some((fault) => fault.includes('Content Security Policy'))).toBe(true);
      expect(await page.title()).not.toBe('broken into');
    } finally {
      await browser.close();
    }
  });
});

function manyHeadings(): object[] {
  return Array.from({ length: 12 }, (_, index) => ({ ...HEADING, text: `Day ${index}`, level: 'h2' }));
}
