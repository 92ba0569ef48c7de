import type { Page } from '@playwright/test';
import { expectSound } from './expectSound.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'desk' });
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Books two adults by telephone, paid in full by transfer, on the first of the latest dates of a tour that has several. @returns the order's id */
async function bookPaid(page: Page, name: string): Promise<number> {
  return page.evaluate(async (name) => {
    const ask = async (path: string, body?: object) => {
      const answer = await fetch(path, {
        ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      return answer.json();
    };
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString();
    const { docs } = await ask(`/api/departures?depth=0&limit=300&sort=-start&where[start][greater_than]=${day}`);
    const many = docs.filter(
      (one: { tour: number }) => docs.filter(({ tour }: typeof one) => tour === one.tour).length > 2,
    );
    for (const { id: departure } of many) {
      const travellers = [
        { unit: 'adult', name },
        { unit: 'adult', name: `${name} junior` },
      ];
      const asked = { departure, travellers, extras: [], discount: 0 };
      const { left = 99, total } = await ask('/api/orders/desk/price', asked);
      if (total === undefined || left < 4) continue;
      const who = { name, email: 'change@example.com', way: 'received', amount: total, note: 'Transfer' };
      const { id } = await ask('/api/orders/desk', { ...asked, ...who, seen: total, uuid: crypto.randomUUID() });
      return id;
    }
    throw new Error('No tour of the demo has several dates with places.');
  }, name);
}

test('a booking is moved to another departure with one more traveller: difference, letter, amount due', async ({
  admin,
}) => {
  const page = await admin.newPage();
  await page.goto('/admin/new-booking');
  const order = await bookPaid(page, 'Ines Haddad');
  await page.goto(`/admin/collections/orders/${order}`);
  await page.getByRole('link', { name: /^Change / }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Change / })).toBeVisible();
  const sum = page.getByRole('complementary');

  await test.step('current values are filled in, and an unchanged form is not sent', async () => {
    await expect(page.getByLabel('Name of Adult (traveller 2)')).toHaveValue('Ines Haddad junior');
    await expect(sum.getByText('The price stays.')).toBeVisible();
    await page.getByRole('button', { name: 'Change it and send the letter' }).press('Enter');
    await expect(sum.getByRole('alert')).toHaveText('Nothing is changed yet.');
  });

  await test.step('difference and amount due are updated, and the letter is previewed', async () => {
    const date = page.getByLabel('Date', { exact: true });
    const own = await date.inputValue();
    const others = date.locator(`option:not([value=""]):not([value="${own}"]):not([disabled])`);
    await date.selectOption(String(await others.last().getAttribute('value')));
    await page.getByLabel('Adults').fill('3');
    await expect(sum.getByText(/more\.$/)).toBeVisible();
    await expect(sum.getByText(/ is to be paid by /)).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Read the letter first' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'The letter to change@example.com' })).toBeFocused();
    await expect(page.frameLocator('iframe[title^="The letter"]').getByText('Hello Ines Haddad')).toBeVisible();
    await page.getByRole('button', { name: 'Change it and send the letter' }).press('Enter');
    await expect(page.getByRole('heading', { name: / is changed$/ })).toBeFocused();
    await expectSound(page);
  });

  await test.step('order, history and letters agree', async () => {
    await page.getByRole('link', { name: 'Open the order' }).press('Enter');
    await expect(page.getByRole('list', { name: 'Tours of this order' })).toContainText('3 travellers', {
      timeout: 30_000,
    });
    await expect(page.getByText(/Changed .*: 3 adults instead of 2 adults; /)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Letters about this order' })).toContainText('change@example.com');
    await expect(page.getByRole('button', { name: 'Note money received' })).toBeVisible();
  });
});

test('fewer travellers: fee and refund are previewed, and the letter can be omitted', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto('/admin/new-booking');
  const order = await bookPaid(page, 'Omar Tazi');
  await page.goto(`/admin/collections/orders/${order}`);
  await page.getByRole('link', { name: /^Change / }).press('Enter');
  const sum = page.getByRole('complementary');
  await expect(sum.getByText('The price stays.')).toBeVisible();
  await page.getByRole('button', { name: 'Take Omar Tazi junior out' }).press('Enter');
  await expect(sum.getByText(/ less\.$/)).toBeVisible();
  await expect(sum.getByText(/is yours to give back; note it in the order then\./)).toBeVisible();

  await test.step('another amount is kept for a reason only', async () => {
    await page.getByLabel(/^Kept or charged/).fill('20');
    await expect(sum.getByText('Kept or charged for the change')).toBeVisible();
    await page.getByRole('button', { name: /^Change it/ }).press('Enter');
    await expect(sum.getByRole('alert')).toHaveText('Say why another amount is kept.');
    await page.getByLabel('Why').fill('Agreed by telephone');
  });

  await page.getByRole('checkbox', { name: /^Write to change@example.com/ }).press('Space');
  await page.getByRole('button', { name: 'Change it without a letter' }).press('Enter');
  await expect(page.getByRole('heading', { name: / is changed$/ })).toBeFocused();
  await expect(page.getByText(/is yours to give back.* No letter was sent\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the order' }).press('Enter');
  // The form’s script comes with its first panel.
  await expect(page.getByText(/still to be given back/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Agreed by telephone\. No letter was sent/)).toBeVisible();
  await test.step('the status field of a booking offers no final status', async () => {
    await page.getByRole('link', { name: /^Booking / }).press('Enter');
    await page.getByRole('combobox', { name: 'Status' }).press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Confirmed' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Cancelled' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Cancel this booking/ })).toBeVisible();
  });
});
