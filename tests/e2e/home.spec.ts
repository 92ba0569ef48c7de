import { HOME } from './support/kinds.ts';
import { scrollThrough } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { VIEWPORTS } from './support/viewports.ts';

for (const [device, viewport] of VIEWPORTS)
  test(`home on a ${device}: equal pictures in a row of cards, no single card in the last row, whole list rows are links`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(HOME.path);
    await scrollThrough(page);

    await test.step('cards fill their rows, with pictures of one size', async () => {
      const lists = await page.locator('main .r-posts__list--grid').evaluateAll((all) =>
        all.map((list) => {
          const rows = new Map<number, string[]>();
          for (const picture of list.querySelectorAll('.r-card img')) {
            const { height, top, width } = picture.getBoundingClientRect();
            const size = `${Math.round(width)} × ${Math.round(height)}`;
            rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), size]);
          }
          return [...rows.values()];
        }),
      );
      expect(lists.length).toBeGreaterThan(0);
      for (const rows of lists) {
        expect.soft(new Set(rows.flat()).size, JSON.stringify(rows)).toBe(1);
        expect.soft(new Set(rows.map(({ length }) => length)).size, JSON.stringify(rows)).toBe(1);
      }
    });

    await test.step('the whole row is a link', async () => {
      const row = page.locator('main .r-icon-list--ledger > li:has(a)').first();
      await row.scrollIntoViewIfNeeded();
      const missed = await row.evaluate((element) => {
        const { height, left, top, width } = element.getBoundingClientRect();
        const link = element.querySelector('a');
        return [0.02, 0.5, 0.98].filter(
          (share) => document.elementFromPoint(left + width * share, top + height / 2)?.closest('a') !== link,
        );
      });
      expect(missed).toEqual([]);
    });
  });
