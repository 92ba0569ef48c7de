import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/popupsTest.ts';
import { DESKTOP, PHONE, VIEWPORTS } from './support/viewports.ts';

/** A bar at the lower edge, which opens automatically. */
const BAR = {
  title: 'The season is open',
  width: 1200,
  position: 'bottom-center',
  overlay: false,
  conditions: [{ rule: 'include', of: 'site' }],
  triggers: { page_load: { enabled: true, delay: 0 } },
  layout: [{ blockType: 'button', label: 'See the journeys', link: { kind: 'address', address: '/about/' } }],
};

const chat = (page: Page) => page.locator('.r-chat__button');
const surface = (page: Page) => page.locator('.r-popup__surface');

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('It is not on the page.');
  return found;
}

test.describe('with a bar at the lower edge', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [device, viewport] of VIEWPORTS) {
    test(`on a ${device} the dock is raised above it, and lowered again`, async ({ page, site }) => {
      await site.publish(BAR);
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(page.getByRole('dialog', { name: BAR.title })).toBeVisible();
      const top = async () => Math.round((await box(surface(page))).y);
      const gap = async () => (await top()) - Math.round((await box(chat(page))).y + (await box(chat(page))).height);
      await expect.poll(gap).toBe(30);
      const label = page.locator('.r-chat__label');
      if (device === 'phone') await expect(label).toHaveCSS('opacity', '0');
      else expect((await box(label)).y + (await box(label)).height).toBeLessThan(await top());
      await page.getByRole('button', { name: 'Close' }).click();
      await expect
        .poll(async () => viewport.height - Math.round((await box(chat(page))).y + (await box(chat(page))).height))
        .toBe(30);
    });
  }

  test('the end of the page can be scrolled above it, and the space below is the footer’s', async ({ page, site }) => {
    await site.publish(BAR);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(page.getByRole('dialog', { name: BAR.title })).toBeVisible();
      const scrolledToEnd = async () => {
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        const footer = await box(page.getByRole('contentinfo'));
        const last = await box(page.getByRole('contentinfo').getByText('since 2011'));
        return {
          footerEnd: Math.round(footer.y + footer.height),
          isLastLineVisible: last.y + last.height <= (await box(surface(page))).y,
        };
      };
      // The footer ends at the window's edge before the bar's space is reserved, which happens with the first report of a ResizeObserver: both
      // have to be true at once.
      await expect.poll(scrolledToEnd).toEqual({ footerEnd: viewport.height, isLastLineVisible: true });
    }
  });
});

test('on a page shorter than the window the footer extends to its end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 6000 });
  await page.goto('/privacy/');
  const footer = await box(page.getByRole('contentinfo'));
  expect(Math.round(footer.y + footer.height)).toBe(6000);
});

for (const width of [360, 820]) {
  test(`${width} px wide, the last line of the footer is beside the dock, without an empty band below`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/contact/');
    const dock = page.locator('.r-to-top, .r-chat__button');
    const gaps = async () => {
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const words = await box(page.getByRole('contentinfo').getByText('since 2011'));
      const edges = await Promise.all((await dock.all()).map(async (button) => (await box(button)).x));
      return { beside: Math.min(...edges) - (words.x + words.width), height: 780 - words.y };
    };
    await expect(dock).toHaveCount(2);
    await expect.poll(async () => (await gaps()).beside).toBeGreaterThan(0);
    expect((await gaps()).height).toBeLessThan(180);
  });
}
