import { stopClock } from './support/clock.ts';
import { expectMounted, islandMarkers, scrollPage } from './support/islands.ts';
import { ARTICLE, HOME } from './support/kinds.ts';
import { expect, test } from './support/test.ts';
import { PHONE } from './support/viewports.ts';

/** The scroll trigger is armed this long after the page has loaded, in ms, and fires from this offset, in px (spec, section 9). */
const SCROLL_ARM_MS = 500;
const SCROLL_TRIGGER_PX = 30;

test.describe('before a visitor does anything', () => {
  // A first-time visitor, for whom every popup may open.
  test.use({ seesPopups: true, viewport: PHONE });

  for (const { name, path } of [HOME, ARTICLE]) {
    test(`${name} loads the loader, and no island but that of popups`, async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) fetched.push(pathname);
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.waitForLoadState('networkidle');
      expect(fetched.filter((file) => !/^\/assets\/(?:loader|visitor|island\/popups)-[\w-]+\.js$/.test(file))).toEqual(
        [],
      );
      const states = await page
        .locator('rihla-island:not([name="popups"])')
        .evaluateAll((all) => all.map((marker) => (marker as HTMLElement).dataset.state));
      expect(new Set(states)).toEqual(new Set(['waiting']));
    });
  }
});

test('the scroll trigger waits 500 ms after load and 30 px', async ({ page }) => {
  await page.clock.install();
  await page.goto(HOME.path);
  await stopClock(page);
  await page.reload();
  const marker = islandMarkers(page, 'to-top');
  await scrollPage(page, 0);
  await scrollPage(page, SCROLL_TRIGGER_PX - 1);
  await page.clock.runFor(SCROLL_ARM_MS - 1);
  await expect(marker).toHaveAttribute('data-state', 'waiting');
  await scrollPage(page, SCROLL_TRIGGER_PX);
  await expect(marker).toHaveAttribute('data-state', 'waiting');
  await page.clock.runFor(1);
  await expectMounted(page, 'to-top');
});

test('chunks in flight when a test stops the clock still arrive', async ({ page }) => {
  let releaseOverlay: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (releaseOverlay = resolve));
  await page.route('**/assets/island/popups-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(HOME.path);
  await expect(islandMarkers(page, 'popups')).toHaveAttribute('data-state', 'loading');
  await stopClock(page);
  releaseOverlay();
  await expectMounted(page, 'popups');
});

test('the scroll trigger, once armed, waits for 30 px', async ({ page }) => {
  await page.clock.install();
  await page.goto(HOME.path);
  await page.clock.runFor(SCROLL_ARM_MS);
  const marker = islandMarkers(page, 'to-top');
  await scrollPage(page, SCROLL_TRIGGER_PX - 1);
  await expect(marker).toHaveAttribute('data-state', 'waiting');
  await scrollPage(page, SCROLL_TRIGGER_PX);
  await expectMounted(page, 'to-top');
});

test('an island that fails to load leaves its markup and reports it once; the others keep working', async ({
  page,
  faults,
}) => {
  faults.allow(/table-of-contents|ERR_FAILED/);
  const tries: string[] = [];
  await page.route('**/assets/island/table-of-contents*', async (route) => {
    tries.push(route.request().url());
    await route.abort();
  });
  await page.clock.install();
  await page.goto(ARTICLE.path);
  const failed = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('Cannot load chunk'),
  });
  await page.clock.runFor(SCROLL_ARM_MS);
  await scrollPage(page, 200);
  await expectMounted(page, 'to-top');
  const marker = islandMarkers(page, 'table-of-contents');
  await expect(marker).toHaveAttribute('data-state', 'loading');
  // There are delays between its three tries; each begins when the previous one has failed.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return marker.getAttribute('data-state');
    })
    .toBe('failed');
  expect((await failed).text()).toContain('table-of-contents');
  expect(faults.all().filter((fault) => fault.includes('Cannot load chunk'))).toHaveLength(1);

  const link = marker.locator('a').nth(2);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${await link.getAttribute('href')}$`));
  await expect(page.getByRole('link', { name: 'Back to top' })).toBeVisible();
});

test('an island is unmounted when its marker is removed, and mounted in HTML added later', async ({ page }) => {
  await page.goto(HOME.path);
  await scrollPage(page, 500);
  await expectMounted(page, 'to-top');
  await islandMarkers(page, 'to-top').evaluate((marker) => {
    const html = marker.outerHTML.replace(/ data-state="\w+"/, '').replace(/ data-animated=""/, '');
    const parent = marker.parentElement;
    marker.remove();
    parent?.insertAdjacentHTML('beforeend', html);
  });
  await expectMounted(page, 'to-top');
  await expect(page.getByRole('link', { name: 'Back to top' })).toBeVisible();
});
