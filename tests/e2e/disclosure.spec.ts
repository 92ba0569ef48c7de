import type { Locator, Page } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { horizontalOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE } from './support/viewports.ts';

const LAYOUT = '/pattern-book/layout/';
const SITE = '/pattern-book/site/';

const item = (page: Page, title: string): Locator =>
  page.locator('details', { has: page.locator('summary', { hasText: title }) }).last();

test.describe('tabs, accordions and toggles', () => {
  test.use({ viewport: DESKTOP });

  test('open by click, key, anchor and search, independently', async ({ page }) => {
    await page.goto(LAYOUT);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });

    await test.step('tabs follow the arrow keys', async () => {
      await tab('Spring').click();
      // The selected one, so it does not show the click that has hydrated its island.
      await expect(tab('Spring').locator('xpath=ancestor::rihla-island[1]')).toHaveAttribute('data-state', 'mounted');
      await page.keyboard.press('ArrowRight');
      await expect(tab('Summer')).toBeFocused();
      await expect(panel('Summer')).toBeVisible();
      await expect(panel('Spring')).toBeHidden();
      await page.keyboard.press('End');
      await expect(panel('Winter')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step('nested tabs are independent', async () => {
      await tab('By car').click();
      await expect(panel('By car')).toBeVisible();
      await expect(panel('Small groups')).toBeVisible();
      await expect(panel('Winter')).toBeVisible();
    });

    await test.step('an accordion has one open item, independent of a nested one', async () => {
      const day = item(page, 'Day 1');
      await day.locator('summary').first().click();
      await item(page, 'Where we sleep').locator('summary').click();
      await item(page, 'What is for dinner').locator('summary').click();
      await expect(item(page, 'Where we sleep')).not.toHaveAttribute('open');
      await expect(day).toHaveAttribute('open');
      await item(page, 'Day 2').locator('summary').click();
      await expect(day).not.toHaveAttribute('open');
    });

    await test.step('toggles open independently', async () => {
      await item(page, 'Included in the price').locator('summary').click();
      await item(page, 'Not included').locator('summary').click();
      await expect(item(page, 'Included in the price')).toHaveAttribute('open');
    });

    await test.step('an anchor opens its target', async () => {
      for (const [hash, words] of [
        ['#money', '150 to 250 dirhams a day is enough'],
        ['#summer', 'For the Atlas and the coast'],
        ['#not-included', 'Lunches on driving days'],
      ] as const) {
        await page.evaluate((to) => location.assign(to), hash);
        await expect(page.getByText(words).last()).toBeInViewport();
      }
      await expect(item(page, 'Do I need a visa?')).not.toHaveAttribute('open');
      await expect(tab('Summer')).toHaveAttribute('aria-selected', 'true');
      await expect(panel('Winter')).toBeHidden();
    });
  });

  test('are opened by a search match', async ({ page }) => {
    await page.goto(`${LAYOUT}#:~:text=Dates%20are%20picked`);
    await expect(page.getByText('Dates are picked in October')).toBeInViewport();
    await expect(page.getByRole('tab', { name: 'Autumn' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Almond blossom in February')).toBeHidden();
    await page.goto('/');
    await page.goto(`${LAYOUT}#:~:text=From%20the%20car%20by%20day`);
    await expect(page.getByText('From the car by day')).toBeInViewport();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, viewport: PHONE });

    test('are all readable, in order with their titles', async ({ page }) => {
      await page.goto(LAYOUT);
      for (const words of [
        'Almond blossom in February',
        'For the Atlas and the coast',
        'Dates are picked in October',
      ]) {
        await expect(page.getByText(words)).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: 'Autumn', exact: true })).toBeVisible();
      await expect(page.getByRole('tab').first()).toBeHidden();
      await item(page, 'How much money').locator('summary').click();
      await expect(page.getByText('150 to 250 dirhams a day is enough')).toBeVisible();
      await expect(item(page, 'Do I need a visa?')).not.toHaveAttribute('open');
    });
  });
});

test.describe('a mega menu', () => {
  const mega = (page: Page, at = 0) => {
    const root = page.locator('.r-mega').nth(at);
    return {
      root,
      more: root.locator('summary').first(),
      panel: root.locator('details > div').first(),
      second: root.locator('summary').nth(1),
    };
  };

  test.describe('on a desktop', () => {
    test.use({ viewport: DESKTOP });

    test('opens by mouse and by key, and closes when focus leaves', async ({ page }) => {
      await page.goto(SITE);
      const { more, panel, root, second } = mega(page);
      await root.scrollIntoViewIfNeeded();

      await test.step('opens on hover, and closes when the mouse leaves', async () => {
        await more.hover();
        await expect(panel).toBeVisible();
        await panel.getByRole('link').first().hover();
        await expect(panel).toBeVisible();
        await second.hover();
        await expect(panel).toBeHidden();
        await page.mouse.move(5, 5);
        await expect(root.locator('details[open]')).toHaveCount(0);
      });

      await test.step('Enter opens, Esc closes and returns focus', async () => {
        await more.focus();
        await page.keyboard.press('Enter');
        await expect(panel).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
        await page.keyboard.press('Tab');
        await expect(panel.getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(more).toBeFocused();
      });

      await test.step('losing focus closes', async () => {
        await page.keyboard.press('Enter');
        await expect(panel).toBeVisible();
        await page.keyboard.press('Shift+Tab');
        await expect(panel).toBeHidden();
        expect(await horizontalOverflow(page)).toBe(0);
      });

      await test.step('a fitted panel stays in the window', async () => {
        const fitted = mega(page, 1);
        await fitted.more.click();
        const box = await fitted.panel.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= DESKTOP.width).toBe(true);
      });
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true });

    test('collapses into the menu dialog, where its panels open within the list', async ({ page }) => {
      await page.goto(SITE);
      const { more, panel, root } = mega(page);
      await root.getByRole('button', { name: 'Menu', exact: true }).tap();
      await expect(root.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
      await more.tap();
      await expect(panel.getByRole('link', { name: 'From snow to sand' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(root.getByRole('dialog')).toBeHidden();
      expect(await horizontalOverflow(page)).toBe(0);
    });
  });
});
