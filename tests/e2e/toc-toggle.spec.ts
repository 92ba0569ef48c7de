import { findViolations } from './support/axe.ts';
import { islandMarkers } from './support/islands.ts';
import { ARTICLE } from './support/kinds.ts';
import { expect, test } from './support/test.ts';
import { INLINE, SIDEBAR, tocAt, tocCookie, wakeInline, wakeSidebar } from './support/toc.ts';
import { DESKTOP, PHONE, TABLET } from './support/viewports.ts';

const DAY_S = 86_400;
const COOKIE_DAYS = 30;

for (const [device, viewport] of [['phone', PHONE], ['tablet', TABLET]] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the list is hidden until it is asked for, and is as accessible as the page', async ({ page }) => {
      await page.goto(ARTICLE.path);
      await expect(tocAt(page, SIDEBAR).nav).toBeHidden();
      const { toggle, links, nav } = await wakeInline(page);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(links.first()).toBeHidden();
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(links.first()).toBeVisible();
      await expect(nav).toHaveAccessibleName('On this page');
      await nav.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
      expect(await findViolations(page)).toEqual([]);
      await toggle.click();
      await expect(links.first()).toBeHidden();
    });

    test('the choice is kept for 30 days in a cookie of this site', async ({ page, context }) => {
      await page.goto(ARTICLE.path);
      const { toggle } = await wakeInline(page);
      expect(await tocCookie(context, INLINE)).toBeUndefined();
      await toggle.click();
      await expect.poll(() => tocCookie(context, INLINE)).toMatchObject({ value: 'shown', path: '/', sameSite: 'Strict' });
      const cookie = await tocCookie(context, INLINE);
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_S;
      expect(days).toBeGreaterThan(COOKIE_DAYS - 0.01);
      expect(days).toBeLessThanOrEqual(COOKIE_DAYS);
      await toggle.click();
      await expect.poll(() => tocCookie(context, INLINE)).toMatchObject({ value: 'hidden' });
    });

    test('the choice stands after a reload before any island has come, without an animation', async ({ page }) => {
      await page.goto(ARTICLE.path);
      const { toggle } = await wakeInline(page);
      await toggle.click();
      await expect(tocAt(page, INLINE).links.first()).toBeVisible();
      await page.route('**/assets/island/**', () => undefined);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(tocAt(page, INLINE).links.first()).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(islandMarkers(page, 'table-of-contents').first()).not.toHaveAttribute('data-state', 'mounted');
      expect(await tocAt(page, INLINE).nav.evaluate((nav) => nav.getAnimations({ subtree: true }).length)).toBe(0);
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the list stands open in the sidebar; a choice to hide it is kept under its own number', async ({ page, context }) => {
    await page.goto(ARTICLE.path);
    await expect(tocAt(page, INLINE).nav).toBeHidden();
    const { toggle, links } = await wakeSidebar(page);
    await expect(links.first()).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(links.first()).toBeHidden();
    await expect.poll(() => tocCookie(context, SIDEBAR)).toMatchObject({ value: 'hidden' });
    expect(await tocCookie(context, INLINE)).toBeUndefined();
    await page.reload();
    await expect(links.first()).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('turning a desktop into a tablet changes the default, not a choice', async ({ page }) => {
    await page.goto(ARTICLE.path);
    await page.setViewportSize(TABLET);
    const { links, toggle } = await wakeInline(page);
    await expect(links.first()).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('more links are shown and hidden again, and focus stays at the control', async ({ page }) => {
    await page.goto(ARTICLE.path);
    const { nav, links } = await wakeSidebar(page);
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
