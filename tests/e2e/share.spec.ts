import type { Page } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { expectMounted, islandMarkers } from './support/islands.ts';
import { ARTICLE } from './support/kinds.ts';
import { horizontalOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE } from './support/viewports.ts';

/** An article with share buttons in its text, for printing and sharing. */
const PACKING = '/field-notes/what-to-pack/';
/** The theme's mobile breakpoint, in CSS px (spec, section 9). */
const THEME_MOBILE_MAX = 689;

const box = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Share this article' });
const copyButton = (page: Page) => box(page).getByRole('button', { name: /Cop/ });

/** Scrolls to the share box at the end of an article, and waits until it is mounted. */
async function openBox(page: Page, path = ARTICLE.path): Promise<void> {
  await page.goto(path);
  // The custom element has no box of its own; its title has.
  await page.getByText('Share this article').scrollIntoViewIfNeeded();
  await expectMounted(page, 'share-buttons', (await islandMarkers(page, 'share-buttons').count()) - 1);
}

/** Records visitor events in the page, as analytics would. */
async function recordEvents(page: Page): Promise<() => Promise<{ name: string; method: string }[]>> {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    document.addEventListener('rihla:event', (event) => seen.push((event as CustomEvent).detail));
  });
  return () => page.evaluate(() => (window as unknown as { seen: { name: string; method: string }[] }).seen);
}

test('its script is loaded when the box approaches the viewport, not before', async ({ page }) => {
  await page.goto(ARTICLE.path, { waitUntil: 'networkidle' });
  await expect(islandMarkers(page, 'share-buttons')).toHaveAttribute('data-state', 'waiting');
  await openBox(page);
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the canonical URL, shows it, and shifts nothing', async ({ page }) => {
    await openBox(page, `${ARTICLE.path}?utm_source=letter`);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const before = await copyButton(page).boundingBox();
    await copyButton(page).click();
    await expect(copyButton(page)).toHaveText('Copied!');
    await expect(box(page).getByRole('status')).toHaveText('Copied!');
    expect(await copyButton(page).boundingBox()).toEqual(before);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
    await expect(copyButton(page)).toHaveText('Copy link');
    await expect(box(page).getByRole('status')).toBeEmpty();
  });

  test('works without a Clipboard API, as without https', async ({ page }) => {
    await page.addInitScript(() => {
      const { clipboard } = navigator;
      Object.assign(window, { clipboardForTest: clipboard });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openBox(page);
    await copyButton(page).click();
    await expect(copyButton(page)).toHaveText('Copied!');
    await expect(copyButton(page)).toBeFocused();
    const copied = await page.evaluate(() =>
      (window as unknown as { clipboardForTest: Clipboard }).clipboardForTest.readText(),
    );
    expect(copied).toBe(await page.locator('link[rel=canonical]').getAttribute('href'));
  });
});

test('refused copying shows an error', async ({ page }) => {
  const events = await recordEvents(page);
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    document.execCommand = () => false;
  });
  await openBox(page);
  await copyButton(page).click();
  await expect(copyButton(page)).toHaveText('Failed to Copy');
  await expect(box(page).getByRole('status')).toHaveText('Failed to Copy');
  expect(await events()).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the native share sheet comes first, with the article’s title and URL', async ({ page }) => {
    const events = await recordEvents(page);
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'canShare', { value: () => true });
      Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) });
    });
    await openBox(page);
    const controls = box(page).locator('[data-share]').filter({ visible: true });
    await expect(controls).toHaveText(['Share', 'Copy link']);
    await controls.first().tap();
    const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const title = await page.locator('meta[property="og:title"]').getAttribute('content');
    expect(shared).toEqual([{ title, url: canonical }]);
    expect(await events()).toEqual([{ name: 'share', method: 'native', content_type: 'article', item_id: canonical }]);
    expect(await findViolations(page)).toEqual([]);
  });

  test('without a native share sheet it is not offered', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await openBox(page);
    await expect(box(page).locator('[data-share]').filter({ visible: true })).toHaveText(['Copy link']);
  });
});

test('a network opens in a small window; until then no third party gets a request', async ({ page, context }) => {
  const events = await recordEvents(page);
  // The window’s own request, mocked here: no test uses the network.
  await context.route(/facebook\.com/, (route) => route.fulfill({ body: 'Facebook', contentType: 'text/plain' }));
  await openBox(page);
  const link = box(page).getByRole('link', { name: 'Share on Facebook (opens in a new window)' });
  const [popup] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  expect(popup.url()).toBe(await link.getAttribute('href'));
  expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  expect((await events()).map(({ method }) => method)).toEqual(['facebook']);
});

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the keyboard reaches every control, and axe finds nothing', async ({ page }) => {
      for (const path of [ARTICLE.path, PACKING]) {
        await openBox(page, path);
        const controls = page.locator('[data-share]').filter({ visible: true });
        await controls.first().focus();
        for (let index = 0; index < (await controls.count()); index += 1) {
          // There are other links between two rows of share buttons.
          for (let hops = 0; hops < 5; hops += 1) {
            if (await controls.nth(index).evaluate((control) => control === document.activeElement)) break;
            await page.keyboard.press('Tab');
          }
          await expect(controls.nth(index)).toBeFocused();
        }
        expect(await findViolations(page)).toEqual([]);
        expect(await horizontalOverflow(page)).toBe(0);
      }
    });
  });
}

test('the networks hide on the theme’s mobile; copying stays', async ({ page }) => {
  await page.setViewportSize({ width: THEME_MOBILE_MAX, height: 800 });
  await openBox(page);
  await expect(box(page).getByRole('link')).toHaveCount(0);
  await expect(copyButton(page)).toBeVisible();
  await page.setViewportSize({ width: THEME_MOBILE_MAX + 1, height: 800 });
  await expect(box(page).getByRole('link')).toHaveCount(4);
});

test('the packing list can be printed, without screen-only elements', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void document.body.setAttribute('data-printed', '');
  });
  await openBox(page, PACKING);
  await page.getByRole('button', { name: 'Print the list' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Share this article')).toBeHidden();
  await expect(page.locator('[data-share]').filter({ visible: true })).toHaveCount(0);
});

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`without script on a ${device}`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test('links lead to the networks, and there are no dead controls', async ({ page }) => {
      await page.goto(PACKING);
      await expect(box(page).getByRole('link')).toHaveCount(4);
      await expect(page.getByRole('link', { name: /Send it to the others/ })).toHaveAttribute(
        'href',
        /^https:\/\/api\.whatsapp\.com\/send\?text=\*/,
      );
      await expect(page.getByRole('main').getByRole('button').and(page.locator('[data-share]'))).toHaveCount(0);
    });
  });
}
