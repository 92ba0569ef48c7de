import type { Page } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import {
  ACCOUNT,
  ARCHIVE,
  ARTICLE,
  CART,
  CATEGORY,
  CHECKOUT,
  HOME,
  NOT_FOUND,
  PAGE,
  PAGE_KINDS,
  SEARCH_WITH_HITS,
} from './support/kinds.ts';
import { expect, openProtected, test } from './support/protectedSite.ts';

// Sequential, in one worker: they share a server and its settings.
test.describe.configure({ mode: 'default', timeout: 60_000 });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const MESSAGE = 'This content is protected.';
const tooltip = (page: Page) => page.getByRole('status').getByText(MESSAGE);
const text = (page: Page) => page.getByRole('main').locator('p').filter({ hasText: /\w/ }).first();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Pages that load the script of copy protection. */
async function protectedPaths(origin: string): Promise<string[]> {
  const pages = await Promise.all(
    PAGE_KINDS.map(async ({ path }) => ({ path, html: await (await fetch(`${origin}${path}`)).text() })),
  );
  return pages.filter(({ html }) => html.includes('copy-protection')).map(({ path }) => path);
}

/** Freezes the tooltip while it is checked. */
async function holdTooltip(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: start } = window;
    const held = (task: () => void, ms?: number) => (ms === 1000 ? 0 : start(task, ms));
    Object.assign(window, { setTimeout: held });
  });
}

/** Waits for the tooltip's whole life; ms from its appearance to its fading and to its end. */
function timeTooltip(page: Page): Promise<{ faded: number; gone: number }> {
  return page.getByRole('status').evaluate(
    (status) =>
      new Promise((resolve) => {
        let shown = 0;
        let faded = 0;
        new MutationObserver(() => {
          const now = performance.now();
          if (!status.textContent) resolve({ faded: faded - shown, gone: now - shown });
          else if (!shown) shown = now;
          else if (!faded && status.querySelector('[data-fading]')) faded = now;
        }).observe(status, { attributes: true, childList: true, subtree: true });
        document.dispatchEvent(new MouseEvent('dragstart', { cancelable: true }));
      }),
  );
}

test('is off by default, then on as configured, and never on a 404 page', async ({ site }) => {
  expect(await protectedPaths(site.origin)).toEqual([]);
  await site.set({ enabled: true, documents: ['posts'] });
  expect(await protectedPaths(site.origin)).toEqual([ARTICLE.path]);
  await site.set({ enabled: true, documents: ['pages'] });
  expect(await protectedPaths(site.origin)).toEqual([HOME, PAGE, CART, CHECKOUT, ACCOUNT].map(({ path }) => path));
  await site.set({ enabled: true, documents: ['archives'] });
  const lists = await protectedPaths(site.origin);
  expect(lists).toEqual(expect.arrayContaining([ARCHIVE.path, CATEGORY.path, SEARCH_WITH_HITS.path]));
  for (const { path } of [HOME, ARTICLE, PAGE, NOT_FOUND]) expect(lists).not.toContain(path);
  await site.set({ enabled: false });
  expect(await protectedPaths(site.origin)).toEqual([]);
});

test.describe('switched on', () => {
  test.beforeAll(({ site }) => site.set({ enabled: true, replaceClipboard: true }));

  test('blocks the context menu and dragging, with a tooltip near the pointer', async ({ page }) => {
    await holdTooltip(page);
    const { blocked } = await openProtected(page, ARTICLE.path);
    const main = page.getByRole('main');
    await text(page).click({ button: 'right', position: { x: 5, y: 5 } });
    expect(await blocked()).toMatchObject({ contextmenu: true });
    const [target, box] = [await text(page).boundingBox(), await tooltip(page).boundingBox()];
    expect(Math.abs((box?.x ?? 0) - (target?.x ?? 0) - 5 - 12)).toBeLessThan(2);
    expect(Math.abs((box?.y ?? 0) - (target?.y ?? 0) - 5 - 12)).toBeLessThan(2);
    for (const other of [main.locator('img').first(), main.getByRole('link').first()]) {
      await other.click({ button: 'right' });
      expect(await blocked()).toMatchObject({ contextmenu: true });
    }
    const picture = await main.locator('img').first().boundingBox();
    const [x, y] = [(picture?.x ?? 0) + 40, (picture?.y ?? 0) + 40];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 40, { steps: 3 });
    await page.mouse.up();
    expect(await blocked()).toMatchObject({ dragstart: true });
  });

  test('the tooltip is shown for a second and fades for half a second', async ({ page }) => {
    await openProtected(page, PAGE.path);
    const { faded, gone } = await timeTooltip(page);
    // A busy machine is late, never early.
    expect(faded).toBeGreaterThan(995);
    expect(gone - faded).toBeGreaterThan(495);
  });

  test('blocks shortcuts and replaces copied text; text stays selectable, other keys work', async ({ page }) => {
    await holdTooltip(page);
    const { blocked } = await openProtected(page, ARTICLE.path);
    await text(page).click({ clickCount: 3 });
    expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
    await page.keyboard.press('Control+c');
    await expect(tooltip(page)).toBeVisible();
    expect(await blocked()).toMatchObject({ copy: true });
    expect(await clipboard(page)).toBe('Access Denied');

    for (const keys of ['Control+a', 'Control+s', 'Control+u', 'Control+v', 'Control+Shift+i', 'F12']) {
      await page.keyboard.press(keys);
      expect(await blocked(), keys).toMatchObject({ keydown: true });
    }
    for (const keys of ['Tab', 'Control+f', 'Control+p', 'Control+Equal', 'Control+0', 'ArrowDown']) {
      await page.keyboard.press(keys);
      expect(await blocked(), keys).toEqual({ keydown: false });
    }
    for (const keys of ['ContextMenu', 'Shift+F10']) {
      await page.keyboard.press(keys);
      expect(await blocked(), keys).toEqual({ keydown: false, contextmenu: false });
    }
  });

  test('the site’s own copying and sharing work', async ({ page }) => {
    const { blocked } = await openProtected(page, ARTICLE.path);
    const share = page.getByRole('main').getByRole('list', { name: 'Share this article' });
    await share.scrollIntoViewIfNeeded();
    const copy = share.getByRole('button', { name: /Cop/ });
    await expect(copy).toBeVisible();
    await copy.click();
    await expect(copy).toHaveText('Copied!');
    expect(await clipboard(page)).toBe(await page.locator('link[rel=canonical]').getAttribute('href'));
    await share.getByRole('link').first().click({ button: 'right' });
    expect(await blocked()).toMatchObject({ contextmenu: false });
  });

  test('form fields allow paste and copy', async ({ page, site }) => {
    await site.set({ enabled: true, replaceClipboard: true, documents: ['archives'] });
    const field = page.getByRole('main').getByRole('searchbox');
    await page.goto(SEARCH_WITH_HITS.path);
    await expect(page.locator('rihla-island[name=copy-protection]')).toHaveAttribute('data-state', 'mounted');
    await page.evaluate(() => navigator.clipboard.writeText('oasis'));
    await field.fill('');
    await field.press('Control+v');
    await expect(field).toHaveValue('oasis');
    await field.press('Control+a');
    await field.press('Control+x');
    await expect(field).toHaveValue('');
    expect(await clipboard(page)).toBe('oasis');
    await expect(tooltip(page)).toBeHidden();
    await site.set({ enabled: true, replaceClipboard: true });
  });

  test('the tooltip passes axe, has an edge in forced colours, works in right-to-left, and is not printed', async ({
    page,
  }) => {
    await holdTooltip(page);
    const { blocked } = await openProtected(page, PAGE.path);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await page.mouse.click(300, 300, { button: 'right' });
    expect(await blocked()).toMatchObject({ contextmenu: true });
    expect(await tooltip(page).boundingBox()).toMatchObject({ x: 312, y: 312 });
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    const border = await tooltip(page).evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(border).not.toBe('rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'print', forcedColors: null });
    await expect(tooltip(page)).toBeHidden();
  });

  test.describe('on a Mac', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    });

    test('the command key is treated like the control key', async ({ page }) => {
      await holdTooltip(page);
      const { blocked } = await openProtected(page, PAGE.path);
      for (const keys of ['Meta+s', 'Meta+a', 'Meta+Alt+i', 'Meta+Alt+u']) {
        await page.keyboard.press(keys);
        expect(await blocked(), keys).toMatchObject({ keydown: true });
      }
      await expect(tooltip(page)).toBeVisible();
      await page.keyboard.press('Control+a');
      expect(await blocked()).toMatchObject({ keydown: false });
    });
  });
});
