import { ask } from '../e2e/support/http.ts';
import { HOME, TOUR } from '../e2e/support/kinds.ts';
import { useFast3G } from '../e2e/support/slowNetwork.ts';
import { expect, test } from '../e2e/support/test.ts';
import { PHONE } from '../e2e/support/viewports.ts';
import { brotliSize } from './brotli.ts';
import { HOME_REQUESTS, TOUR_LOAD, TOURS_LOAD } from './budgets.ts';

// A first-time visitor, for whom every popup may open: browser storage is empty.
test.use({ seesPopups: true, viewport: PHONE, deviceScaleFactor: 2 });

test('home sends few requests on the first load on a phone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(HOME.path, { waitUntil: 'networkidle' });
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(HOME_REQUESTS);
});

for (const { name, path, limits } of [
  { name: 'the list of tours', path: '/tours/', limits: TOURS_LOAD },
  { name: 'a tour', path: TOUR.path, limits: TOUR_LOAD },
]) {
  test(`${name} transfers little on the first load on a phone`, async ({ page }) => {
    const sent = new Map<string, number>();
    page.on('requestfinished', async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      sent.set(new URL(request.url()).pathname, responseBodySize + responseHeadersSize);
    });
    // On a network that it considers slow, Chromium loads lazy pictures 2,500 px ahead, twice as far as otherwise.
    await useFast3G(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    // The text font is loaded a second after everything else.
    await expect.poll(() => [...sent.keys()].filter((asked) => asked.endsWith('.woff2')).length).toBe(2);
    // The first visitor gets a page that was compressed quickly.
    sent.set(path, brotliSize((await ask(path)).body));
    const lines = [...sent].map(([asked, bytes]) => `${bytes} ${asked}`).join('\n');
    expect.soft(sent.size, lines).toBeLessThanOrEqual(limits.requests);
    // Collapsed on a phone, it needs no script before it is opened.
    expect.soft(lines).not.toContain('/island/listing-map');
    expect
      .soft(
        [...sent.values()].reduce((sum, bytes) => sum + bytes, 0),
        lines,
      )
      .toBeLessThanOrEqual(limits.bytes);
  });
}

test('the popups’ evaluation, and the server’s time, are loaded when a trigger fires', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto(HOME.path, { waitUntil: 'networkidle' });
  // The note that opens from the third page on has its trigger after six seconds.
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  const isLate = (path: string): boolean => /evaluatePopups|\/time\//.test(path);
  expect(asked.filter(isLate)).toEqual([]);
  await page.clock.runFor(15_000);
  await expect.poll(() => asked.filter(isLate).length).toBe(2);
});

test('idle work is requested after the first frame', async ({ page }) => {
  await page.goto(HOME.path, { waitUntil: 'networkidle' });
  const { firstFrame, early, late } = await page.evaluate(() => {
    // The first paint is what idle work waits for; that of content may come a frame later.
    const [painted] = performance.getEntriesByName('first-paint');
    const firstFrame = painted?.startTime ?? 0;
    const islands = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/island/'));
    const names = (isLate: boolean) =>
      islands.filter(({ startTime }) => startTime > firstFrame === isLate).map(({ name }) => name);
    return { firstFrame, early: names(false), late: names(true) };
  });
  expect(firstFrame).toBeGreaterThan(0);
  expect(early).toEqual([]);
  expect(late.join()).toContain('/popups-');
});
