import type { Page } from '@playwright/test';
import { TYPEFACES } from '../../src/shared/typefaces.ts';
import { FONT_FAMILIES } from '../../src/styles/fonts/families.ts';
import { ARTICLE, HOME, PAGE_KINDS } from '../e2e/support/kinds.ts';
import { expect, test } from '../e2e/support/test.ts';
import { DESKTOP, PHONE } from '../e2e/support/viewports.ts';
import { FONT_BYTES, FONT_FILES } from './budgets.ts';

/** The files of the demo's pair of typefaces. */
const FONT_NAMES = [TYPEFACES[0].display, TYPEFACES[0].text].flatMap((own) =>
  FONT_FAMILIES.filter(({ family }) => family === own).map(({ name }) => name),
);
const PRIORITIES = ['VeryLow', 'Low', 'Medium', 'High', 'VeryHigh'];

interface Request {
  url: string;
  /** From 0, the lowest. */
  priority: number;
}

/** Records the page's requests, in order, with Chromium's priorities. */
async function watchRequests(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request }) => {
    requests.push({ url: request.url, priority: PRIORITIES.indexOf(request.initialPriority) });
  });
  await session.send('Network.enable');
  return requests;
}

test('the whole site has two fonts, and they are small', async ({ page, faults, request }) => {
  faults.allow(/status of 404/);
  const files = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'font') files.add(new URL(asked.url()).pathname);
  });
  for (const { path } of PAGE_KINDS) await page.goto(path, { waitUntil: 'networkidle' });
  expect(files.size).toBeLessThanOrEqual(FONT_FILES);
  expect(files.size).toBeGreaterThan(0);
  const sizes = await Promise.all([...files].map(async (file) => (await (await request.get(file)).body()).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONT_BYTES);
});

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  for (const { name, path } of [HOME, ARTICLE]) {
    test(`on a ${device}, no font of ${name} comes ahead of its first picture: asked for later, or less urgent`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const requests = await watchRequests(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const first = await page
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
      const position = requests.findIndex(({ url }) => url === first);
      const picture = requests[position];
      expect(picture).toBeDefined();
      const ahead = requests.slice(0, position).filter(({ url }) => url.endsWith('.woff2'));
      expect(ahead.filter(({ priority }) => priority >= (picture?.priority ?? 0))).toEqual([]);
    });
  }
}

const firstFamily = (page: Page): Promise<string | undefined> =>
  page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily.split(',')[0]?.replaceAll('"', ''));
const isFont = (asked: { url(): string }): boolean => asked.url().endsWith('.woff2');

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the text font is loaded once the first page is there, and used on the next', async ({ page }) => {
    let hasLoaded = false;
    page.on('load', () => {
      hasLoaded = true;
    });
    const early: string[] = [];
    page.on('request', (asked) => {
      if (isFont(asked) && !hasLoaded) early.push(new URL(asked.url()).pathname);
    });
    const fetched = FONT_NAMES.map((name) => page.waitForResponse((response) => response.url().includes(`/${name}-`)));
    await page.goto(HOME.path);
    await Promise.all((await Promise.all(fetched)).map((response) => response.finished()));
    expect(early).toEqual([expect.stringContaining('/fraunces-')]);
    expect(await firstFamily(page)).toMatch(/Fallback/);

    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(HOME.path);
    expect(await firstFamily(page)).toBe('Instrument Sans');
    await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Instrument Sans"'))).toBe(true);
  });

  test('fonts are used on a page from the browser’s cache', async ({ page }) => {
    await page.goto(ARTICLE.path, { waitUntil: 'networkidle' });
    expect(await firstFamily(page)).toMatch(/Fallback/);
    await page.goto('about:blank');
    await page.goto(ARTICLE.path);
    expect(await firstFamily(page)).toBe('Instrument Sans');
  });
});

test.describe('on a phone without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('fonts are part of the page, since nothing could load them later', async ({ page }) => {
    const asked = FONT_NAMES.map((name) => page.waitForRequest((request) => request.url().includes(`/${name}-`)));
    await page.goto(HOME.path);
    await Promise.all(asked);
  });
});
