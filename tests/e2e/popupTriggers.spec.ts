import type { BrowserContext, Page } from '@playwright/test';
import type { PopupEntry } from '../../src/parts/popups/popupEntry.ts';
import type { Timing, Triggers } from '../../src/parts/popups/rules/timing.ts';
import { scrollPage } from './support/islands.ts';
import { type BarePage, openBarePage, openedPopups, servePopups, settle } from './support/popups.ts';
import { expect, test } from './support/test.ts';

const START = new Date('2026-03-10T12:00:00Z');
const AT_ONCE: Triggers = { page_load: { delay: 0 } };

test.use({ seesPopups: true, timezoneId: 'Africa/Casablanca', viewport: { width: 1280, height: 800 } });

/** Opens a page with one popup and a stopped clock. */
async function visit(page: Page, popup: Omit<PopupEntry, 'id'>, facts: Partial<BarePage> = {}): Promise<void> {
  await page.clock.install({ time: START });
  const path = await servePopups(page.context(), { popups: [{ id: 1, ...popup }], ...facts });
  await openBarePage(page, path);
  await page.clock.pauseAt(new Date(START.getTime() + 60_000));
}

const expectOpened = (page: Page, opened = ['1 by trigger']) => expect.poll(() => openedPopups(page)).toEqual(opened);

async function expectClosed(page: Page): Promise<void> {
  await settle(page);
  expect(await openedPopups(page)).toEqual([]);
}

test.describe('triggers', () => {
  test('page_load', async ({ page }) => {
    await visit(page, { triggers: { page_load: { delay: 90 } } });
    await page.clock.runFor(20_000);
    await expectClosed(page);
    await page.clock.runFor(11_000);
    await expectOpened(page);
  });

  test('scrolling down', async ({ page }) => {
    await visit(page, { triggers: { scrolling: { direction: 'down', offset: 50 } } });
    await scrollPage(page, 1190);
    await expectClosed(page);
    await scrollPage(page, 1200);
    await expectOpened(page);
  });

  test('scrolling down further than there is', async ({ page }) => {
    await visit(page, { triggers: { scrolling: { direction: 'down', offset: 100 } } });
    await scrollPage(page, 1590);
    await expectClosed(page);
    await scrollPage(page, 9999);
    await expectOpened(page);
  });

  test('scrolling down where nothing can be scrolled', async ({ page }) => {
    await visit(page, { triggers: { scrolling: { direction: 'down', offset: 50 } } }, { body: '<p>Short</p>' });
    await expectOpened(page);
  });

  test('scrolling up', async ({ page }) => {
    await visit(page, { triggers: { scrolling: { direction: 'up', offset: 50 } } });
    await scrollPage(page, 600);
    await expectClosed(page);
    await scrollPage(page, 590);
    await expectOpened(page);
  });

  test('scrolling_to', async ({ page }) => {
    const body = '<main style="height:200vh"></main><p class="price">First</p><p class="price">Second</p>';
    await visit(page, { triggers: { scrolling_to: { selector: '.price' } } }, { body });
    await expectClosed(page);
    await page.getByText('First').scrollIntoViewIfNeeded();
    await page.clock.runFor(100);
    await expectOpened(page);
  });

  test('scrolling_to with an invalid selector does not affect others', async ({ faults, page }) => {
    faults.allow(/Trigger skipped: scrolling_to/);
    await visit(page, { triggers: { scrolling_to: { selector: '#' }, click: { times: 1 } } });
    await page.mouse.click(50, 50);
    await expectOpened(page);
    expect(faults.all().join()).toContain('Trigger skipped: scrolling_to');
  });

  test('click', async ({ page }) => {
    await visit(page, { triggers: { click: { times: 3 } } });
    for (const x of [10, 200]) await page.mouse.click(x, 50);
    await expectClosed(page);
    await page.mouse.click(700, 600);
    await expectOpened(page);
  });

  test('inactivity', async ({ page }) => {
    await visit(page, { triggers: { inactivity: { time: 90 } } });
    const signs = [
      () => page.keyboard.press('a'),
      () => page.mouse.move(30, 30),
      () => scrollPage(page, 40),
      () => page.mouse.click(5, 5),
    ];
    for (const act of signs) {
      await act();
      // Scroll events are fired with the next frame.
      await settle(page);
      await page.clock.runFor(80_000);
      await expectClosed(page);
    }
    await page.clock.runFor(11_000);
    await expectOpened(page);
  });

  test('exit_intent', async ({ page }) => {
    await visit(page, { triggers: { exit_intent: {} } });
    await page.mouse.move(400, 300);
    await page.mouse.move(-5, 300);
    await page.mouse.move(400, 300);
    await expectClosed(page);
    await page.mouse.move(400, -5);
    await expectOpened(page);
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, isMobile: true });
    test('exit_intent fires on returning to the tab', async ({ page }) => {
      await visit(page, { triggers: { exit_intent: {} } });
      await page.touchscreen.tap(100, 1);
      const turn = (hidden: boolean) =>
        page.evaluate((isHidden) => {
          Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, hidden);
      await turn(true);
      await expectClosed(page);
      await turn(false);
      await expectOpened(page);
    });
  });

  for (const [what, style, isFound] of [
    ['without a blocker', '', false],
    ['hidden', '.adsbox{display:none!important}', true],
    ['made invisible', '.ad-banner{visibility:hidden}', true],
  ] as const) {
    test(`adblock_detection: ${what}`, async ({ page }) => {
      const body = `<style>${style}</style>`;
      await visit(page, { triggers: { adblock_detection: { delay: 90 } } }, { body });
      await expect(page.locator('.adsbox')).toHaveCount(1);
      await page.clock.runFor(90_000);
      await expect(page.locator('.adsbox')).toHaveCount(0);
      await (isFound ? expectOpened(page) : expectClosed(page));
    });
  }

  test('adblock_detection: removed', async ({ page }) => {
    await visit(page, { triggers: { adblock_detection: { delay: 90 } } });
    await page.locator('.adsbox').evaluate((probe) => probe.remove());
    await page.clock.runFor(90_000);
    await expectOpened(page);
  });

  test('the first wins', async ({ page }) => {
    await visit(page, { triggers: { page_load: { delay: 90 }, click: { times: 1 } } });
    await page.mouse.click(50, 50);
    await expectOpened(page);
    await page.clock.runFor(60_000);
    await expectOpened(page);
  });
});

test('a selector opens it, regardless of its timing, and an opened popup blocks others', async ({ page }) => {
  await page.clock.install({ time: START });
  const path = await servePopups(page.context(), {
    body: '<a href="/elsewhere/" class="offer">Offer</a>',
    popups: [
      { id: 1, timing: { page_views: { views: 9 } }, triggers: AT_ONCE, open_selector: '.offer' },
      { id: 2, triggers: { click: { times: 2 } }, avoid_multiple_popups: true },
      { id: 3, triggers: { click: { times: 2 } } },
    ],
  });
  await openBarePage(page, path);
  await page.getByRole('link', { name: 'Offer' }).click();
  await expectOpened(page, ['1 by selector']);
  await page.mouse.click(300, 300);
  await expectOpened(page, ['1 by selector', '3 by trigger']);
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('rihla/popup/hide', { detail: { id: 3, doNotShowAgain: true } })),
  );
  await page.reload();
  for (let click = 0; click < 2; click++) await page.mouse.click(300, 300);
  await expectOpened(page, ['2 by trigger']);
});

test.describe('timing', () => {
  /** Loads the page of a popup that opens at once; returns whether it did. */
  async function opens(
    page: Page,
    timing: Timing,
    facts: { referer?: string; timeUrl?: string } = {},
  ): Promise<boolean> {
    const triggers = AT_ONCE;
    // The second shows that evaluation is complete: it comes after the first.
    const popups = [
      { id: 1, timing, triggers },
      { id: 2, triggers: { page_load: { delay: 0.2 } } },
    ];
    await page.context().unrouteAll();
    const path = await servePopups(page.context(), { popups, ...(facts.timeUrl && { timeUrl: facts.timeUrl }) });
    await openBarePage(page, path, facts.referer);
    await expect.poll(async () => (await openedPopups(page)).includes('2 by trigger')).toBe(true);
    return (await openedPopups(page)).includes('1 by trigger');
  }

  test('page_views', async ({ page }) => {
    const timing: Timing = { page_views: { views: 3 } };
    expect([await opens(page, timing), await opens(page, timing), await opens(page, timing)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('sessions: each new tab is one', async ({ context, page }) => {
    const timing: Timing = { sessions: { sessions: 2 } };
    expect([await opens(page, timing), await opens(page, timing)]).toEqual([false, false]);
    expect(await opens(await context.newPage(), timing)).toBe(true);
  });

  test('url and sources', async ({ baseURL, page }) => {
    const referer = `${baseURL}/articles/?from=news`;
    const by = (action: 'show' | 'hide' | 'regex', url: string): Timing => ({ url: { action, url } });
    expect(await opens(page, by('show', 'from=news'), { referer })).toBe(true);
    expect(await opens(page, by('show', 'from=news'))).toBe(false);
    expect(await opens(page, by('hide', 'from=news'), { referer })).toBe(false);
    expect(await opens(page, by('regex', 'from=\\w+$'), { referer })).toBe(true);
    expect(await opens(page, by('regex', '('), { referer })).toBe(false);
    expect(await opens(page, { sources: { sources: ['internal'] } }, { referer })).toBe(true);
    expect(await opens(page, { sources: { sources: ['internal'] } })).toBe(false);
    expect(await opens(page, { sources: { sources: ['external'] } })).toBe(true);
    expect(await opens(page, { sources: { sources: ['search'] } }, { referer: 'http://www.google.com/' })).toBe(true);
  });

  test('logged_in', async ({ baseURL, context, page }) => {
    const logIn = (roles: string) =>
      (context as BrowserContext).addCookies([{ name: 'rihla-roles', value: roles, url: baseURL ?? '' }]);
    const custom: Timing = { logged_in: { users: 'custom', roles: ['editor'] } };
    expect(await opens(page, { logged_in: { users: 'all', roles: [] } })).toBe(true);
    await logIn('guide');
    expect(await opens(page, { logged_in: { users: 'all', roles: [] } })).toBe(false);
    expect(await opens(page, custom)).toBe(true);
    await logIn('guide,editor');
    expect(await opens(page, custom)).toBe(false);
  });

  test('devices', async ({ page }) => {
    for (const [width, device] of [
      [767, 'mobile'],
      [768, 'tablet'],
      [1024, 'tablet'],
      [1025, 'desktop'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      expect(await opens(page, { devices: { devices: [device] } })).toBe(true);
    }
    expect(await opens(page, { devices: { devices: ['mobile', 'tablet'] } })).toBe(false);
  });

  test('browsers', async ({ page }) => {
    expect(await opens(page, { browsers: { browsers: 'custom', browsers_options: ['chrome'] } })).toBe(true);
    expect(await opens(page, { browsers: { browsers: 'custom', browsers_options: ['safari', 'firefox'] } })).toBe(
      false,
    );
  });

  test('times', async ({ context, page }) => {
    await page.clock.install({ time: START });
    const timing = (times_period: '' | 'session' | 'day'): Timing => ({
      times: { times_count: true, times_period, times_times: 2 },
    });
    expect([
      await opens(page, timing('day')),
      await opens(page, timing('day')),
      await opens(page, timing('day')),
    ]).toEqual([true, true, false]);
    expect([await opens(page, timing('')), await opens(page, timing('session'))]).toEqual([false, false]);
    await page.clock.setSystemTime(new Date(START.getTime() + 2 * 86_400_000));
    expect([await opens(page, timing('day')), await opens(page, timing(''))]).toEqual([true, false]);
    expect(await opens(await context.newPage(), timing('session'))).toBe(true);
  });

  test('schedule: the visitor’s local time, the server’s for the site', async ({ page }) => {
    await page.clock.install({ time: START });
    const during = (schedule_timezone: 'site' | 'visitor', minute: string): Timing => ({
      schedule: { schedule_timezone, schedule_start_date: minute, schedule_end_date: minute },
    });
    // Noon in London; Casablanca is then at the same hour, as it is Ramadan.
    expect(await opens(page, during('visitor', '2026-03-10T12:00'))).toBe(true);
    expect(await opens(page, during('visitor', '2026-03-10T13:00'))).toBe(false);
    const today = new Date();
    const site: Timing = {
      schedule: {
        schedule_timezone: 'site',
        schedule_start_date: new Date(today.getTime() - 60_000).toISOString(),
        schedule_end_date: new Date(today.getTime() + 3_600_000).toISOString(),
      },
    };
    expect(await opens(page, site)).toBe(false);
    expect(await opens(page, site, { timeUrl: '/wp-json/rihla/v1/time/' })).toBe(true);
  });
});
