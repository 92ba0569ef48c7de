import { expect, test } from '@playwright/test';

test.describe('the search above a page', () => {
  test('opens from the header, finds while typing, and closes without leftovers', async ({ page }) => {
    await page.goto('/about/');
    const link = page.getByRole('banner').getByRole('button', { name: 'Search' });
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const field = dialog.getByRole('searchbox');
    const before = await page.evaluate(() => history.length);

    await test.step('focus goes to its field, and returns with Esc', async () => {
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      expect(new URL(page.url()).pathname).toBe('/about/');
    });

    await test.step('at most six results, announced in the spec’s words, reachable by Tab', async () => {
      await link.click();
      await field.pressSequentially('dunes');
      await expect(dialog.getByRole('status')).toHaveText(
        /^You got \d+ results\. Please press Tab to select one\.$|^You got 1 result\. Please press Tab to select it\.$/,
      );
      const results = dialog.getByRole('listitem').getByRole('link');
      expect(await results.count()).toBeLessThanOrEqual(6);
      await expect(results.first().locator('mark').first()).toHaveText(/^dunes/i);
      // The form's button is in between.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(results.first()).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(field).toBeFocused();
      expect(await page.evaluate(() => history.length)).toBe(before);
    });

    await test.step('an empty result is announced, and a result links to its page', async () => {
      await field.fill('xylophone');
      await expect(dialog.getByRole('status')).toHaveText('No results');
      await field.fill('kasbahs');
      await dialog.getByRole('listitem').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/kasbahs/i);
    });
  });
});

test('results are of one kind or all, highlighted, with suggestions when empty', async ({ page }) => {
  await page.goto('/search/dunes/');
  const results = page.locator('.r-results');
  await expect(results.locator('mark').first()).toHaveText(/^dunes/i);
  await results
    .getByRole('navigation', { name: 'Kinds of results' })
    .getByRole('link', { name: /^Pages/ })
    .click();
  expect(new URL(page.url()).pathname).toBe('/search/dunes/pages/');
  const misses = page.waitForRequest('**/wp-json/rihla/v1/search-misses');
  await page.goto('/search/xylophonez/');
  await expect(results).toContainText('No results');
  await misses;
  await page.goto('/search/chefshaouan/');
  await results.getByRole('link', { name: 'chefchaouen', exact: true }).click();
  expect(new URL(page.url()).pathname).toBe('/search/chefchaouen/');
});

test('“kids” finds tours for families first, each with picture, next date and price', async ({ page }) => {
  await page.goto('/search/kids/');
  const first = page.locator('.r-results__item').first();
  await expect(first.locator('img')).toHaveCount(1);
  await expect(first).toContainText(/Next \d+ \w+ \d{4}/);
  await expect(first).toContainText(/from €/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  const kinds = page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link');
  await expect(kinds.nth(1)).toHaveText(/^Journeys/);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('Back closes the search and stays on the page', async ({ page }) => {
    await page.goto('/about/');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/about/');
  });
});

test('input before the code is loaded is searched for in the dialog, and without it by the form', async ({ page }) => {
  let passThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    passThrough = resolve;
  });
  await page.route('**/search-box/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('dunes');
  expect(await page.locator(':modal').count()).toBe(0);
  passThrough();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('searchbox')).toHaveValue('dunes');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(dialog.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button opens a form, which leads to the results', async ({ page }) => {
    await page.goto('/about/');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.getByRole('searchbox').fill('dunes & "sand" 100 %');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe('/search/dunes & "sand" 100 %/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});

test('on a phone “Few places” begins where the date above it does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/search/desert/');
  const few = page.getByText('Few places').first();
  const [inner, outer] = await Promise.all([few.boundingBox(), few.locator('xpath=..').boundingBox()]);
  expect(inner?.y).toBeGreaterThan((outer?.y ?? 0) + 10);
  expect(inner?.x).toBe(outer?.x);
});

test('on a phone the help of a search without results has a gap to the picture below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/search/xylophone/');
  const [text, next] = await page
    .locator('.r-results__help > *')
    .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().toJSON() as DOMRect));
  expect((next?.top ?? 0) - (text?.bottom ?? 0)).toBeGreaterThan(20);
});
