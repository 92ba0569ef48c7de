import type { Page } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { describeOverlay } from './support/describeOverlay.ts';
import { HOME } from './support/kinds.ts';
import { horizontalOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE, TABLET } from './support/viewports.ts';

function menu(page: Page) {
  const banner = page.getByRole('banner');
  const panel = banner.getByRole('navigation', { name: 'Main menu' });
  return {
    banner,
    open: banner.getByRole('button', { name: 'Menu', exact: true }),
    panel,
    subMenu: panel.locator('details'),
  };
}

describeOverlay(
  'the menu',
  test,
  async ({ page }, use) => {
    await page.goto(HOME.path);
    await use({ page, opener: menu(page).open, dialog: page.getByRole('dialog', { name: 'Main menu' }) });
  },
  { viewport: TABLET },
);

for (const [device, viewport] of [
  ['phone', PHONE],
  ['tablet', TABLET],
] as const) {
  test.describe(`the menu of a ${device}`, () => {
    test.use({ viewport });

    test('opens over the page, with its sub-menu, and is as accessible as the page', async ({ page }) => {
      await page.goto(HOME.path);
      const { banner, open, panel, subMenu } = menu(page);
      await expect(panel).toBeHidden();
      await open.click();
      await expect(panel).toBeVisible();
      const { height, width } = viewport;
      const breadth = Math.min(width, 486);
      await expect
        .poll(() => banner.locator('.r-panel').boundingBox())
        .toEqual({ x: width - breadth, y: 0, width: breadth, height });
      expect(await findViolations(page)).toEqual([]);
      const button = banner.getByRole('link', { name: 'Plan a journey' });
      await expect(button.and(page.locator('.r-panel .r-button'))).toHaveCSS('display', /flex$/);

      await subMenu.locator('summary').click();
      await expect(subMenu.getByRole('link').first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
    });

    test('its own button closes it, its links work', async ({ page }) => {
      await page.goto(HOME.path);
      const { open, panel } = menu(page);
      await open.click();
      await panel.getByRole('button', { name: 'Close menu' }).click();
      await expect(panel).toBeHidden();
      await open.click();
      const link = panel.getByRole('listitem').getByRole('link').filter({ visible: true }).first();
      const href = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(href ?? '');
      await expect(panel).toBeHidden();
    });
  });
}

test.describe('the menu of a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('is open in the header; its sub-menu is a dropdown, as accessible as the page', async ({ page }) => {
    await page.goto(HOME.path);
    const { open, panel, subMenu } = menu(page);
    await expect(open).toBeHidden();
    await expect(panel).toBeVisible();
    await expect(subMenu.getByRole('link').first()).toBeHidden();
    await subMenu.locator('summary').click();
    await expect(subMenu.getByRole('link').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
  });

  test('marks the current page', async ({ page }) => {
    await page.goto('/articles/');
    await expect(menu(page).panel.locator('[aria-current=page]')).toHaveAttribute('href', '/articles/');
  });
});
