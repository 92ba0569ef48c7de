import { linkIn } from '../support/papers/outbox.ts';
import { deliver } from '../support/providers/fakeProvider.ts';
import { findViolations } from './support/axe.ts';
import { awaitMail, expect, fillCheckout, place, test } from './support/shopSite.ts';

// All tests share one shop.
test.describe.configure({ mode: 'default' });

/** The id of a payment in the URL of its provider's page. */
const paymentOf = (url: string): string => url.split('/').at(-1) ?? '';

test('a deposit is paid by card, recorded once despite repeated webhooks, and the balance by wallet through the mailed link', async ({
  browser,
  page,
  site,
}) => {
  const email = 'nadia.deposit@example.com';
  await fillCheckout(page, { email, method: 'Card', isDeposit: true });

  await test.step('the browser is redirected to the provider, for the deposit only', async () => {
    await place(page);
    await expect(page).toHaveURL(`${site.stripe.origin}/pay/${paymentOf(page.url())}`);
    expect(site.stripe.sessions.get(paymentOf(page.url()))?.amount_total).toBe(45_800);
  });

  const id = paymentOf(page.url());
  await test.step('it returns to a confirmed order, with three webhooks at once', async () => {
    site.stripe.webhookUrl = site.webhooks.stripe;
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page).toHaveURL(/\/booking\/\?order=\d+-[\w-]{43}&notice=paid$/);
    const message = site.stripe.message('checkout.session.completed', id);
    expect(await deliver(site.webhooks.stripe, message, 2)).toEqual([200, 200]);
    await expect(page.getByText('Thank you. Your payment has arrived.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('on another device the link in the letter leads to the balance, which is paid by wallet', async () => {
    const mail = await awaitMail(site, email, /^You are booked/);
    const device = await browser.newContext();
    const other = await device.newPage();
    await other.goto(linkIn(mail));
    await expect(other.getByText(/^The rest, €1,832, can be paid now or until/)).toBeVisible();
    await other.getByRole('button', { name: 'Pay €1,832 with PayPal' }).click();
    await other.getByRole('button', { name: 'Pay' }).click();
    await expect(other.getByText('Thank you. Your payment has arrived.')).toBeVisible();
    await expect(other.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    await device.close();
    await awaitMail(site, email, /^We have your payment/);
    expect(site.mailsTo(email)).toHaveLength(2);
  });
});

test('a cancelled wallet payment is paid by card, at the server’s price; strangers cannot see, pay or cancel the order', async ({
  browser,
  faults,
  page,
  site,
}) => {
  faults.allow(/status of 422/);
  const email = 'nadia.wallet@example.com';
  await fillCheckout(page, { email, method: 'PayPal' });

  await test.step('a form with another price books nothing', async () => {
    const before = site.paypal.orders.size;
    await page.locator('form[action="/shop/checkout/"]').evaluate((form: HTMLFormElement) => {
      for (const name of ['seen', 'total', 'dueNow', 'price', 'amount']) {
        const field = form.querySelector<HTMLInputElement>(`[name=${name}]`) ?? document.createElement('input');
        form.append(Object.assign(field, { name, value: '1', type: 'hidden' }));
      }
    });
    await place(page);
    await expect(page.getByRole('alert')).toContainText('price');
    expect(site.paypal.orders.size).toBe(before);
  });

  await test.step('cancelling at the provider is shown, and the order can be paid with each method', async () => {
    await place(page);
    expect(site.paypal.orders.get(paymentOf(page.url()))?.amount.value).toBe('2290');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('status')).toContainText('nothing was taken');
    await expect(page.getByRole('heading', { name: 'Your booking waits for its payment' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  const [, token = ''] = /order=([\w-]+)/.exec(page.url()) ?? [];
  await test.step('without the token, or with a forged one, there is no order', async () => {
    const stranger = await browser.newContext({ baseURL: site.origin });
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const other = await stranger.newPage();
    for (const address of ['/booking/', `/booking/?order=${forged}`]) {
      await other.goto(address);
      await expect(other.getByText('open the link in the mail')).toBeVisible();
      await expect(other.getByRole('main')).not.toContainText('Nadia');
    }
    for (const kind of ['cancel', 'return', 'voucher', 'calendar']) {
      const asked = await stranger.request.get(`/shop/${kind}/${forged}/?payment=1`);
      expect([kind, asked.status()]).toEqual([kind, 404]);
    }
    const send = (address: string) =>
      other.evaluate(
        async (url) => (await fetch(url, { method: 'POST', body: new URLSearchParams({ method: 'stripe' }) })).status,
        address,
      );
    for (const kind of ['pay', 'cancel']) expect([kind, await send(`/shop/${kind}/${forged}/`)]).toEqual([kind, 404]);
    await stranger.close();
  });

  await test.step('it is paid by card, in full', async () => {
    await page.getByRole('button', { name: 'Pay €2,290 by card' }).click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  });
});

test('without a return of the browser the webhook confirms, and an early return is pending and can be refreshed', async ({
  page,
  site,
}) => {
  await test.step('the webhook alone confirms', async () => {
    const email = 'nadia.message@example.com';
    await fillCheckout(page, { email, method: 'Card' });
    await place(page);
    const id = paymentOf(page.url());
    site.stripe.pay(id);
    const message = site.stripe.message('checkout.session.completed', id);
    expect(await deliver(site.webhooks.stripe, message)).toEqual([200]);
    await page.goto(linkIn(await awaitMail(site, email, /^You are booked/)));
    await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  });

  await test.step('without a webhook, and with the provider unreachable, the payment is pending and not asked for twice', async () => {
    await fillCheckout(page, { email: 'nadia.early@example.com', method: 'Card' });
    await place(page);
    site.stripe.webhookUrl = undefined;
    site.stripe.fail('refuse', { times: 3, path: paymentOf(page.url()) });
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('status')).toContainText('Your payment is on its way.');
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    const waiting = page.url();
    await page.getByRole('link', { name: 'Look again' }).click();
    await expect(page.getByText('Thank you. Your payment has arrived.')).toBeVisible();
    await page.goto(waiting);
    await expect(page.getByText('Your payment is on its way.')).toHaveCount(0);
  });
});
