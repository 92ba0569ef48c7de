import type { Page } from '@playwright/test';
import { writeAction } from '../../src/shared/actions/writeAction.ts';
import { findViolations } from './support/axe.ts';
import { openChat } from './support/chat.ts';
import { describeOverlay } from './support/describeOverlay.ts';
import { ARTICLE, HOME } from './support/kinds.ts';
import { horizontalOverflow } from './support/layout.ts';
import { settle } from './support/settle.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE, TABLET, VIEWPORTS } from './support/viewports.ts';

const WHEN_TO_GO = '/field-notes/when-to-go/';
const MONTHS = 'month-by-month';

const button = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Month by month', exact: true });
const months = (page: Page) => page.getByRole('dialog', { name: 'Morocco, month by month' });

/** Adds a link with an action to the end of the content, as an editor may. */
async function addLink(page: Page, action: Parameters<typeof writeAction>[0], label: string): Promise<void> {
  const href = writeAction(action);
  await page.evaluate(
    ([address, text]) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: text });
      document.querySelector('main')?.append(link);
    },
    [href, label] as const,
  );
}

describeOverlay('a panel', test, async ({ page }, use) => {
  await page.goto(HOME.path);
  await use({ page, opener: button(page), dialog: months(page) });
});

for (const [device, viewport] of VIEWPORTS) {
  test(`on a ${device} the months open over the page, as accessible as it, and link to the article`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(HOME.path);
    await button(page).click();
    await expect(months(page)).toBeFocused();
    await settle(page);
    const box = await months(page).boundingBox();
    expect(box).toMatchObject({ y: 0, height: viewport.height });
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(viewport.width);
    expect(await findViolations(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(months(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await months(page).getByRole('link', { name: 'Read it at length' }).click();
    await expect(page).toHaveURL(WHEN_TO_GO);
  });
}

test('the months load no script before they are opened, and a URL can open them', async ({ page }) => {
  await page.goto(HOME.path, { waitUntil: 'networkidle' });
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(asked.filter((url) => /actions|openPanel|openOverlay|menu/.test(url))).toEqual([]);
  await page.goto(`/?again${writeAction({ action: 'off_canvas:open', settings: { id: MONTHS } })}`);
  await expect(months(page)).toBeVisible();
});

test('when code fails to load, the article opens', async ({ faults, page }) => {
  faults.allow(/panelActions|Cannot load chunk|Failed to fetch/);
  await page.route(/panelActions-/, (route) => route.abort());
  await page.goto(HOME.path);
  await button(page).click();
  await expect(page).toHaveURL(WHEN_TO_GO);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the months are an article', async ({ page }) => {
    await page.goto(HOME.path);
    await expect(page.getByText('Eleven hours of stars')).toBeHidden();
    await button(page).click();
    await expect(page).toHaveURL(new RegExp(`^[^#]*${WHEN_TO_GO}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('month by month');
  });
});

test('a panel is above the chat, and gets Esc first', async ({ page }) => {
  await page.goto(HOME.path);
  const chat = await openChat(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(months(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(months(page)).toBeHidden();
  await expect(chat.box).toHaveAttribute('data-active');
  await chat.button.focus();
  await page.keyboard.press('Escape');
  await expect(chat.box).toBeHidden();
});

test('a missing panel only causes a warning', async ({ faults, page }) => {
  faults.allow(/no panel/);
  await page.goto(HOME.path);
  await addLink(page, { action: 'off_canvas:open', settings: { id: 'nowhere' } }, 'Nowhere');
  const warning = page.waitForEvent('console', (message) => message.text().includes('has no panel "nowhere"'));
  await page.getByRole('link', { name: 'Nowhere' }).click();
  await warning;
  expect(await page.locator(':modal, :popover-open').count()).toBe(0);
});

test.describe('the menu', () => {
  const menu = (page: Page) => page.locator('header .r-panel');
  const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  const isModal = (page: Page) => menu(page).evaluate((dialog) => dialog.matches(':modal'));

  for (const viewport of [PHONE, TABLET]) {
    test(`at ${viewport.width} px is a dialog: named, focused, with the page inert and still`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(HOME.path);
      await opener(page).click();
      await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeFocused();
      expect(await isModal(page)).toBe(true);
      await page.mouse.wheel(0, 400);
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => (document.activeElement?.closest('dialog') ? 'dialog' : 'body'))).toBe(
          await page.evaluate(() => (document.activeElement === document.body ? 'body' : 'dialog')),
        );
      }
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const summary = menu(page).locator('summary');
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(menu(page).getByRole('link', { name: 'All journeys' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await expect(menu(page)).toHaveAttribute('role', 'none');
      // From now on the script controls it.
      await page.keyboard.press('Enter');
      expect(await isModal(page)).toBe(true);
      await page.mouse.click(2, 300);
      if (viewport === TABLET) await expect(menu(page)).toBeHidden();
    });
  }

  test('opens before its code is loaded, and continues without a jump', async ({ page }) => {
    await page.setViewportSize(TABLET);
    let passThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      passThrough = resolve;
    });
    await page.route(/island\/menu-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(HOME.path);
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await isModal(page)).toBe(false);
    await settle(page);
    const place = () => menu(page).evaluate((dialog) => dialog.getBoundingClientRect().toJSON());
    const before = await place();
    await menu(page).getByRole('button', { name: 'Close menu' }).focus();
    await page.evaluate(() => {
      Object.assign(window, { places: [] });
      const watch = (): void => {
        const dialog = document.querySelector('header .r-panel');
        const { x } = dialog?.getBoundingClientRect() ?? { x: 0 };
        (window as unknown as { places: number[] }).places.push(x);
        requestAnimationFrame(watch);
      };
      watch();
    });
    passThrough();
    await expect.poll(() => isModal(page)).toBe(true);
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await settle(page);
    expect(await place()).toEqual(before);
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
    expect(new Set(places)).toEqual(new Set([before.x]));
  });

  test('opens and closes also when its code fails to load', async ({ faults, page }) => {
    faults.allow(/menu/);
    await page.setViewportSize(PHONE);
    await page.route(/island\/menu-/, (route) => route.abort());
    await page.goto(HOME.path);
    await opener(page).click();
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
  });

  test('opens by a link, on a desktop too', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(HOME.path);
    await addLink(page, { action: 'off_canvas:toggle', settings: { id: 'menu' } }, 'The menu');
    const link = page.getByRole('link', { name: 'The menu' });
    await link.click();
    await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeFocused();
    await settle(page);
    expect(await menu(page).boundingBox()).toMatchObject({ y: 0, height: DESKTOP.height });
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Field notes' })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

    test('closes by Back, and a link in it by one Back', async ({ page }) => {
      await page.goto(HOME.path);
      await opener(page).tap();
      await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeFocused();
      await page.goBack();
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL('/');
      await opener(page).tap();
      await menu(page).getByRole('link', { name: 'Field notes' }).tap();
      await expect(page).toHaveURL('/articles/');
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(menu(page)).toBeHidden();
      expect(await page.evaluate(() => history.state)).toBeNull();
    });
  });
});

test.describe('a sub-menu on a desktop', () => {
  const subMenu = (page: Page) => page.getByRole('banner').locator('details');
  const summary = (page: Page) => subMenu(page).locator('summary');

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(ARTICLE.path);
    await summary(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('rihla-island[name=menu]')).toHaveAttribute('data-state', 'mounted');
  });

  test('closes by Esc, with focus on its opener', async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(subMenu(page)).not.toHaveAttribute('open');
    await expect(summary(page)).toBeFocused();
  });

  test('closes when focus leaves, and by a press outside', async ({ page }) => {
    const links = await subMenu(page).getByRole('link').count();
    for (let presses = 0; presses < links; presses += 1) await page.keyboard.press('Tab');
    await expect(subMenu(page).getByRole('link').last()).toBeFocused();
    await expect(subMenu(page)).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(subMenu(page)).not.toHaveAttribute('open');
    await summary(page).click();
    await expect(subMenu(page)).toHaveAttribute('open');
    await page.mouse.click(400, 700);
    await expect(subMenu(page)).not.toHaveAttribute('open');
  });
});
