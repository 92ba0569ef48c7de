import { LONGEST_TOUR } from './support/kinds.ts';
import { addStyle, horizontalOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { PHONE } from './support/viewports.ts';

test.use({ viewport: PHONE });

/** Maximum height of the longest tour on a phone, in CSS px; its facts are collapsed. */
const LONGEST_PX = 13_000;

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
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(LONGEST_PX);
  expect(await horizontalOverflow(page)).toBe(0);
});
