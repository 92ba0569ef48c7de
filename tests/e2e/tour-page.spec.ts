import { LONGEST_TOUR } from './support/kinds.ts';
import { addStyle, horizontalOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { PHONE, VIEWPORTS } from './support/viewports.ts';

test.use({ viewport: PHONE });

/** Maximum height of the longest tour on a phone, in CSS px: half of what it was with all of its facts open. */
const MAX_HEIGHT_PX = 10_630;

test('a tour on a phone: price, date and booking link at the top, one list of departures, a one-line bar that reserves its space', async ({
  page,
}) => {
  await page.goto(LONGEST_TOUR.path);
  const bar = page.getByRole('region', { name: 'Ask about this tour' }).getByRole('link', { name: /^Book from/ });
  const toDates = page.getByRole('link', { name: 'See dates and book' });
  await expect(toDates).toBeInViewport();
  await expect(bar).toBeHidden();

  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(bar).toBeInViewport();
  expect((await bar.boundingBox())?.height).toBeLessThan(64);

  await bar.click();
  await expect(page.getByRole('button', { name: 'Book', exact: true })).toBeInViewport();
  await expect(bar).toBeHidden();
  await expect(page.locator('.r-chat__button')).toBeHidden();
  expect(await page.locator('.r-departures time').count()).toBe(0);

  await addStyle(page, '.r-container { content-visibility: visible !important }');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_HEIGHT_PX);
  expect(await horizontalOverflow(page)).toBe(0);
});

for (const [device, viewport] of VIEWPORTS)
  test(`the gallery of a tour on a ${device}: pictures of one size in each row, and rows that end at its edge`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(LONGEST_TOUR.path);
    const list = page.locator('.r-tour-gallery .r-gallery__list--justified');
    await list.scrollIntoViewIfNeeded();
    const { ends, rows } = await list.evaluate((element) => {
      const found = new Map<number, { right: number; sizes: Set<string> }>();
      for (const item of element.children) {
        const { height, right, top, width } = (item.querySelector('img') ?? item).getBoundingClientRect();
        const row = found.get(Math.round(top)) ?? { right: 0, sizes: new Set() };
        row.sizes.add(`${Math.round(width)} × ${Math.round(height)}`);
        found.set(Math.round(top), { ...row, right: Math.max(row.right, right) });
      }
      const edge = element.getBoundingClientRect().right;
      return {
        ends: [...found.values()].map(({ right }) => Math.abs(Math.round(edge - right))),
        rows: [...found.values()].map(({ sizes }) => [...sizes]),
      };
    });
    expect(rows.filter((sizes) => sizes.length !== 1)).toEqual([]);
    // A phone has one row, which scrolls sideways.
    if (device === 'phone') expect(rows.length).toBe(1);
    else expect(ends.filter((gap) => gap > 1)).toEqual([]);
  });

/** Floating controls in the corner of the window. */
const FLOATING = '.r-corner-dock :is(.r-to-top, .r-chat__button, .r-chat__label)';

for (const width of [1024, 1280, 1440, 1900])
  test(`at ${width} px no floating element covers the booking form at any scroll position`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(LONGEST_TOUR.path);
    const form = page.locator('.r-book');
    const { height, y } = (await form.boundingBox()) ?? { height: 0, y: 0 };
    expect(height).toBeGreaterThan(400);
    for (let top = y - 640; top < y + height; top += 160) {
      const covered = await page.evaluate(
        async ([scrolled, parts]) => {
          scrollTo({ top: scrolled, behavior: 'instant' });
          // Effects of the scroll position are visible in the frame after the next.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const floating = [...document.querySelectorAll(parts)]
            .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            .map((part) => part.getBoundingClientRect());
          return [...document.querySelectorAll('.r-book :is(input, button, output, label, .r-book__end)')].flatMap(
            (own) => {
              const box = own.getBoundingClientRect();
              const meets = floating.some(
                ({ bottom, left, right, top }) =>
                  left < box.right && right > box.left && top < box.bottom && bottom > box.top,
              );
              return own.checkVisibility({ visibilityProperty: true }) && meets ? own.outerHTML.slice(0, 80) : [];
            },
          );
        },
        [top, FLOATING] as const,
      );
      expect.soft(covered, `scrolled to ${top}`).toEqual([]);
    }
  });
