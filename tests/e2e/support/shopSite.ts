import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type KeptMail, linkIn, readOutbox } from '../../support/papers/outbox.ts';
import { type FakePaypal, startFakePaypal } from '../../support/providers/fakePaypal.ts';
import { type FakeStripe, startFakeStripe } from '../../support/providers/fakeStripe.ts';
import { claimSite, type Staff } from '../../support/requests/staff.ts';
import { startSeededSite } from '../../support/servers/seededSite.ts';
import { findViolations } from './axe.ts';
import { test as base, expect } from './test.ts';

export interface ShopSite {
  origin: string;
  stripe: FakeStripe;
  paypal: FakePaypal;
  /** Webhook URLs of the providers. */
  webhooks: Record<'paypal' | 'stripe', string>;
  /** Mails to an address, newest last. */
  mailsTo(address: string): KeptMail[];
  /** Calls the studio's endpoints as its owner. */
  staff: Staff;
  /** Publishes a page of these blocks. */
  publish(path: string, layout: readonly object[]): Promise<void>;
}

/** Playwright's `test` against a shop with fake payment providers on this machine, and mails in its outbox. */
export const test = base.extend<{ allowsProviders: undefined }, { site: ShopSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const [stripe, paypal] = await Promise.all([startFakeStripe(), startFakePaypal()]);
      const site = await startSeededSite('shop', { ...stripe.env, ...paypal.env });
      const staff = await claimSite(site);
      const { dataDir, origin } = site;
      await use({
        origin,
        stripe,
        paypal,
        staff,
        webhooks: { paypal: `${origin}/shop/payments/paypal/`, stripe: `${origin}/shop/payments/stripe/` },
        mailsTo: (address) =>
          (existsSync(join(dataDir, 'outbox')) ? readOutbox(dataDir) : []).filter(({ to }) => to.includes(address)),
        publish: async (path, layout) => {
          const answer = await staff('POST', '/pages', { title: `Page ${path}`, path, layout, _status: 'published' });
          expect(answer.ok, await answer.text()).toBe(true);
        },
      });
      await Promise.all([site.stop(), stripe.close(), paypal.close()]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  allowsProviders: [
    async ({ faults, site }, use) => {
      for (const { origin } of [site.stripe, site.paypal]) faults.allow(new RegExp(`^third party: ${origin}/pay/`));
      await use(undefined);
    },
    { auto: true },
  ],
});

interface CheckoutAnswers {
  email: string;
  /** The name of a payment method. */
  method: 'Bank transfer' | 'Card' | 'PayPal';
  /** Whether only the deposit is paid. */
  isDeposit?: boolean;
}

/** Books a tour for one, up to the button of the checkout. */
export async function fillCheckout(page: Page, { email, isDeposit = false, method }: CheckoutAnswers): Promise<void> {
  await page.goto('/tours/tangier-to-the-dunes/');
  const form = page.locator('form[action="/shop/cart/add/"]');
  // Full departures are listed too, but disabled.
  const date = form.getByRole('radio', { disabled: false }).nth(1);
  await date.click();
  await expect(date).toBeChecked();
  await form.getByRole('spinbutton').first().fill('1');
  await form.getByRole('button', { name: 'Book' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByLabel('Full name').fill('Nadia El Fassi');
  await page.getByLabel('E-mail').fill(email);
  if (isDeposit) await page.getByRole('radio', { name: /Pay a deposit/ }).check();
  await page.getByRole('radio', { name: method, exact: true }).check();
  await page.getByLabel('I have read the terms').check();
}

/** Presses the button of the checkout. */
export async function place(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Book/ }).click();
}

/** Waits until an address has received as many mails with such a subject, and returns the last. */
export async function awaitMail(site: ShopSite, address: string, subject: RegExp, count = 1): Promise<KeptMail> {
  const found = () => site.mailsTo(address).filter((mail) => subject.test(mail.subject));
  await expect.poll(() => found().length, { timeout: 15_000 }).toBe(count);
  return found().at(-1) as KeptMail;
}

/**
 * Confirms a booking with later payment, by the link in its mail, and ends on the page of the order.
 * @param look checks each page on the way; default: axe, which needs script
 */
export async function confirmByMail(
  page: Page,
  site: ShopSite,
  address: string,
  look: () => Promise<void> = async () => expect(await findViolations(page)).toEqual([]),
): Promise<void> {
  await expect(page.getByText('One step is left')).toBeVisible();
  await look();
  await page.goto(linkIn(await awaitMail(site, address, /^Please confirm/)));
  await expect(page.getByRole('heading', { name: /^Confirm booking / })).toBeVisible();
  await look();
  const button = page.getByRole('button', { name: 'Confirm this booking' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeFocused();
  await expect(page).toHaveTitle(/^Your booking is confirmed · /);
  await expect(page.getByText(`has gone to ${address}`)).toBeVisible();
}

export { expect };
