import { ARTICLE, HOME, NOT_FOUND, PAGE, SEARCH_WITH_HITS, TOUR } from './support/kinds.ts';
import { addStyle, horizontalOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 780 } });

/** What a reader of large print sets. */
const TWICE_AS_LARGE = 'html { font-size: 200% !important }';

for (const { name, path, status } of [HOME, ARTICLE, PAGE, SEARCH_WITH_HITS, NOT_FOUND, TOUR]) {
  test(`${name}: text twice as large scrolls nothing sideways on a phone`, async ({ page, faults }) => {
    if (status === 404) faults.allow(/status of 404/);
    await page.goto(path);
    await addStyle(page, TWICE_AS_LARGE);
    expect(await horizontalOverflow(page)).toBe(0);
  });
}

test('the title of a page breaks between its words', async ({ page }) => {
  await page.goto('/practical-information/');
  await addStyle(page, TWICE_AS_LARGE);
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const text = title.firstChild;
    if (!text) return [];
    return [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  });
  expect(lines).toEqual([1, 1]);
});
