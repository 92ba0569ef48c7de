import { expect, type Locator, type Page, test } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { hold, holdFiles } from './support/slowNetwork.ts';
import { spokenPage } from './support/spokenPage.ts';
import { PHONE } from './support/viewports.ts';

// “Three days in the desert from Marrakech in October, for a family.”

const WANTED = 'First sand';

const titles = (page: Page) => page.locator('.r-listing__title').allTextContents();
const box = (page: Page, title: string): Locator =>
  page.locator('.r-listing__card').filter({ hasText: title }).locator('[data-compare]');

test.describe('a family finds three days in the desert in October', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('by filters, shares the URL, returns to the list as it was, and compares', async ({ page }) => {
    await page.goto('/tours/');

    await test.step('the filters expand, and all of them are reachable', async () => {
      await page.locator('.r-filter-panel__label').click();
      await expect(page.getByRole('combobox', { name: 'When' })).toBeVisible();
      // High enough that sticky elements cover nothing under test.
      await page.setViewportSize({ ...PHONE, height: 4000 });
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize(PHONE);
    });

    await test.step('four choices leave few tours', async () => {
      // A user opens a menu before choosing from it.
      await page.getByRole('combobox', { name: 'When' }).focus();
      await expect(page.locator('rihla-island[name=listing]')).toHaveAttribute('data-state', 'mounted');
      await page.getByRole('combobox', { name: 'When' }).selectOption('10');
      await expect(page).toHaveURL(/month=10/);
      await page.getByRole('link', { name: /^2 to 3 days/ }).click();
      await expect(page).toHaveURL(/duration=2-3/);
      await page.getByRole('checkbox', { name: /^With children/ }).check();
      await page.getByRole('checkbox', { name: /^Desert/ }).check();
      await expect(page).toHaveURL(/tour-types=(?:desert.family|family.desert)/);
      await expect(page.locator('.r-filter-summary__count')).toHaveText(/^[1-4] journeys?$/);
      expect(await titles(page)).toContain(WANTED);
    });

    const shared = page.url();
    const found = await titles(page);
    await test.step('the shared URL shows the same', async () => {
      const other = await page.context().newPage();
      await other.goto(shared);
      expect(await titles(other)).toEqual(found);
      await other.close();
    });

    await test.step('Back from a tour restores exactly that list', async () => {
      await page.locator('.r-listing__title a', { hasText: WANTED }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WANTED);
      await page.goBack();
      await expect(page).toHaveURL(shared);
      expect(await titles(page)).toEqual(found);
    });

    await test.step('two of them are compared', async () => {
      await box(page, found[0] ?? '').click();
      await box(page, found[1] ?? '').click();
      await expect(box(page, found[1] ?? '')).toHaveAttribute('aria-checked', 'true');
      await page.locator('[data-compare-tray] a').click();
      const panel = page.getByRole('dialog', { name: 'Your comparison' });
      await expect(panel.getByRole('listitem')).toHaveCount(2);
      // In the ink colour, as other primary buttons.
      const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
      const show = panel.getByRole('link', { name: 'Compare side by side' });
      await expect(show).toHaveCSS('background-color', ink);
      await show.click();
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      const rows = await page.getByRole('row').count();
      await page.getByRole('switch', { name: 'Show only what differs' }).check();
      expect(await page.getByRole('row').count()).toBeLessThan(rows);
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      // Without tours in its URL the page redirects to the stored ones.
      await page.goto('/compare/');
      await expect(page).toHaveURL(/tours=/);
    });
  });

  test('by search', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('searchbox').fill('desert marrakech families october');
    await dialog
      .getByRole('listitem')
      .getByRole('link', { name: new RegExp(WANTED) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WANTED);
  });

  test('a reload restores the shown pages of a list, and the scroll position', async ({ page }) => {
    await page.goto('/tours/');
    const first = await titles(page);
    await page.locator('.r-listing__more a').click();
    // A busy server is asked once more after five seconds.
    await expect.poll(async () => (await titles(page)).length, { timeout: 15_000 }).toBeGreaterThan(first.length);
    const all = await titles(page);
    await page.locator('.r-listing__card').last().scrollIntoViewIfNeeded();
    const kept = () =>
      page.evaluate(() => Object.values(history.state ?? {}).map((each) => (each as { scroll?: number }).scroll));
    // Cards get their height when they are first seen, which moves the page once more.
    let place = 0;
    await expect
      .poll(async () => {
        place = await page.evaluate(() => window.scrollY);
        return (await kept()).join() === String(place);
      })
      .toBe(true);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(all);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 40);
  });
});

for (const width of [320, 360, 820])
  test(`at ${width} px filters and map open from one row of buttons, below it, and each may stay open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/tours/');
    const buttons = page.locator('.r-filter-panel__label, .r-listing-map__label');
    const boxes = () =>
      buttons.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON() as DOMRect));
    const [closed, other] = await boxes();
    expect(closed?.top).toBe(other?.top);
    await buttons.last().click();
    await expect(page.locator('.r-listing-map__sheet')).toBeVisible();
    await buttons.first().click();
    await expect(page.getByRole('combobox', { name: 'When' })).toBeVisible();
    expect(await boxes()).toEqual([closed, other]);
    const [filters, map] = await Promise.all(
      ['.r-filter-panel__filters', '.r-listing-map__sheet'].map((part) => page.locator(part).boundingBox()),
    );
    expect(filters?.y).toBeGreaterThan(closed?.bottom ?? 0);
    expect(map?.y).toBeGreaterThan((filters?.y ?? 0) + (filters?.height ?? 0));
    expect(map?.width).toBe(filters?.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('a comparison of three begins the third on a phone, and one alone does not fill a wide window', async ({
  page,
}) => {
  await page.goto('/tours/');
  const codes = await page
    .locator('.r-listing__card [data-compare]')
    .evaluateAll((boxes) => boxes.slice(0, 3).map((box) => (box as HTMLElement).dataset.compare));
  const columns = page.locator('.r-compare__tour');
  await page.setViewportSize(PHONE);
  await page.goto(`/compare/?tours=${codes.join(',')}`);
  const [, , third] = await columns.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  expect(third).toBeLessThan(PHONE.width - 30);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/compare/?tours=${codes[0]}`);
  expect((await columns.boundingBox())?.width).toBeLessThan(500);
});

test('on a phone the footer of the filters wraps between the number of results and the number of filters', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tours/');
  await page.locator('.r-filter-panel__label').click();
  await page.getByRole('checkbox', { name: /Desert/ }).check();
  await page.getByRole('checkbox', { name: /Walking/ }).check();
  const foot = page.getByRole('link', { name: /^Show \d+ journeys?/ });
  await expect(foot).toContainText('2 chosen');
  const rows = await foot.evaluate((link) =>
    [...link.childNodes].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(rows).toEqual([1, 1]);
});

test('at 820 px in forced colours the map has a border, and routes, markers and names are visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/tours/');
  await page.locator('.r-listing-map__label').click();
  const sheet = page.locator('.r-listing-map__sheet');
  await expect(sheet).toBeVisible();
  expect(
    await sheet.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth)),
  ).toBeGreaterThan(0);
  const inks = await sheet.evaluate((element) => {
    const probe = document.createElement('i');
    element.append(probe);
    const systemColour = (name: string) => {
      probe.style.setProperty('color', name);
      return getComputedStyle(probe).color;
    };
    const [paper, ink] = [systemColour('Canvas'), systemColour('CanvasText')];
    const painted = (parts: string, property: 'fill' | 'stroke') =>
      [...new Set([...element.querySelectorAll(parts)].map((part) => getComputedStyle(part)[property]))].map(
        (colour) => (colour === ink ? 'ink' : colour === paper ? 'paper' : colour),
      );
    return {
      ways: painted('.r-listing-map__way:not([data-current])', 'stroke'),
      starts: painted('.r-listing-map__start', 'stroke'),
      names: painted('.r-listing-map__name', 'fill'),
    };
  });
  expect(inks).toEqual({ ways: ['ink'], starts: ['ink'], names: ['ink'] });
  const dots = await sheet
    .locator('.r-listing-map__dot')
    .evaluateAll((all) =>
      all.filter((dot) => getComputedStyle(dot).borderTopColor === getComputedStyle(dot).backgroundColor),
    );
  expect(dots).toEqual([]);
});

test('filters are named without a space before the comma, and each group of the map has a name beside it', async ({
  page,
}) => {
  await page.goto('/tours/');
  const said = (await spokenPage(page, '.r-filter-panel')).join('\n');
  expect(said).toMatch(/checkbox “Desert, \d+ journeys?”/);
  expect(said).toMatch(/link “2 to 3 days, \d+ journeys?”/);
  expect(said.match(/“[^”]* ,[^”]*”/g)).toBeNull();
  const names = await page.locator('.r-listing-map__drawing text').allTextContents();
  const places = await page
    .locator('.r-listing-map__place > summary')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label') ?? ''));
  expect(places.filter((place) => !names.some((name) => place.startsWith(name)))).toEqual([]);
});

test.describe('Back and Forward', () => {
  const count = (page: Page) => page.locator('.r-listing__card').count();

  async function filter(page: Page): Promise<{ all: number; fewer: number }> {
    await page.goto('/');
    await page.goto('/tours/');
    const all = await count(page);
    await page.getByRole('link', { name: /^2 to 3 days/ }).click();
    await expect(page).toHaveURL(/duration=2-3/);
    await expect.poll(() => count(page)).toBeLessThan(all);
    return { all, fewer: await count(page) };
  }

  async function walk(page: Page, { all, fewer }: { all: number; fewer: number }): Promise<void> {
    await page.goBack();
    await expect(page).toHaveURL(/\/tours\/$/);
    await expect.poll(() => count(page)).toBe(all);
    await page.goForward();
    await expect(page).toHaveURL(/duration=2-3/);
    await expect.poll(() => count(page)).toBe(fewer);
  }

  test('after a reload show the list of the URL', async ({ page }) => {
    const found = await filter(page);
    await page.reload({ waitUntil: 'load' });
    expect(await count(page)).toBe(found.fewer);
    await walk(page, found);
  });

  test('after a tour, on a page outside the back/forward cache, show it too', async ({ page }) => {
    // Pages with this listener are excluded from the back/forward cache.
    await page.addInitScript(() => addEventListener('unload', () => undefined));
    const found = await filter(page);
    await page.locator('.r-listing__title a').first().click();
    await expect(page).not.toHaveURL(/\/tours\/\?/);
    await page.goBack({ waitUntil: 'load' });
    await expect(page).toHaveURL(/duration=2-3/);
    await walk(page, found);
  });

  test('after filters clicked before hydration go through each of them', async ({ page }) => {
    await page.goto('/');
    let release = await holdFiles(page);
    await page.goto('/tours/', { waitUntil: 'commit' });
    await page.locator('.r-listing__more').waitFor();
    const all = await count(page);
    // Without the loader it is a link to another page.
    await page.getByRole('link', { name: /^2 to 3 days/ }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/duration=2-3/);
    // A document that is still loading has none.
    await expect.poll(() => count(page).then((found) => found > 0 && found < all)).toBe(true);
    const fewer = await count(page);
    release();
    await page.waitForLoadState();
    await walk(page, { all, fewer });

    // With it, but before the list's own code: the click is deferred until that is loaded.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/');
    release = await hold(page, /\/assets\/.*[Ll]isting.*\.js/);
    await page.goto('/tours/');
    await page.getByRole('link', { name: /^2 to 3 days/ }).click({ noWaitAfter: true });
    release();
    await expect(page).toHaveURL(/duration=2-3/);
    await expect.poll(() => count(page)).toBe(fewer);
    await walk(page, { all, fewer });
  });

  test('after a failed change lead to the same entries as before it', async ({ page }) => {
    await page.goto('/');
    await page.goto('/tours/');
    await page.route(/refresh-loop/, (route) => route.abort());
    await page.getByRole('link', { name: /^2 to 3 days/ }).click();
    await expect(page.locator('.r-listing').first().locator('..').getByRole('status')).toBeVisible();
    await expect(page).toHaveURL(/\/tours\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test.describe('a weak network', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('choices made before hydration are applied, in one step', async ({ page }) => {
    await page.goto('/');
    const release = await holdFiles(page);
    await page.goto('/tours/', { waitUntil: 'commit' });
    await page.locator('.r-filter-panel__label').click();
    await page.getByRole('combobox', { name: 'When' }).selectOption('10');
    await page.getByRole('checkbox', { name: /^With children/ }).check();
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowLeft');
    const value = await page.getByRole('slider').inputValue();
    release();
    await expect(page).toHaveURL(new RegExp(`month=10.*price=\\.\\.${value}.*tour-types=family`));
    const words = `At most €${Number(value).toLocaleString('en')}`;
    await expect(page.locator('output')).toHaveText(words);
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', `${words} each`);
    await expect(page.getByRole('checkbox', { name: /^With children/ })).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(/\/tours\/$/);
  });

  test('a filter moves neither the page nor focus, and the filters’ footer links to the list’s heading', async ({
    page,
  }) => {
    await page.goto('/tours/');
    await page.locator('.r-filter-panel__label').click();
    const count = page.locator('.r-filter-summary__count');
    for (const control of [
      page.getByRole('checkbox', { name: /^With children ?, \d+ journeys$/ }),
      page.getByRole('link', { name: /^4 to 7 days ?, \d+ journeys$/ }),
    ]) {
      await control.scrollIntoViewIfNeeded();
      const top = (await control.boundingBox())?.y ?? 0;
      const before = await count.textContent();
      await control.click();
      await expect(count).not.toHaveText(before ?? '');
      await expect(control).toBeFocused();
      expect(Math.abs(((await control.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
    }
    await page.getByRole('link', { name: /^Show \d+ journeys?/ }).click();
    await expect(page.getByRole('heading', { name: /^\d+ journeys?$/ })).toBeFocused();
    await expect(count).toBeInViewport();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same filters are links and forms, and the comparison is a page', async ({ page }) => {
    await page.goto('/tours/');
    await page.getByRole('link', { name: /^2 to 3 days/ }).click();
    await page.getByRole('combobox', { name: 'When' }).selectOption('10');
    await page
      .locator('form', { has: page.getByRole('combobox', { name: 'When' }) })
      .getByRole('button')
      .click();
    await expect(page).toHaveURL(/duration=2-3.*month=10|month=10.*duration=2-3/);
    expect(await titles(page)).toContain(WANTED);
    await box(page, WANTED).click();
    await expect(page.getByRole('columnheader')).toHaveText([new RegExp(WANTED)]);
    const other = page.getByRole('combobox', { name: 'Another journey' });
    await other.selectOption({ label: 'The stone desert' });
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('link', { name: `Take away: ${WANTED}` }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
