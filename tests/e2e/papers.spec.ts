import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type KeptMail, linkIn } from '../support/papers/outbox.ts';
import { plainCalendar, readPaper } from '../support/papers/readPaper.ts';
import { awaitMail, confirmByMail, expect, fillCheckout, place, type ShopSite, test } from './support/shopSite.ts';

// That all documents say the same of random orders is proven by `papers.property.test.ts`; here, that those a traveller really gets do.

test.describe.configure({ mode: 'default' });

type Paper = Record<string, string>;

interface OrderPapers {
  /** URL of the order's page. */
  url: string;
  reference: string;
  /** Page of the signed-in traveller, in a browser of its own. */
  account: Page;
}

/** Signs the traveller in by a mailed link. */
async function signIn(account: Page, site: ShopSite, email: string): Promise<void> {
  await account.goto('/your-journeys/');
  await account.getByLabel('E-mail').first().fill(email);
  await account.getByRole('button', { name: 'Send me a link' }).click();
  await expect(account.getByRole('heading', { name: 'Look into your inbox' })).toBeVisible();
  await account.goto(linkIn(await awaitMail(site, email, /^Your link to/)));
  await account.getByRole('button', { name: 'Sign in' }).click();
  await expect(account.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

/** Reads voucher and calendar file by the links of the order's page. */
async function filesOf(page: Page): Promise<Record<string, string>> {
  const read = async (name: string) => {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    const answer = await page.request.get(href ?? '');
    expect([name, answer.status()]).toEqual([name, 200]);
    return answer.text();
  };
  return { voucher: await read('Open the voucher'), calendar: plainCalendar(await read('Add to calendar')) };
}

/**
 * Compares what every document says of an order with what is expected; amounts as formatted.
 * @param letters those of this moment
 * @param rows amounts by label; `Cancelling today` depends on the day, and is only compared
 */
async function expectAgreement(
  page: Page,
  { account, reference, url }: OrderPapers,
  { isBooked = true, letters, rows }: { isBooked?: boolean; letters: Record<string, KeptMail>; rows: Paper },
): Promise<Paper> {
  await page.goto(url);
  const said = readPaper(await page.getByRole('main').innerHTML());
  const { 'Cancelling today': cancelling, ...amounts } = said;
  expect(amounts).toEqual(rows);
  expect(cancelling !== undefined).toBe(isBooked);
  await account.goto('/your-journeys/');
  const papers = {
    page: await page.getByRole('main').innerHTML(),
    ...Object.fromEntries(Object.entries(letters).map(([name, { html }]) => [name, html])),
    ...(isBooked && { ...(await filesOf(page)), account: await account.getByRole('main').innerHTML() }),
  };
  for (const [name, text] of Object.entries(papers)) {
    expect.soft([name, readPaper(text)]).toEqual([name, said]);
    expect.soft([name, text.includes(reference)]).toEqual([name, true]);
  }
  return said;
}

async function referenceOn(page: Page): Promise<string> {
  const [reference = ''] = /K-[A-Z0-9]{5}/.exec(await page.getByRole('main').innerHTML()) ?? [];
  expect(reference).not.toBe('');
  return reference;
}

test('after deposit, balance and part refund the page, letters, voucher, receipt, calendar file and account agree', async ({
  browser,
  page,
  site,
}) => {
  const email = 'nadia.papers@example.com';
  await fillCheckout(page, { email, method: 'Card', isDeposit: true });
  await place(page);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  const url = page.url().replace(/&notice=.*/, '');
  const device = await browser.newContext({ baseURL: site.origin });
  const account = await device.newPage();
  await signIn(account, site, email);
  const papers = { url, account, reference: await referenceOn(page) };

  const later = await test.step('deposit', async () => {
    const ask = await page.getByText(/^The rest, €1,832, can be paid now or until/).innerHTML();
    const day = /until (\d{1,2} \w+ \d{4})/.exec(ask)?.[1];
    await expectAgreement(page, papers, {
      letters: { confirmation: await awaitMail(site, email, /^You are booked/) },
      rows: { 'In all': '€2,290', Paid: '€458', 'To be paid later': `€1,832 by ${day}` },
    });
    return day;
  });

  await test.step('balance', async () => {
    expect(later).toBeTruthy();
    await page.getByRole('button', { name: 'Pay €1,832 with PayPal' }).click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByText('Thank you. Your payment has arrived.')).toBeVisible();
    await expectAgreement(page, papers, {
      letters: { receipt: await awaitMail(site, email, /^We have your payment/) },
      rows: { 'In all': '€2,290', Paid: '€2,290' },
    });
  });

  await test.step('part refund', async () => {
    const found = await site.staff('GET', `/orders?where[reference][equals]=${papers.reference}&depth=0`);
    const { docs } = (await found.json()) as { docs: { id: number }[] };
    const order = docs[0]?.id ?? 0;
    const paid = await site.staff('GET', `/payments?where[order][equals]=${order}&sort=-id&depth=0`);
    const [payment] = ((await paid.json()) as { docs: { id: number }[] }).docs;
    const refund = { payment: payment?.id, amount: 10_000, uuid: randomUUID(), lowersPrice: true, notifies: true };
    const answer = await site.staff('POST', `/orders/${order}/refund`, refund);
    expect(answer.ok, await answer.text()).toBe(true);
    await expectAgreement(page, papers, {
      letters: { refund: await awaitMail(site, email, /^We have given back €100/) },
      rows: { 'In all': '€2,190', Paid: '€2,290', 'Given back': '€100' },
    });
  });
  await device.close();
});

test('an order cancelled before payment has no amount due and no refund, in every document', async ({
  browser,
  page,
  site,
}) => {
  const email = 'nadia.unpaid.papers@example.com';
  await fillCheckout(page, { email, method: 'Bank transfer' });
  await place(page);
  const reference = await referenceOn(page);
  await confirmByMail(page, site, email);
  const url = page.url().replace(/&notice=.*/, '');
  const device = await browser.newContext({ baseURL: site.origin });
  const account = await device.newPage();
  await signIn(account, site, email);
  const papers = { url, account, reference };

  await test.step('while it is awaited, each names the day of the transfer', async () => {
    const said = readPaper(await page.getByRole('main').innerHTML());
    expect(said['To be paid now']).toMatch(/^€2,290 by \d{1,2} [A-Z]\w+ \d{4}$/);
    await expectAgreement(page, papers, {
      letters: { confirmation: await awaitMail(site, email, /^You are booked/) },
      rows: { 'In all': '€2,290', 'To be paid now': said['To be paid now'] ?? '' },
    });
  });

  await test.step('cancelled', async () => {
    await page.goto(url);
    await page.getByRole('link', { name: 'Cancel this booking' }).click();
    await expect(page.getByRole('main')).not.toContainText(/goes back to you|everything back/i);
    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    await expect(page.getByRole('heading', { name: 'Your booking is cancelled' })).toBeVisible();
    const letter = await awaitMail(site, email, /^Your booking is cancelled/);
    await expectAgreement(page, papers, {
      ...{ isBooked: false, letters: { cancellation: letter } },
      rows: { 'In all': '€0' },
    });
    await account.goto('/your-journeys/');
    await expect(account.getByRole('main')).toContainText(reference);
    await expect(account.getByText('Cancelled', { exact: true })).toBeVisible();
    for (const text of [
      letter.html,
      await page.getByRole('main').innerHTML(),
      await account.getByRole('main').innerHTML(),
    ])
      expect(text).not.toMatch(/goes back to you|On its way back|To be paid/i);
  });
  await device.close();
});
