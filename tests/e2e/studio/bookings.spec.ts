import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { test } from './studioTest.ts';

test.use({ journey: 'desk' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

test('a booking on hold: the board shows the hold, then the booking, and the manifest the travellers', async ({
  admin,
  studio,
}) => {
  const page = await admin.newPage();
  await test.step('“Create new” among the bookings leads to the desk, which has the price, the order and the letter', async () => {
    await page.goto(`${studio.origin}/admin/collections/bookings`);
    await page
      .getByRole('link', { name: /^Create new/i })
      .first()
      .press('Enter');
    await expect(page).toHaveURL(/\/admin\/new-booking$/, { timeout: 30_000 });
  });

  const headers = { origin: studio.origin };
  const query = `limit=1&depth=0&sort=start&where[taken][equals]=0&where[start][greater_than]=${new Date().toISOString()}`;
  const { docs } = await (await admin.request.get(`${studio.origin}/api/departures?${query}`, { headers })).json();
  const data = { departure: docs[0].id, adults: 2, name: 'Marta Ruiz', status: 'ON_HOLD' };
  const held = await admin.request.post(`${studio.origin}/api/bookings`, { data, headers });
  expect(held.status()).toBe(201);
  await page.goto(`${studio.origin}/admin/collections/bookings/${(await held.json()).doc.id}`);
  const facts = page.getByRole('region', { name: 'This booking', exact: true });
  await expect(facts).toContainText(/2 travellers, €[\d,.]+/);
  await expect(facts).toContainText(/On hold until .*, for (29|30) min/);

  // In a stack of messages only the first can be pressed, and all disappear automatically. The clear button of a relationship is hidden while
  // its list loads (Payload's own).
  // Payload's controls get their names from a script, after it has drawn them.
  await page.getByRole('button', { name: 'More actions' }).first().waitFor();
  const known = (line: string) => /\.popup-button--custom|\.toast-|\.rs__indic/.test(line);
  expect((await findViolations(page)).filter((line) => !known(line))).toEqual([]);

  const board = '/admin/departures-board?list=attention';
  const found = page.getByRole('group').filter({ hasText: 'A hold ends within the hour' });
  await test.step('the board shows that a hold soon expires, at any width', async () => {
    await page.goto(board);
    await expect(page.getByText('One departure needs you.')).toBeVisible();
    // Opened before its script has loaded, it is open, but the URL does not show it yet.
    await expect(async () => {
      await found.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/open=\d+/, { timeout: 1000 });
    }).toPass();
    const line = found.getByRole('row').filter({ hasText: 'Marta Ruiz' });
    await expect(line).toContainText(/On hold.*ends in \d+ min/);
    for (const width of [1600, 360]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(line).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1600, height: 1000 });
    // By keyboard: after the window has grown, the row moves under the pressing pointer.
    await line.getByRole('link').press('Enter');
    await page.waitForURL(/\/bookings\/\d+/);
  });

  const status = page.locator('#field-status').getByRole('combobox');
  await status.fill('Confirmed');
  await status.press('Enter');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(facts).toContainText('Confirmed, by');
  await expect(facts.getByRole('listitem')).toHaveCount(2);

  await test.step('the board has nothing to do, and the manifest is not cached', async () => {
    await facts.getByRole('link', { name: 'All bookings of this departure' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Marta Ruiz' })).toContainText('Confirmed');
    await expect(page.getByText('Nothing needs you now.')).toBeVisible();
    const address = await page.getByRole('link', { name: 'Manifest' }).getAttribute('href');
    const answer = await page.goto(String(address));
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page.getByRole('row').filter({ hasText: 'Marta Ruiz' })).toContainText('Adult');
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('an overdue balance is shown on the board, which links to its order, and that links back', async () => {
    await orderOf('Marta Ruiz', studio.dataDir);
    await page.goto(board);
    await expect(page.getByRole('group').filter({ hasText: 'A balance is late by 3 days' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Back to the bookings' }).click();
    const line = page.getByRole('row').filter({ hasText: 'Balance of €720 late by 3 days' });
    await line.getByRole('link', { name: 'Order R-LATE' }).click();
    await page.waitForURL(/\/orders\/901$/);
    const journeys = page.getByRole('list', { name: 'Tours of this order' });
    await expect(journeys).toContainText('2 travellers, confirmed');
    await journeys.getByRole('link', { name: 'All bookings of this departure' }).click();
    await page.waitForURL(/departures-board\?departure=/);
    await expect(line).toBeVisible();
  });
  await page.close();
});

test('a departure is cancelled in one click, which shows the refunds first; the order ends, and no more bookings are possible', async ({
  admin,
  studio,
}) => {
  const headers = { origin: studio.origin };
  const api = async <T>(path: string, data: object): Promise<T> => {
    const answer = await admin.request.post(`${studio.origin}/api${path}`, { data, headers });
    expect([path, answer.status()]).toEqual([path, 201]);
    return ((await answer.json()) as { doc: T }).doc;
  };
  const { docs } = await (await admin.request.get(`${studio.origin}/api/tours?limit=1&depth=0`, { headers })).json();
  const [start, end] = [90, 93].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const { id } = await api<{ id: number }>('/departures', { tour: docs[0].id, start, end, seats: 12, status: 'open' });
  const traveller = { departure: id, adults: 2, name: 'Hanna Berg', email: 'hanna@example.com', status: 'CONFIRMED' };
  const { reference, total } = await api<{ reference: string; total: number }>('/bookings', traveller);
  await paidOrderOf('Hanna Berg', total, studio.dataDir);

  const page = await admin.newPage();
  await page.goto(`${studio.origin}/admin/collections/departures/${id}`);
  const panel = page.getByRole('region', { name: 'Call the departure off' });
  await panel.getByRole('button', { name: 'Call the departure off …' }).click();
  const offer = panel.getByRole('group', { name: 'Call the departure off?' });
  const price = `€${(total / 100).toLocaleString('en', { minimumFractionDigits: total % 100 ? 2 : 0 })}`;
  await expect(offer).toContainText(`${price} goes back`);
  await expect(offer.getByRole('row').filter({ hasText: reference })).toContainText(price);
  await offer.getByRole('button', { name: 'Keep it' }).click();
  await expect(offer).toHaveCount(0);

  await panel.getByRole('button', { name: 'Call the departure off …' }).click();
  expect(await findViolations(page)).toEqual([]);
  await offer.getByLabel('Reason').fill('The pass is closed by snow');
  await offer.getByRole('button', { name: 'Call the departure off' }).press('Enter');
  await expect(panel.getByRole('status')).toContainText('The departure is called off, and one booking was cancelled.');

  await page.goto(`${studio.origin}/admin/departures-board?departure=${id}`);
  await expect(page.getByRole('row').filter({ hasText: 'Hanna Berg' })).toContainText('Cancelled');
  const order = await (await admin.request.get(`${studio.origin}/api/orders/902?depth=0`, { headers })).json();
  expect(order).toMatchObject({ status: 'CANCELLED', total: 0, paid: total });
  const again = { ...traveller, name: 'Somebody else', status: 'ON_HOLD' };
  const refused = await admin.request.post(`${studio.origin}/api/bookings`, { data: again, headers });
  expect([refused.status() >= 400, await refused.text()]).toEqual([
    true,
    expect.stringContaining('does not take place'),
  ]);
  await page.close();
});

/** Adds an order of the site, paid by transfer, to a booking. */
async function paidOrderOf(name: string, total: number, dataDir: string): Promise<void> {
  const database = createClient({ url: `file:${join(dataDir, 'rihla.db')}` });
  // The server may be writing, too.
  await database.execute('pragma busy_timeout = 5000');
  await database.execute(
    `insert into orders (id, reference, status, currency, subtotal, discount, total, due_now, paid, refunded, method)
      values (902, 'R-SNOW', 'CONFIRMED', 'EUR', ${total}, 0, ${total}, ${total}, ${total}, 0, 'transfer')`,
  );
  await database.execute(
    `insert into payments (order_id, provider, kind, status, amount, currency)
      values (902, 'transfer', 'full', 'paid', ${total}, 'EUR')`,
  );
  await database.execute({ sql: 'update bookings set order_id = 902 where name = ?', args: [name] });
  database.close();
}

/** Adds an order of the site, with a balance three days overdue, to a booking. */
async function orderOf(name: string, dataDir: string): Promise<void> {
  const database = createClient({ url: `file:${join(dataDir, 'rihla.db')}` });
  const due = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  // The server may be writing, too.
  await database.execute('pragma busy_timeout = 5000');
  await database.execute(
    `insert into orders (id, reference, status, currency, total, due_now, paid, refunded, method, balance_due)
      values (901, 'R-LATE', 'CONFIRMED', 'EUR', 96000, 24000, 24000, 0, 'stripe', '${due}')`,
  );
  await database.execute({ sql: 'update bookings set order_id = 901 where name = ?', args: [name] });
  database.close();
}
