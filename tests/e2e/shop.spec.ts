import type { Page } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { horizontalOverflow, linesOf } from './support/layout.ts';
import { confirmByMail, expect, type ShopSite, test } from './support/shopSite.ts';
import { PHONE } from './support/viewports.ts';

const TOUR = '/tours/tangier-to-the-dunes/';

/** The booking form of the page's tour. */
const booking = (page: Page) => page.locator('form[action="/shop/cart/add/"]');

async function fillIn(page: Page, email: string, press: (name: RegExp) => Promise<void>): Promise<void> {
  await page.getByLabel('Full name').fill('Amina Berrada');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('radio', { name: 'Bank transfer', exact: true }).check();
  await page.getByLabel('I have read the terms').check();
  await press(/^Book/);
}

async function expectBooked(page: Page, site: ShopSite, email: string, look?: () => Promise<void>): Promise<void> {
  await expect(page).toHaveURL(/\/booking\/\?order=\d+-[\w-]{43}$/);
  await confirmByMail(page, site, email, look);
  await expect(page.getByText('IBAN MA64')).toBeVisible();
}

test('a tour is booked by keyboard: departure, cart dialog, checkout, order; axe finds nothing on the way', async ({
  faults,
  page,
  site,
}) => {
  const email = 'amina.berrada@example.com';
  faults.allow(/status of 422/);
  await page.goto(TOUR);
  const form = booking(page);

  await test.step('the price is shown before submitting', async () => {
    await form.getByRole('radio', { disabled: false }).first().focus();
    await page.keyboard.press('Space');
    await form.getByRole('spinbutton').first().fill('1');
    await expect(form.locator('output')).toContainText('€');
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('seats are held, and the header shows it', async () => {
    await form.getByRole('button', { name: 'Book' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cart/?notice=added');
    await expect(page.getByText(/Your places are kept until/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const sign = page.getByRole('banner').getByRole('link', { name: 'Cart 1' });
    await sign.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Cart' });
    await expect(panel).toContainText('1 adult');
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(sign).toBeFocused();
  });

  await test.step('errors are shown at their fields, and no input is lost', async () => {
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await page.getByLabel('Promotion code').fill('NO-SUCH-CODE');
    await page.getByLabel('Full name').fill('Amina');
    await page.getByRole('button', { name: 'Apply' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Full name')).toHaveValue('Amina');
    await expect(page.getByLabel('Promotion code')).toHaveAttribute('aria-invalid', 'true');
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('Promotion code').fill('');
    await page.getByRole('button', { name: /^Book/ }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Tick this box.', { exact: true })).toHaveCount(1);
    const faults = main.locator('.r-field__fault > span');
    const before = await faults.filter({ visible: true }).count();
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Fill this in/);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Full name').focus();
    await expect(faults.filter({ visible: true })).toHaveCount(before - 1);
    // Nor for screen readers.
    await expect(page.getByLabel('E-mail')).not.toHaveAccessibleDescription(/Fill this in/);
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'false');
  });

  await test.step('it is an order, and the cart is empty', async () => {
    await fillIn(page, email, async (name) => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    });
    await expectBooked(page, site, email);
    expect(await findViolations(page)).toEqual([]);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeHidden();
  });

  await test.step('without the token the page shows nothing of it', async () => {
    await page.goto('/booking/');
    await expect(page.getByRole('main')).not.toContainText('Amina');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('on a phone a tour is booked by forms alone, and its voucher opens', async ({ page, site }) => {
    const email = 'amina.without.script@example.com';
    await page.goto(TOUR);
    const form = booking(page);
    await form.getByRole('radio', { disabled: false }).nth(1).check();
    await form.getByRole('spinbutton').first().fill('1');
    await form.getByRole('button', { name: 'Book' }).click();
    expect(await horizontalOverflow(page)).toBe(0);
    // A date range breaks only beside its dash: “29 Dec 2026 –”, “1 Jan 2027”.
    for (const line of await linesOf(page.locator('.r-cart__dates'))) expect(line).toMatch(/^–?\d.*\d{4}–?$/);
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    expect(await horizontalOverflow(page)).toBe(0);
    await fillIn(page, email, (name) => page.getByRole('button', { name }).click());
    await expectBooked(page, site, email, async () => expect(await horizontalOverflow(page)).toBe(0));
    expect(await horizontalOverflow(page)).toBe(0);
    for (const share of await page
      .getByRole('main')
      .getByText(/% of the price$/)
      .all())
      expect(await linesOf(share)).toHaveLength(1);
    await page.getByRole('link', { name: 'Open the voucher' }).click();
    await expect(page.getByText('Amina Berrada').first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'Leads to the booking' })).toBeVisible();
  });
});
