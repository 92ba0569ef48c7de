import type { Locator, Page } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { openChat } from './support/chat.ts';
import { expect, IDS, test, type Visitor } from './support/consentTest.ts';
import { describeOverlay } from './support/describeOverlay.ts';
import { tabThrough } from './support/focus.ts';
import { DESKTOP, PHONE } from './support/viewports.ts';

// One site whose settings change: sequential, in one worker.
test.describe.configure({ mode: 'default' });

const ARTICLE = '/journeys/from-snow-to-sand/';
const ALL_DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const ALL_GRANTED = Object.fromEntries(Object.keys(ALL_DENIED).map((type) => [type, 'granted']));

const banner = (page: Page): Locator => page.getByRole('region', { name: 'Cookies' });
const button = (page: Page, name: string): Locator => banner(page).getByRole('button', { name });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Cookie settings' });
const settings = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });

/** Waits until the site has decided what may be loaded, and has loaded it. */
async function rest(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-consent');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}

/** Entries of Google's dataLayer, in order: commands as lists, other entries as they are. */
function toldToGoogle(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as Iterable<unknown>)] : entry,
    ),
  );
}

const commands = async (page: Page, name: string): Promise<unknown[]> =>
  (await toldToGoogle(page)).filter((entry) => Array.isArray(entry) && entry[0] === name);

/** Simulates copying an article's URL. */
function share(page: Page, method: string): Promise<void> {
  return page.evaluate((network) => {
    const detail = { name: 'share', method: network, content_type: 'article', item_id: location.href };
    document.dispatchEvent(new CustomEvent('rihla:event', { detail }));
  }, method);
}

const measured = ({ sent }: Visitor, name: string) =>
  sent.filter(({ parameters, path }) => path === '/g/collect' && parameters.en === name);

/** CSS px between the lower edge of one element and the upper edge of another. */
async function gapBelow(upper: Locator, lower: Locator): Promise<number | undefined> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return above && below ? Math.round(below.y - above.y - above.height) : undefined;
}

const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).sort();

async function choice(page: Page): Promise<{ consentId: string; categories: string[]; revision: number }> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cc_cookie');
  return JSON.parse(decodeURIComponent(cookie?.value ?? 'null'));
}

test.describe('where everybody is asked', () => {
  test.beforeAll(({ consentSite }) => consentSite.configure(IDS));

  describeOverlay('the consent preferences', test, async ({ hasTouch, isMobile, viewport, visit }, use) => {
    const { page } = await visit({ hasTouch, isMobile, viewport });
    await page.goto('/');
    await use({ page, opener: button(page, 'Preferences'), dialog: dialog(page) });
  });

  test('no third party gets a request before the choice', async ({ visit }) => {
    const { page, sent } = await visit();
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await page.mouse.wheel(0, 2000);
    await rest(page);
    expect(sent).toEqual([]);
    expect(await cookieNames(page)).toEqual([]);
    expect((await toldToGoogle(page))[0]).toEqual(['consent', 'default', ALL_DENIED]);
    expect(JSON.stringify(await toldToGoogle(page))).not.toContain('granted');
  });

  test('the banner takes no focus and shifts nothing', async ({ visit }) => {
    for (const viewport of [PHONE, DESKTOP]) {
      const { page } = await visit({ viewport });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry as PerformanceEntry & { value: number };
            document.documentElement.dataset.shift = String(
              Number(document.documentElement.dataset.shift ?? 0) + value,
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      await expect(banner(page)).toBeVisible();
      await rest(page);
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
      expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
      const { height } = (await banner(page).boundingBox()) ?? { height: 999 };
      expect(height).toBeLessThan(viewport.height / 3);
    }
  });

  test('accepting and refusing are equally easy', async ({ visit }) => {
    for (const viewport of [PHONE, DESKTOP]) {
      const { page } = await visit({ viewport });
      await page.goto('/');
      await expect(banner(page)).toBeVisible();
      const look = (name: string) =>
        button(page, name).evaluate((element) => {
          const { backgroundColor, borderColor, color, font } = getComputedStyle(element);
          const { height, top, width } = element.getBoundingClientRect();
          return { backgroundColor, borderColor, color, font, height, top, width };
        });
      expect(await look('Reject all')).toEqual(await look('Accept all'));
    }
  });

  test('a refusal is stored: nothing is sent afterwards or on the next page, and only the choice is recorded', async ({
    consentSite,
    visit,
  }) => {
    const { page, sent } = await visit();
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await share(page, 'before');
    await button(page, 'Reject all').click();
    await expect(banner(page)).toBeHidden();
    await share(page, 'after');
    await page.goto(ARTICLE);
    await rest(page);
    await expect(banner(page)).toBeHidden();
    await share(page, 'later');
    await rest(page);
    expect(sent).toEqual([]);
    expect(await cookieNames(page)).toEqual(['cc_cookie']);

    const { consentId } = await choice(page);
    const answer = await consentSite.staff('GET', `/consent-records?where[consentId][equals]=${consentId}`);
    const { docs } = (await answer.json()) as { docs: Record<string, unknown>[] };
    expect(docs).toEqual([
      {
        id: expect.any(Number),
        consentId,
        revision: 1,
        accepted: ['necessary'],
        language: 'en',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
  });

  test('an acceptance loads each tracker once, after consent was passed on, and is stored', async ({ visit }) => {
    const visitor = await visit();
    const { page, sent } = visitor;
    await page.goto(ARTICLE);
    await expect(banner(page)).toBeVisible();
    await share(page, 'early');
    await button(page, 'Accept all').click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => measured(visitor, 'page_view')).toHaveLength(1);
    await expect.poll(() => measured(visitor, 'share')).toHaveLength(1);

    const told = await toldToGoogle(page);
    const names = told.map((entry) =>
      Array.isArray(entry) ? `${entry[0]} ${entry[0] === 'js' ? '' : entry[1]}` : 'gtm',
    );
    expect(names.indexOf('consent default')).toBe(0);
    expect(names.lastIndexOf('consent update')).toBeLessThan(names.indexOf('gtm'));
    expect(told[names.lastIndexOf('consent update')]).toEqual(['consent', 'update', ALL_GRANTED]);
    expect(names.filter((name) => name.startsWith('config'))).toEqual([`config ${IDS.measurementId}`]);
    expect(names.indexOf('js ')).toBeLessThan(names.indexOf(`config ${IDS.measurementId}`));

    await share(page, 'copy');
    await expect.poll(() => measured(visitor, 'share')).toHaveLength(2);
    const pixelEvents = () => sent.flatMap(({ parameters, path }) => (path === '/tr/' ? [parameters.ev] : []));
    await expect.poll(() => pixelEvents().sort()).toEqual(['PageView', 'Share', 'Share']);
    const paths = sent.map(({ path }) => path);
    for (const path of ['/gtm.js', '/gtag/js', '/en_US/fbevents.js']) {
      expect(
        paths.filter((other) => other === path),
        path,
      ).toHaveLength(1);
    }
    expect(await cookieNames(page)).toEqual(['_fbp', '_ga', 'cc_cookie']);

    sent.length = 0;
    await page.goto('/');
    await expect.poll(() => measured(visitor, 'page_view')).toHaveLength(1);
    await expect(banner(page)).toBeHidden();
    expect((await toldToGoogle(page)).slice(0, 2)).toEqual([
      ['consent', 'default', ALL_DENIED],
      ['consent', 'update', ALL_GRANTED],
    ]);
    expect(await commands(page, 'config')).toHaveLength(1);
  });

  test('statistics consent loads no advertising', async ({ visit }) => {
    const visitor = await visit();
    const { page, sent } = visitor;
    await page.goto('/');
    await button(page, 'Preferences').click();
    await dialog(page).getByRole('checkbox', { name: 'Statistics' }).check({ force: true });
    await dialog(page).getByRole('button', { name: 'Save my choice' }).click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => measured(visitor, 'page_view')).toHaveLength(1);
    expect((await commands(page, 'consent')).at(-1)).toEqual([
      'consent',
      'update',
      { ...ALL_DENIED, analytics_storage: 'granted' },
    ]);
    expect(sent.filter(({ host }) => /facebook/.test(host))).toEqual([]);
  });

  test('withdrawal stops trackers and clears their data', async ({ visit }) => {
    const visitor = await visit();
    const { page, sent } = visitor;
    await page.goto(ARTICLE);
    await button(page, 'Accept all').click();
    await expect.poll(() => cookieNames(page)).toEqual(['_fbp', '_ga', 'cc_cookie']);

    await settings(page).click();
    await dialog(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => cookieNames(page)).toEqual(['cc_cookie']);
    expect((await choice(page)).categories).toEqual(['necessary']);
    sent.length = 0;
    await share(page, 'copy');
    await page.goto('/');
    await rest(page);
    expect(sent).toEqual([]);
  });

  test('everything works by keyboard; Esc closes the preferences and returns focus', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    const reached: string[] = [];
    for (let presses = 0; presses < 6 && !reached.includes('Preferences'); presses += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
    }
    expect(reached).toEqual(['Skip to content', 'Accept all', 'Reject all', 'Preferences']);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page, 'Preferences')).toBeFocused();
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(banner(page)).toBeHidden();
    expect((await choice(page)).categories).toEqual(['necessary']);
  });

  test('the preferences are an overlay: on top, the page inert, closed by Back on a phone', async ({ visit }) => {
    const { page } = await visit({ viewport: PHONE, isMobile: true, hasTouch: true });
    await page.goto('/');
    const shown = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('rihla/overlay/show', (event) => resolve((event as CustomEvent).detail), {
            once: true,
          }),
        ),
    );
    await button(page, 'Preferences').tap();
    await expect(dialog(page)).toBeVisible();
    expect(await shown).toEqual({ kind: 'consent', id: 'preferences' });
    expect(await dialog(page).evaluate((element) => element.closest('dialog')?.matches(':modal'))).toBe(true);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await settings(page).tap();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Reject all' }).tap();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    expect(await page.locator(':modal, :popover-open, [inert]').count()).toBe(0);
  });

  test('no focused element is behind the banner', async ({ visit }) => {
    for (const viewport of [PHONE, DESKTOP]) {
      const { page } = await visit({ viewport });
      await page.goto('/');
      await expect(banner(page)).toBeVisible();
      const stops = await tabThrough(page);
      expect(stops.length).toBeGreaterThan(20);
      expect(stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([]);
      expect(stops.filter(({ hasRing }) => !hasRing).map(({ name }) => name)).toEqual([]);
    }
  });

  test('the open chat does not cover the banner or the preferences', async ({ visit }) => {
    const { page } = await visit({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    const { box, button: chatButton } = await openChat(page);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => gapBelow(box, chatButton)).toBe(16);
      await expect.poll(() => gapBelow(chatButton, banner(page))).toBe(30);
      await expect(box).toBeInViewport({ ratio: 1 });
    }
    // No room for both: the banner returns when the chat is closed.
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(banner(page)).toBeHidden();
    await chatButton.click();
    await expect(banner(page)).toBeVisible();
    await chatButton.click();
    await page.setViewportSize(DESKTOP);
    await button(page, 'Preferences').click();
    await expect(dialog(page)).toBeVisible();
    await expect(box).toBeHidden();
  });

  test('axe finds nothing, banner and preferences open', async ({ visit }) => {
    for (const viewport of [PHONE, DESKTOP]) {
      const { page } = await visit({ viewport, reducedMotion: 'reduce' });
      await page.goto('/');
      await expect(banner(page)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await button(page, 'Preferences').click();
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page)).toHaveCSS('opacity', '1');
      expect(await findViolations(page)).toEqual([]);
    }
  });

  test('no motion under reduced motion, and visible in forced colours', async ({ visit }) => {
    const { page } = await visit({ reducedMotion: 'reduce', forcedColors: 'active' });
    await page.goto('/');
    for (const name of ['Accept all', 'Reject all'])
      await expect(button(page, name)).toHaveCSS('border-style', 'solid');
    await expect(banner(page)).toHaveCSS('border-top-style', 'solid');
    await button(page, 'Preferences').click();
    await expect(dialog(page)).toHaveCSS('border-top-style', 'solid');
    const durations = await dialog(page).evaluate((element) => getComputedStyle(element).transitionDuration);
    expect(Math.max(...durations.split(', ').map(Number.parseFloat))).toBeLessThan(0.01);
  });

  test('an error of the preferences is shown, and can be retried', async ({ visit }) => {
    const { page, faults, sent } = await visit();
    faults.allow(/consent-choice/);
    let isAway = true;
    await page.route(/\/consent-choice-[^/]+\.js/, (route) => (isAway ? route.abort('failed') : route.fallback()));
    await page.clock.install();
    await page.goto('/');
    await button(page, 'Accept all').click();
    await expect(page.locator('rihla-island[name="consent-choice"]')).toHaveAttribute('data-state', 'loading');
    const complaint = banner(page).getByRole('alert');
    // The loader tries three times, with delays in between.
    await expect(async () => {
      await page.clock.fastForward(3_000);
      await expect(complaint).toBeVisible({ timeout: 100 });
    }).toPass();
    expect(sent).toEqual([]);
    isAway = false;
    await page.clock.resume();
    await button(page, 'Reject all').click();
    await expect(banner(page)).toBeHidden();
    expect((await choice(page)).categories).toEqual(['necessary']);
  });

  test('a forged cookie is no choice, and does not prevent one', async ({ consentSite, visit }) => {
    const forged = { categories: ['analytics'], revision: 1, consentId: 'x', consentTimestamp: '?', services: 7 };
    for (const value of ['%', 'null', encodeURIComponent(JSON.stringify(forged)), '"><script>']) {
      const { page, sent } = await visit();
      await page.context().addCookies([{ name: 'cc_cookie', value, url: consentSite.origin }]);
      await page.goto('/');
      await button(page, 'Reject all').click();
      await expect(banner(page)).toBeHidden();
      expect((await choice(page)).categories).toEqual(['necessary']);
      expect(sent).toEqual([]);
    }
  });

  test('without script nothing is shown, since no tracker is loaded', async ({ visit }) => {
    const { page, sent } = await visit({ javaScriptEnabled: false });
    await page.goto('/');
    await expect(banner(page)).toBeHidden();
    await expect(settings(page)).toBeHidden();
    expect(sent).toEqual([]);
  });

  test('a new consent version asks once more', async ({ consentSite, visit }) => {
    const visitor = await visit();
    const { page, sent } = visitor;
    await page.goto('/');
    await button(page, 'Accept all').click();
    await expect.poll(() => measured(visitor, 'page_view')).toHaveLength(1);
    const { consentId } = await choice(page);

    await consentSite.configure({ ...IDS, revision: 2 });
    sent.length = 0;
    await page.goto(ARTICLE);
    await rest(page);
    await expect(banner(page)).toBeVisible();
    expect(sent).toEqual([]);
    await button(page, 'Accept all').click();
    await expect.poll(() => measured(visitor, 'page_view')).toHaveLength(1);
    expect(await choice(page)).toMatchObject({ consentId, revision: 2 });
  });
});

test.describe('where only Europe is asked', () => {
  test.beforeAll(({ consentSite }) => consentSite.configure({ ...IDS, region: 'europe' }));

  test('a clock in Paris is', async ({ visit }) => {
    const { page, sent } = await visit({ timezoneId: 'Europe/Paris' });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await rest(page);
    expect(sent).toEqual([]);
  });

  test('a clock in Casablanca is not, and can refuse permanently', async ({ visit }) => {
    const visitor = await visit({ timezoneId: 'Africa/Casablanca' });
    const { page, sent } = visitor;
    await page.goto('/');
    await expect.poll(() => measured(visitor, 'page_view')).toHaveLength(1);
    await expect(banner(page)).toBeHidden();
    expect((await toldToGoogle(page))[0]).toEqual(['consent', 'default', ALL_GRANTED]);

    await settings(page).click();
    await expect(dialog(page).getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
    await dialog(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(dialog(page)).toBeHidden();
    sent.length = 0;
    await page.goto(ARTICLE);
    await rest(page);
    expect(sent).toEqual([]);
    expect((await toldToGoogle(page))[0]).toEqual(['consent', 'default', ALL_DENIED]);
  });
});

test('where consent is not asked, a clock in Paris is counted at once', async ({ consentSite, visit }) => {
  await consentSite.configure({ ...IDS, region: 'nowhere' });
  const visitor = await visit({ timezoneId: 'Europe/Paris' });
  await visitor.page.goto('/');
  await expect.poll(() => measured(visitor, 'page_view')).toHaveLength(1);
  await expect(banner(visitor.page)).toBeHidden();
});

test('a tag that sends the page views itself is left alone', async ({ consentSite, visit }) => {
  await consentSite.configure({ ...IDS, pixelId: '', pageViewSender: 'tag-manager' });
  const visitor = await visit();
  const { page, sent } = visitor;
  await page.goto('/');
  await button(page, 'Accept all').click();
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/gtm.js']);
  await share(page, 'copy');
  await rest(page);
  expect(await commands(page, 'config')).toEqual([]);
  expect(await commands(page, 'event')).toEqual([]);
  expect((await toldToGoogle(page)).at(-1)).toMatchObject({ event: 'share', method: 'copy' });
});

test('a site without trackers has no trace of consent', async ({ consentSite, visit }) => {
  await consentSite.configure({});
  const { page, sent } = await visit();
  const answer = await page.goto('/');
  expect(await answer?.text()).not.toMatch(/consent|googletagmanager|Cookie settings/);
  expect((await answer?.allHeaders())?.['content-security-policy']).not.toMatch(/https:/);
  expect(await page.evaluate(() => [typeof window.dataLayer, typeof window.gtag])).toEqual(['undefined', 'undefined']);
  expect(sent).toEqual([]);
});
