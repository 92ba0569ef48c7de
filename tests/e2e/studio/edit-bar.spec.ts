import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { ARTICLE, HOME } from '../support/kinds.ts';
import { hidePopups } from '../support/test.ts';
import { DESKTOP, PHONE } from '../support/viewports.ts';
import { expect, test } from './studioTest.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'For staff' });

test('a visitor’s page loads nothing of it and has no bar', async ({ browser, studio }) => {
  const context = await browser.newContext({ baseURL: studio.origin });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(HOME.path, { waitUntil: 'networkidle' });
  await expect(bar(page)).toHaveCount(0);
  expect(asked.filter((url) => /edit-bar|preview/.test(url))).toEqual([]);
  await context.close();
});

test('staff have a bar that links to the studio; it counts as header height, and is not printed', async ({ admin }) => {
  await hidePopups(admin);
  const page = await admin.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto(ARTICLE.path);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    // A phone has room for the links only.
    await expect(bar(page).getByText('Signed in')).toBeVisible({ visible: viewport !== PHONE });
    expect(await findViolations(page)).toEqual([]);
    const edge = async () => (await bar(page).boundingBox())?.height ?? 0;
    expect(await edge()).toBeGreaterThanOrEqual(24);
    const header = page.getByRole('banner');
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(await edge());
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(await edge());
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  }
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expect(bar(page)).toBeVisible();
  expect(complaints).toEqual([]);
  await bar(page).getByRole('link', { name: 'Edit this page' }).click();
  await expect(page).toHaveURL(/\/admin\/collections\/posts\/\d+/);
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeInViewport({ ratio: 1 });
  await page.close();
});

test('before the launch, its text is hidden on a phone: the page is not wider than the window', async ({ admin }) => {
  await hidePopups(admin);
  const page = await admin.newPage();
  // The site under test is launched, so the response is mocked with the link that a site has before its launch.
  await page.route(/preview\/bar/, async (route) => {
    const response = await route.fetch();
    const content = await response.json();
    const launch = { href: '/admin#first-steps', label: 'Not launched yet: search engines stay out' };
    await route.fulfill({ response, json: { ...content, links: content.links.toSpliced(1, 0, launch) } });
  });
  await page.setViewportSize(PHONE);
  await page.goto(HOME.path);
  await expect(bar(page).getByRole('link')).toHaveText(['Edit this page', /^Not launched yet/, 'Studio']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expect(bar(page).getByRole('button', { name: 'Close this bar' })).toBeInViewport({ ratio: 1 });
  await page.close();
});

test('a jump from the table of contents ends below the bar and the header', async ({ admin }) => {
  await hidePopups(admin);
  const page = await admin.newPage();
  await page.setViewportSize(DESKTOP);
  await page.goto(ARTICLE.path);
  await expect(bar(page)).toBeVisible();
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1);
  await link.click();
  const heading = page.getByRole('main').getByRole('heading', { name: (await link.textContent()) ?? '', exact: true });
  const covered = await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  await expect.poll(async () => Math.round(((await heading.boundingBox())?.y ?? 0) - covered)).toBe(30);
  await page.close();
});

test('closed, it stays closed in this tab, and another tab has it', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto(HOME.path);
  await bar(page).getByRole('button', { name: 'Close this bar' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(bar(page)).toHaveCount(0);
  const other = await admin.newPage();
  await other.goto(HOME.path);
  await expect(bar(other)).toBeVisible();
  await other.close();
  await page.close();
});
