import { isTurnOf } from '../support/long.ts';
import { findViolations } from './support/axe.ts';
import { scrollPage } from './support/islands.ts';
import { ARTICLE, PAGE_KINDS } from './support/kinds.ts';
import { recordLayoutShifts, scrollThrough } from './support/layout.ts';
import { smallTargets } from './support/targets.ts';
import { expect, test } from './support/test.ts';
import { VIEWPORTS } from './support/viewports.ts';

/** Below this, the sum of all shifts is 0 to the three decimals that Lighthouse shows (design.md, section 9: CLS 0). */
const CLS_ROUNDED_TO_ZERO = 0.0005;

for (const [kind, { isQuiet, name, path, status }] of PAGE_KINDS.entries()) {
  test.describe(name, () => {
    test.beforeEach(({ faults }) => {
      // Chromium reports this for the page itself.
      if (status === 404) faults.allow(new RegExp(`status of 404.*${path}`));
    });

    test('is well-formed: headings in order, unique ids, first picture loaded first', async ({ page, baseURL }) => {
      const response = await page.goto(path);
      await test.step('status, title, language, landmarks, one h1, canonical', async () => {
        expect(response?.status()).toBe(status);
        await expect(page).toHaveTitle(/\S.{5,}/);
        expect(await page.locator('html').getAttribute('lang')).toBe('en');
        for (const landmark of ['banner', 'main', 'contentinfo'] as const)
          await expect(page.getByRole(landmark)).toHaveCount(1);
        await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(isQuiet ? 0 : 1);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeEmpty();
        const canonical = page.locator('link[rel=canonical]');
        if (status === 200) await expect(canonical).toHaveAttribute('href', `${baseURL}${path}`);
        else await expect(canonical).toHaveCount(0);
      });

      await test.step('headings never skip a level, ids are unique', async () => {
        const levels = await page
          .getByRole('heading')
          .evaluateAll((all) => all.map(({ localName }) => Number(localName.slice(1))));
        expect(
          levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
          levels.join(' '),
        ).toEqual([]);
        const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      });

      await test.step('the first picture is loaded first, the others lazily, all with their size', async () => {
        const pictures = await page
          .getByRole('main')
          .locator('img')
          .evaluateAll((all) =>
            (all as HTMLImageElement[]).map((image) => ({
              isLazy: image.loading === 'lazy',
              priority: image.fetchPriority,
              hasSize: Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
              hasAlt: image.hasAttribute('alt'),
            })),
          );
        pictures.forEach((picture, index) => {
          expect(picture).toEqual({
            isLazy: index > 0,
            priority: index === 0 ? 'high' : 'auto',
            hasSize: true,
            hasAlt: true,
          });
        });
      });
    });

    // Each kind on one device a day, and each day on the next.
    for (const [device, viewport] of VIEWPORTS.filter((_, number) => isTurnOf(kind + number, VIEWPORTS.length))) {
      test.describe(device, () => {
        test.use({ viewport });

        test('has no layout shift, every picture loads, axe finds nothing, and no target is too small', async ({
          page,
        }) => {
          const shifts = await recordLayoutShifts(page);
          await page.goto(path);
          await scrollThrough(page);
          expect(await shifts.total(), (await shifts.sources()).join('\n')).toBeLessThan(CLS_ROUNDED_TO_ZERO);
          const broken = await page
            .locator('img')
            .evaluateAll((all) =>
              (all as HTMLImageElement[])
                .filter((image) => image.complete && !image.naturalWidth)
                .map(({ src }) => src),
            );
          expect(broken).toEqual([]);
          expect.soft(await findViolations(page)).toEqual([]);
          expect.soft(await smallTargets(page)).toEqual([]);
        });
      });
    }
  });
}

test('a sticky header has a border once the page is scrolled', async ({ page }) => {
  await page.goto(ARTICLE.path);
  const header = page.getByRole('banner');
  // Before the first frame its animation has no timeline, then that of a page at the top: there is no border either way.
  const hasLine = () => header.evaluate((element) => / 0px 1px 0px 0px$/.test(getComputedStyle(element).boxShadow));
  expect(await hasLine()).toBe(false);
  await scrollPage(page, 200);
  await expect.poll(hasLine).toBe(true);
});
