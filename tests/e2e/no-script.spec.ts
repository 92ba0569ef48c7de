import { scrollOffset } from './support/islands.ts';
import { ARCHIVE, ARTICLE, HOME, PAGE_KINDS } from './support/kinds.ts';
import { horizontalOverflow, unseenTexts } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE } from './support/viewports.ts';

test.use({ javaScriptEnabled: false, viewport: PHONE });

test('every kind of page is entirely readable', async ({ page, faults }) => {
  faults.allow(/status of 404/);
  for (const { name, path } of PAGE_KINDS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect(page.getByRole('contentinfo'), name).toBeVisible();
    expect(await unseenTexts(page), name).toEqual([]);
    expect(await horizontalOverflow(page), name).toBe(0);
  }
});

test('the menu and its sub-menu open, and their links work', async ({ page }) => {
  await page.goto(HOME.path);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Menu', exact: true }).click();
  const panel = banner.getByRole('navigation', { name: 'Main menu' });
  await expect(panel).toBeVisible();
  await panel.locator('summary').click();
  const link = panel.locator('details').getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
});

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`on a ${device} the table of contents is open, has no dead controls, and its links jump`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(ARTICLE.path);
    const toc = page.getByRole('navigation', { name: 'On this page' });
    await expect(toc).toHaveCount(1);
    await expect(toc.getByRole('button', { name: 'More sections' })).toHaveCount(0);
    const link = toc.getByRole('link').nth(4);
    await expect(link).toBeVisible();
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    expect(await scrollOffset(page)).toBeGreaterThan(0);
    const headerBottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    const heading = await page.locator(hash).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(headerBottom);
    expect(heading?.y).toBeLessThan(headerBottom + 100);
  });
}

test('the search form leads to the results’ URL', async ({ page }) => {
  await page.goto('/search/');
  await page.getByRole('searchbox').fill('Camel & dunes');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search/Camel%20%26%20dunes/');
  await expect(page.getByRole('searchbox')).toHaveValue('Camel & dunes');
});

test('an archive has pagination links', async ({ page }) => {
  await page.goto(ARCHIVE.path);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.locator('[aria-current=page]')).toHaveText('1');
  const first = await page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents();
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${ARCHIVE.path}page/2/`);
  await expect(pages.locator('[aria-current=page]')).toHaveText('2');
  const second = await page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents();
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await pages.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(ARCHIVE.path);
});

test('the link to the top is there and works', async ({ page }) => {
  await page.goto(`${ARTICLE.path}#content`);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => scrollOffset(page)).toBe(0);
});
