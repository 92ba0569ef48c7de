import type { Page } from '@playwright/test';
import { addDays } from '../../../src/shared/time/days.ts';
import { formatDay } from '../../../src/shared/time/formatDay.ts';
import { findViolations } from '../support/axe.ts';
import { beginDocument, expect, test } from './studioTest.ts';

test.use({ journey: 'desk' });
test.describe.configure({ mode: 'default', timeout: 240_000 });

const YEAR = new Date().getUTCFullYear() + 1;

/** Checks axe and horizontal scrolling at the widths of a desktop, a tablet and a phone. */
async function expectSound(page: Page, within: string): Promise<void> {
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect
      .poll(async () => (await findViolations(page)).filter((line) => line.includes(within)), { timeout: 30_000 })
      .toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 1000 });
}

const openTab = (page: Page, name: string) => page.locator('.tabs-field__tab-button').filter({ hasText: name }).click();

test('an untouched new document leaves no draft, and one begins on its title', async ({ admin }) => {
  const page = await admin.newPage();
  const count = async (collection: string) =>
    ((await (await admin.request.get(`/api/${collection}?draft=true&limit=0&depth=0`)).json()) as { totalDocs: number })
      .totalDocs;
  for (const collection of ['tours', 'pages', 'templates']) {
    const before = await count(collection);
    await page.goto(`/admin/collections/${collection}/create`);
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect(title).toBeFocused({ timeout: 30_000 });
    await title.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'is called' })).toBeVisible();
    await expect(title).toBeFocused();
    if (collection === 'tours') await expectSound(page, 'rihla-begin');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    // The list adds its own query once it is there.
    await expect(page).toHaveURL(new RegExp(`/${collection}(\\?|$)`));
    expect(await count(collection)).toBe(before);
  }
});

test('a tour is completed in its form: missing fields are linked, lists are pasted, a season is created', async ({
  admin,
}) => {
  const page = await admin.newPage();
  await beginDocument(page, 'tours', 'A week in the south');
  const list = page.getByRole('region', { name: /^Missing before/ });

  await test.step('the form opens on its details, with focus in the title', async () => {
    await expect(page.getByRole('textbox', { name: /^Title/ })).toBeFocused({ timeout: 20_000 });
  });

  await test.step('publishing is refused with the list of missing fields, which has focus', async () => {
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText(/^This cannot be published yet: \d+ things are missing/)).toBeVisible();
    await expect(list.getByRole('heading')).toBeFocused();
    await list.getByRole('button', { name: 'Say how many days it takes.' }).press('Enter');
    await expect(page.locator('#field-days')).toBeFocused();
    await page.locator('#field-days').fill('3');
    await page.locator('#field-groupMax').fill('12');
  });

  await test.step('a pasted list becomes its entries', async () => {
    await list.getByRole('button', { name: 'List what is included.' }).press('Enter');
    const included = page.getByRole('textbox', { name: 'Included', exact: true });
    await expect(included).toBeFocused();
    await included.fill('• English-speaking guide\n\n1. All meals\n- Transfers');
    await included.press('Tab');
    await expect(included).toHaveValue('English-speaking guide\nAll meals\nTransfers');
    await included.fill('English-speaking guide\nAll meals and tea\nTransfers');
    await expect(list.getByRole('button', { name: 'List what is included.' })).toHaveCount(0);
  });

  await test.step('days are numbered by themselves, and a new one is open', async () => {
    await openTab(page, 'Day by day');
    for (const day of [1, 2]) {
      await page.getByRole('button', { name: 'Add day' }).press('Enter');
      await expect(page.locator(`#field-itinerary__${day - 1}__day`)).toHaveValue(String(day), { timeout: 20_000 });
      await page.locator(`#field-itinerary__${day - 1}__title`).fill(`On day ${day}`);
    }
  });

  await test.step('a list pasted from Word into a day is kept', async () => {
    const what = page.getByRole('textbox', { name: /^Description/ }).first();
    await what.click();
    await what.evaluate((field) => {
      const item = (words: string) =>
        `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>${words}<o:p></o:p></p>`;
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', `<p class=MsoNormal>Over the pass:</p>${item('Tea')}${item('Lunch')}`);
      clipboardData.setData('text/plain', 'Over the pass:\n·\tTea\n·\tLunch');
      field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    });
    await expect(what.getByRole('listitem')).toHaveText(['Tea', 'Lunch']);
  });

  await test.step('a date is written as Europeans do, and ends by the length of the journey', async () => {
    await openTab(page, 'Departures');
    const add = page.getByRole('group', { name: 'Add dates' });
    await expect(add.getByLabel('Places')).toHaveValue('12');
    await add.getByLabel('First day', { exact: true }).fill(`20/12/${YEAR}`);
    await expect(add.getByText(`20–22 Dec ${YEAR}, as the tour takes 3 days`)).toBeVisible();
    await add.getByLabel('First day', { exact: true }).press('Enter');
    await expect(add.getByText('1 date is made.')).toBeVisible({ timeout: 20_000 });
  });

  await test.step('a season is shown first, and made in one go without the days that are there', async () => {
    const add = page.getByRole('group', { name: 'Add dates' });
    await add.getByRole('radio', { name: 'A season in one go' }).check();
    await add.getByLabel('From', { exact: true }).fill(`20.12.${YEAR}`);
    await add.getByLabel('To', { exact: true }).fill(`9 Jan ${YEAR + 1}`);
    await add.getByLabel('Sets out').selectOption('every');
    await add.getByLabel('Days from one to the next').fill('10');
    await expectSound(page, 'rihla-add-dates');
    await add.getByRole('button', { name: 'Show the dates' }).press('Enter');
    await expect(add.getByText('It would make 2 dates. 1 date is there already.')).toBeVisible({ timeout: 20_000 });
    await expect(add.getByRole('listitem')).toHaveCount(2);
    // The focus stays: the button now creates the departures.
    await expect(add.getByRole('button', { name: 'Make 2 dates' })).toBeFocused();
    await add.getByRole('button', { name: 'Make 2 dates' }).press('Enter');
    await expect(add.getByText('2 dates are made. 1 date is there already.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('rowheader', { name: `20–22 Dec ${YEAR}` })).toBeVisible({ timeout: 20_000 });
  });

  await test.step('all values are stored, with list entries in their rows', async () => {
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    const read = async () => (await admin.request.get(`/api/tours/${id}?draft=true&depth=0`)).json();
    await expect
      .poll(async () => ((await read()) as { included: { text: string }[] }).included.map(({ text }) => text), {
        timeout: 30_000,
      })
      .toEqual(['English-speaking guide', 'All meals and tea', 'Transfers']);
    await expect
      .poll(async () => ((await read()) as { itinerary: { day: number }[] }).itinerary.map(({ day }) => day))
      .toEqual([1, 2]);
    const { docs } = (await (
      await admin.request.get(`/api/departures?where[tour][equals]=${id}&depth=0&sort=start`)
    ).json()) as { docs: { end: string; seats: number }[] };
    expect(docs.map(({ end, seats }) => [end.slice(0, 10), seats])).toEqual([
      [`${YEAR}-12-22`, 12],
      [`${YEAR + 1}-01-01`, 12],
      [`${YEAR + 1}-01-11`, 12],
    ]);
  });
});

test('a date made on its own is filled in from its journey', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto('/admin/collections/departures/create');
  await page.locator('#field-tour input').fill('dunes');
  await page.getByRole('option').first().click({ timeout: 30_000 });
  const note = page.getByText(/^The last day follows from the tour's/);
  await expect(note).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('#field-seats')).not.toHaveValue('');
  const days = Number(/\d+/.exec((await note.textContent()) ?? '')?.[0] ?? 1);
  await page.getByRole('textbox', { name: 'First day' }).fill(`20/12/${YEAR}`);
  const last = formatDay(addDays(`${YEAR}-12-20`, days - 1));
  await expect(page.getByRole('textbox', { name: 'Last day' })).toHaveValue(last);
});
