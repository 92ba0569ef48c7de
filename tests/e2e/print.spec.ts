import { TOUR } from './support/kinds.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP } from './support/viewports.ts';

/** Maximum number of sheets for the test's tour. */
const MAX_SHEETS = 11;

test('a tour in print: letterhead first, visible stars, departures with prices, no controls, no extra sheet', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(TOUR.path);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeLessThanOrEqual(MAX_SHEETS);

  await page.emulateMedia({ media: 'print' });
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const head = await page.locator('.r-dossier__head').boundingBox();
  expect(head?.y).toBe(0);
  expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  const pressed = page.getByRole('main').locator('button, input, select, textarea, .r-button');
  expect(await pressed.filter({ visible: true }).count()).toBe(0);
  const departures = page.locator('.r-book__date').filter({ visible: true });
  expect(await departures.count()).toBe(await page.locator('.r-book__date:not([hidden])').count());
  await expect(departures.first()).toContainText(/20\d\d.*€/s);
  const stars = page.locator('.r-stars__row');
  for (const row of await stars.all()) await expect(row).toHaveCSS('print-color-adjust', 'exact');
  expect(await stars.count()).toBeGreaterThan(0);
});
