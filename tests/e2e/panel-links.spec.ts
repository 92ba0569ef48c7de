import { findViolations } from './support/axe.ts';
import { expect, test } from './support/shopSite.ts';

test.describe.configure({ mode: 'default' });

test.describe('the cart and the comparison', () => {
  const DOOR = '/links-to-panels/';
  const button = (action: string, panel: string) => ({
    blockType: 'button',
    label: `${action} ${panel}`,
    link: { kind: 'action', action: `off_canvas:${action}`, panel },
  });

  test.beforeAll(({ site }) =>
    site.publish(
      DOOR,
      ['cart', 'compare'].flatMap((panel) => ['open', 'close', 'toggle'].map((action) => button(action, panel))),
    ),
  );

  for (const [panel, name, words] of [
    ['cart', 'Cart', 'Open the cart'],
    ['compare', 'Your comparison', ''],
  ] as const) {
    test(`open, close and toggle by links: ${panel}`, async ({ page }) => {
      await page.goto(DOOR);
      const link = (action: string) => page.getByRole('link', { name: `${action} ${panel}` });
      const dialog = page.getByRole('dialog', { name });
      await link('open').click();
      await expect(dialog).toBeVisible();
      if (words) await expect(dialog.getByRole('link', { name: words })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link('open')).toBeFocused();
      // A modal overlay gets all clicks: links inside a panel close it, and so do those of scripts.
      await link('toggle').click();
      await expect(dialog).toBeVisible();
      await link('toggle').evaluate((element: HTMLElement) => element.click());
      await expect(dialog).toBeHidden();
      await link('open').click();
      await expect(dialog).toBeVisible();
      await link('close').evaluate((element: HTMLElement) => element.click());
      await expect(dialog).toBeHidden();
    });
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    for (const [panel, path] of [
      ['cart', /\/cart\/(#|$)/],
      ['compare', /\/compare\/(#|$)/],
    ] as const)
      test(`lead to fallback pages: ${panel}`, async ({ page }) => {
        await page.goto(DOOR);
        await page.getByRole('link', { name: `open ${panel}` }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
  });
});
