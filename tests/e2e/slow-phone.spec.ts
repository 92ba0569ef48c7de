import type { Locator, Page } from '@playwright/test';
import { IS_LONG } from '../support/long.ts';
import { linkIn } from '../support/papers/outbox.ts';
import { TOUR } from './support/kinds.ts';
import { awaitMail, expect, test } from './support/shopSite.ts';
import { hold, useSlowPhone } from './support/slowNetwork.ts';

// A visitor on a weak phone, from the search to the voucher.

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

const EMAIL = 'amina.on.a.slow.phone@example.com';

/** The figures hold on an idle machine, in the long form; beside other tests, several times that. A layer that waits for its script takes 1,500 ms. */
const PATIENCE = IS_LONG ? 1 : 4;
/** From a tap to the first frame with its effect, in ms. */
const TAP_MS = 100 * PATIENCE;
/** From the first byte of a page to its first text, in ms; the server's time before is measured in `tests/load`. */
const FIRST_CONTENT_MS = 2_500 * PATIENCE;

type Timed = typeof globalThis & { tapped?: number };

/** Records the time from each tap until a layer of the page is visible, or the tapped control is checked. */
async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ target, timeStamp }) => {
        const timed = globalThis as Timed;
        delete timed.tapped;
        const look = () => {
          const isChecked = (target as Element).matches(':checked');
          if (isChecked || document.querySelector(':popover-open, dialog[open]'))
            timed.tapped = performance.now() - timeStamp;
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  });
}

/** Latency of the first tap, made as soon as the control is visible; the best of three loads, since a shared machine stalls now and then. */
async function timeFirstTap(page: Page, path: string, control: Locator): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let load = 0; load < 3 && best > TAP_MS; load++) {
    await page.goto(path, { waitUntil: 'commit' });
    await control.tap();
    await page.waitForFunction(() => (globalThis as Timed).tapped !== undefined);
    best = Math.min(best, await page.evaluate(() => (globalThis as Timed).tapped ?? Number.POSITIVE_INFINITY));
  }
  return best;
}

/** Time from the first byte of the page to its first text. */
async function firstContent(page: Page): Promise<number> {
  const read = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      return painted && navigation ? painted.startTime - navigation.responseStart : 0;
    });
  await expect.poll(read).toBeGreaterThan(0);
  return read();
}

test('menu and search answer the first tap, and a journey is found, booked and confirmed, each page in time', async ({
  page,
  site,
}) => {
  const times: Record<string, number> = {};
  const taps: Record<string, number> = {};
  const see = async (name: string, seen: Locator) => {
    await expect(seen).toBeVisible({ timeout: 15_000 });
    times[name] = Math.round(await firstContent(page));
  };
  await watchTaps(page);
  await useSlowPhone(page);

  await test.step('menu, departures and search before the page’s scripts have loaded', async () => {
    const sign = (name: string) => page.getByRole('banner').getByRole('button', { name });
    const tap = async (name: string, path: string, control: Locator) => {
      const time = await timeFirstTap(page, path, control);
      taps[name] = Math.round(time);
      expect.soft(time, name).toBeLessThanOrEqual(TAP_MS);
    };
    await tap('menu', '/', sign('Menu'));
    await see('home', page.getByRole('heading', { level: 1 }));
    const date = page.locator('form[action="/shop/cart/add/"] input[type=radio]:enabled').first();
    await tap('date', TOUR.path, date);
    await tap('search', '/about/', sign('Search'));
  });

  await test.step('a journey is found', async () => {
    await page.getByRole('searchbox').fill('desert');
    await page.getByRole('searchbox').press('Enter');
    await see('search', page.locator('.r-results__item').first());
    await page.locator('.r-results__item a[href*="/tours/"]').first().tap();
    await see('tour', page.getByRole('link', { name: 'See dates and book' }));
  });

  await test.step('dates and travellers are chosen', async () => {
    await page.getByRole('link', { name: 'See dates and book' }).tap();
    const form = page.locator('form[action="/shop/cart/add/"]');
    const date = form.getByRole('radio', { disabled: false }).first();
    await date.tap();
    await expect(date).toBeChecked();
    await form.getByRole('spinbutton').first().fill('1');
    await form.getByRole('button', { name: 'Book' }).tap();
    await see('cart', page.getByText(/Your places are kept until/));
  });

  await test.step('it is booked and confirmed', async () => {
    await page.getByRole('link', { name: 'Go to checkout' }).tap();
    await see('checkout', page.getByLabel('Full name'));
    await page.getByLabel('Full name').fill('Amina Berrada');
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.getByRole('radio', { name: 'Bank transfer', exact: true }).check();
    await page.getByLabel('I have read the terms').check();
    await page.getByRole('button', { name: /^Book/ }).tap();
    await see('booking', page.getByText('One step is left'));
    await page.goto(linkIn(await awaitMail(site, EMAIL, /^Please confirm/)));
    await page.getByRole('button', { name: 'Confirm this booking' }).tap();
    await see('confirmed', page.getByRole('heading', { name: 'Your booking is confirmed' }));
    await page.getByRole('link', { name: 'Open the voucher' }).tap();
    await see('voucher', page.getByText('Amina Berrada').first());
  });

  if (IS_LONG)
    process.stdout.write(`Slow phone, ms: first taps ${JSON.stringify(taps)}, first words ${JSON.stringify(times)}\n`);
  for (const [name, time] of Object.entries(times)) expect.soft(time, name).toBeLessThan(FIRST_CONTENT_MS);
});

test('a date is chosen by its first tap before the script of its form has loaded, which then shows the price', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/island\/add-to-cart/);
  await page.goto(TOUR.path);
  const form = page.locator('form[action="/shop/cart/add/"]');
  const date = form.getByRole('radio', { disabled: false }).first();
  await date.tap();
  await expect(date).toBeChecked();
  await expect(form.locator('output')).toBeEmpty();
  release();
  await expect(form.locator('output')).toContainText('€');
  await expect(date).toBeChecked();
});
