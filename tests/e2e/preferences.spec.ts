import { triggerOnScroll } from './support/islands.ts';
import { ARCHIVE, ARTICLE, HOME, PAGE, PAGE_KINDS } from './support/kinds.ts';
import { horizontalOverflow, scrollThrough } from './support/layout.ts';
import { invisibleControls, movingThings } from './support/preferences.ts';
import { expect, test } from './support/test.ts';
import { VIEWPORTS } from './support/viewports.ts';

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('all controls are visible, and focus too', async ({ page }) => {
    await page.goto(ARTICLE.path);
    await triggerOnScroll(page, 'to-top', 400);
    expect(await invisibleControls(page)).toEqual([]);
    const toTop = page.getByRole('link', { name: 'Back to top' });
    await expect(toTop).toBeVisible();
    expect(await toTop.evaluate((link) => Number.parseFloat(getComputedStyle(link).borderTopWidth))).toBeGreaterThan(0);
    const bar = page.locator('.r-reading-progress__bar');
    const colours = await bar.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(colours[0]).not.toBe(colours[1]);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves automatically', async ({ page }) => {
    for (const { path } of [HOME, ARTICLE, ARCHIVE]) {
      await page.goto(path);
      await scrollThrough(page);
      expect(await movingThings(page), path).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    }
  });
});

test.describe('on paper', () => {
  test('an article is its text and pictures, without interactive elements', async ({ page }) => {
    await page.goto(ARTICLE.path);
    await triggerOnScroll(page, 'to-top', 400);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const selector of ['.r-header', '.r-footer', '.r-corner-dock', '.r-reading-progress', '.r-skip']) {
      await expect(page.locator(selector), selector).toBeHidden();
    }
    const fixed = await page
      .locator('body *')
      .evaluateAll((all) =>
        all
          .filter(
            (element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position) && element.checkVisibility(),
          )
          .map(({ className }) => String(className)),
      );
    expect(fixed).toEqual([]);
  });
});

test.describe('from right to left', () => {
  for (const [device, viewport] of VIEWPORTS) {
    test(`on a ${device} nothing overflows`, async ({ page, faults }) => {
      faults.allow(/status of 404/);
      await page.setViewportSize(viewport);
      for (const { path } of PAGE_KINDS) {
        await page.goto(path);
        await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
        expect.soft(await horizontalOverflow(page), path).toBe(0);
        expect.soft(await page.evaluate(() => document.documentElement.scrollLeft), path).toBe(0);
        const outside = await page.locator('h1, h2, p, img, a').evaluateAll(
          (all, width) =>
            all
              .filter((element) => element.checkVisibility({ visibilityProperty: true }))
              // Rows of carousels and horizontal scrollers overflow their frame by design.
              .filter((element) => {
                for (let box = element.parentElement; box; box = box.parentElement) {
                  if (box.matches('.r-carousel')) return false;
                  if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX === 'auto') return false;
                }
                return true;
              })
              .map((element) => ({
                box: element.getBoundingClientRect(),
                name: `${element.localName} ${element.textContent?.slice(0, 30)}`,
              }))
              .filter(({ box }) => box.width > 0 && box.bottom > 0 && (box.left < -1 || box.right > width + 1))
              .map(({ name }) => name),
          viewport.width,
        );
        expect.soft(outside, path).toEqual([]);
      }
    });
  }

  test('header, sidebar and columns are mirrored', async ({ page }) => {
    await page.goto(ARTICLE.path);
    const lefts = async () => {
      const box = async (selector: string) =>
        (await page.locator(selector).first().boundingBox()) ?? { x: Number.NaN, width: 0 };
      const [logo, text, aside] = await Promise.all(['.r-logo', '.r-document-content', 'aside'].map(box));
      return { logo: logo as { x: number; width: number }, text: text as { x: number }, aside: aside as { x: number } };
    };
    const before = await lefts();
    expect(before.text.x).toBeLessThan(before.aside.x);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const after = await lefts();
    expect(after.aside.x).toBeLessThan(after.text.x);
    expect(Math.abs(after.logo.x + after.logo.width - (1440 - before.logo.x))).toBeLessThanOrEqual(1);
  });

  test('a page with a picture beside its title is mirrored too', async ({ page }) => {
    await page.goto(PAGE.path);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const picture = await page.getByRole('main').locator('img').first().boundingBox();
    expect(title?.x).toBeGreaterThan(picture?.x ?? Number.NaN);
  });
});
