import type { Page } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { confirmByMail, expect, test } from './support/shopSite.ts';
import { nameChanging, spokenPage } from './support/spokenPage.ts';
import { PHONE } from './support/viewports.ts';

/** Its price is the same all year, and its last departures are so far ahead that all of its terms apply. */
const TOUR = '/tours/cedars-and-snow/';
const EMAIL = 'amina.listens@example.com';

test.use({ viewport: PHONE });

/** Elements that cover the centre of each of these, other than their own. */
const coverings = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!element.checkVisibility()) return [];
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { height, left, top, width } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above && (element.contains(above) || above.contains(element))
        ? []
        : (above?.outerHTML.slice(0, 120) ?? 'nothing');
    }),
  );

test('a whole booking as a screen reader announces it, from the tour’s form to the confirmation', async ({
  faults,
  page,
  site,
}) => {
  faults.allow(/status of 422/);
  const said: string[] = [];
  const listen = async (moment: string, selector?: string) => {
    said.push(`# ${moment}`, ...(await spokenPage(page, selector)), '');
    expect(await findViolations(page)).toEqual([]);
  };

  await page.goto(TOUR);
  const form = page.locator('form[action="/shop/cart/add/"]');
  await form.getByRole('button', { name: 'Book' }).click();
  await expect(form.getByRole('alert')).toContainText('When – Choose one.');
  await expect(form.getByRole('radio').first()).toBeFocused();
  await form.getByText(/^Later dates/).click();
  // The number of departures, and their seats, depend on the day of the test.
  await form.locator('.r-book__date').evaluateAll((rows) => {
    for (const row of rows.slice(0, -1)) row.remove();
  });
  await listen('The booking form, sent without dates', 'form[action="/shop/cart/add/"]');
  await form.getByRole('radio').check();
  await form.getByRole('button', { name: 'Adults: one less' }).click();
  await form.getByRole('button', { name: 'Children: one more' }).click();
  await expect(form.getByRole('spinbutton').first()).toHaveValue('1');
  await expect(form.locator('output')).toContainText('€');
  await form.getByRole('button', { name: 'Book' }).click();

  await expect(page).toHaveURL('/cart/?notice=added');
  await expect(page.getByRole('button', { name: 'Children: one more' })).toBeVisible();
  await listen('The cart');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('button', { name: /^Book/ })).toBeVisible();
  await listen('The checkout');
  const fold = page.locator('.r-checkout__fold > summary');
  expect(await fold.textContent()).toMatch(/^2 travellers/);
  await fold.click();
  await page.getByRole('radio', { name: 'On arrival', exact: true }).check();
  await expect(page.locator('.r-checkout__fold')).toContainText('To be paid on arrival');
  await expect(fold.getByText('nothing due now')).toBeVisible();
  await expect(page.getByText('When you pay')).toBeHidden();
  await page.getByRole('radio', { name: 'Bank transfer', exact: true }).check();
  await page.getByRole('radio', { name: /Pay a deposit/ }).check();
  await fold.click();
  expect(
    await coverings(page, '.r-checkout__form :is(input:not([type=hidden]), summary, dd), .r-checkout__go button'),
  ).toEqual([]);

  await page.getByLabel('E-mail').fill('amina');
  await page.getByRole('button', { name: /^Book/ }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await listen('The checkout, sent with faults');
  await page.getByRole('alert').getByRole('link', { name: 'E-mail' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();

  await page.getByLabel('Full name').fill('Amina Berrada');
  await page.getByLabel('Traveller 2: Child').fill('Lina Berrada');
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('I have read the terms').check();
  await page.getByRole('button', { name: /^Book/ }).click();
  await expect(page.getByText('One step is left')).toBeFocused();
  await listen('The booking, to be confirmed by mail');
  await confirmByMail(page, site, EMAIL);
  await listen('The booking, confirmed');
  expect(nameChanging(`${said.join('\n').trim()}\n`)).toMatchSnapshot('booking.txt');

  await test.step('the voucher fits on one sheet', async () => {
    await page.getByRole('link', { name: 'Open the voucher' }).click();
    await expect(page.getByText('Amina Berrada').first()).toBeVisible();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
  });
});
