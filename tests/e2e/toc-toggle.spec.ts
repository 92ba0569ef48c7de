import { findViolations } from './support/axe.ts';
import { expectMounted } from './support/islands.ts';
import { ARTICLE } from './support/kinds.ts';
import { expect, test } from './support/test.ts';
import { tocCookie, tocOf, wakeToc } from './support/toc.ts';
import { DESKTOP, PHONE, TABLET } from './support/viewports.ts';

const DAY_S = 86_400;
const COOKIE_DAYS = 30;

for (const [device, viewport] of [
  ['phone', PHONE],
  ['tablet', TABLET],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the list is hidden until opened, as accessible as the page, and the choice is stored', async ({
      context,
      page,
    }) => {
      await page.goto(ARTICLE.path);
      const { toggle, links, nav, island } = await wakeToc(page);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(links.first()).toBeHidden();
      expect(await tocCookie(context)).toBeUndefined();
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(links.first()).toBeVisible();
      await expect(nav).toHaveAccessibleName('On this page');
      await nav.evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      expect(await findViolations(page)).toEqual([]);

      await test.step('for 30 days, in a cookie of this site', async () => {
        await expect.poll(() => tocCookie(context)).toMatchObject({ value: 'shown', path: '/', sameSite: 'Strict' });
        const cookie = await tocCookie(context);
        const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_S;
        expect(days).toBeGreaterThan(COOKIE_DAYS - 0.01);
        expect(days).toBeLessThanOrEqual(COOKIE_DAYS);
        await toggle.click();
        await expect(links.first()).toBeHidden();
        await expect.poll(() => tocCookie(context)).toMatchObject({ value: 'hidden' });
      });

      await test.step('it is applied after a reload before any island has loaded, without an animation', async () => {
        await toggle.click();
        await expect.poll(() => tocCookie(context)).toMatchObject({ value: 'shown' });
        await page.route('**/assets/island/**', () => undefined);
        await page.reload({ waitUntil: 'domcontentloaded' });
        await expect(links.first()).toBeVisible();
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        await expect(island).not.toHaveAttribute('data-state', 'mounted');
        expect(await nav.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
      });
    });

    test('a reader in the list before hydration keeps their position', async ({ page }) => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/island/table-of-contents*', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(ARTICLE.path);
      const { toggle, links } = tocOf(page);
      await toggle.focus();
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      release();
      await expectMounted(page, 'table-of-contents');
      await expect(links.first()).toBeFocused();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the list is open in the sidebar; a choice to hide it is stored', async ({ page, context }) => {
    await page.goto(ARTICLE.path);
    const { toggle, links } = await wakeToc(page);
    await expect(links.first()).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(links.first()).toBeHidden();
    await expect.poll(() => tocCookie(context)).toMatchObject({ value: 'hidden' });
    await page.reload();
    await expect(links.first()).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('turning a desktop into a tablet changes the default, not a choice', async ({ page }) => {
    await page.goto(ARTICLE.path);
    await page.setViewportSize(TABLET);
    const { links, toggle } = await wakeToc(page);
    await expect(links.first()).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('more links are shown and hidden again, and focus stays at the control', async ({ page }) => {
    await page.goto(ARTICLE.path);
    const { nav, links } = await wakeToc(page);
    const more = nav.getByRole('button', { name: 'More sections' });
    const fewer = nav.getByRole('button', { name: 'Fewer sections' });
    await expect(links.last()).toBeHidden();
    await more.click();
    await expect(links.last()).toBeVisible();
    await expect(fewer).toBeFocused();
    await expect(fewer).toHaveAttribute('aria-expanded', 'true');
    await fewer.click();
    await expect(links.last()).toBeHidden();
    await expect(more).toBeFocused();
  });
});

for (const [device, viewport, isOpen] of [
  ['phone', PHONE, false],
  ['tablet', TABLET, false],
  ['desktop', DESKTOP, true],
] as const) {
  test.describe(`before its island, on a ${device}`, () => {
    test.use({ viewport });

    test('the toggle reflects the visible state, also when focus opens the list', async ({ page }) => {
      await page.route('**/assets/island/table-of-contents*', () => undefined);
      await page.goto(ARTICLE.path, { waitUntil: 'domcontentloaded' });
      const { toggle, links } = tocOf(page);
      const expectSame = async (isShown: boolean) => {
        await expect(toggle).toHaveAttribute('aria-expanded', String(isShown));
        await expect(links.first()).toBeVisible({ visible: isShown });
      };
      await expectSame(isOpen);
      await toggle.focus();
      await expectSame(true);
      await toggle.blur();
      await expectSame(isOpen);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the list is open, and so is its toggle’s state', async ({ page }) => {
        await page.goto(ARTICLE.path);
        const { toggle, links } = tocOf(page);
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        await expect(links.first()).toBeVisible();
      });
    });
  });
}
