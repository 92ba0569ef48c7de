import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../../../tests/support/providers/fakeStripe.ts';
import type { PaymentProvider } from './port.ts';
import { stripeProvider } from './stripe.ts';
import { sessionParams } from './stripeSession.ts';
import { ASKED, AT_ONCE, faultOf, IMPATIENT } from './testing.ts';

let fake: FakeStripe;
let stripe: PaymentProvider;
let secrets: string[];

beforeEach(async () => {
  fake = await startFakeStripe();
  stripe = stripeProvider(fake.settings, AT_ONCE);
  secrets = [fake.settings.secretKey, fake.settings.webhookSecret];
});
afterEach(async () => {
  vi.useRealTimers();
  await fake.close();
});

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
/** Opens a payment and pays it. */
async function openPaid(): Promise<string> {
  const { id } = await stripe.open(ASKED);
  fake.pay(id);
  return id;
}

test('opens, pays and settles a payment', async () => {
  // `ASKED` was created when the test file was loaded, maybe with another clock.
  const asked = { ...ASKED, expiresAt: later(60) };
  const { id, url } = await stripe.open(asked);
  expect(url).toBe(`${fake.origin}/pay/${id}`);
  expect(fake.sessions.get(id)).toMatchObject({
    amount_total: 48_050,
    currency: 'eur',
    client_reference_id: ASKED.key,
    locale: 'en',
    success_url: ASKED.returnUrl,
    cancel_url: ASKED.cancelUrl,
    expires_at: Math.floor(asked.expiresAt.getTime() / 1000),
  });
  expect(await stripe.settle(id)).toEqual({ outcome: 'open', amount: 0, currency: 'EUR', captureId: undefined });
  fake.pay(id);
  const paid = { outcome: 'paid', amount: 48_050, currency: 'EUR', captureId: expect.stringMatching(/^pi_/) };
  expect(await stripe.settle(id)).toEqual(paid);
  expect(await stripe.settle(id)).toEqual(paid);
});

test('amounts are in the currency’s unit', async () => {
  const { id } = await stripe.open({ ...ASKED, currency: 'HUF', amount: 190_000 });
  expect(fake.sessions.get(id)?.amount_total).toBe(19_000_000);
  fake.pay(id);
  expect(await stripe.settle(id)).toMatchObject({ outcome: 'paid', amount: 190_000, currency: 'HUF' });
});

test('a bank payment is open until the bank has decided', async () => {
  const { id } = await stripe.open(ASKED);
  fake.pay(id, 'later');
  expect(await stripe.settle(id)).toMatchObject({ outcome: 'open', amount: 0 });
  fake.decide(id, false);
  expect(await stripe.settle(id)).toMatchObject({ outcome: 'failed', amount: 0 });
  fake.decide(id, true);
  expect(await stripe.settle(id)).toMatchObject({ outcome: 'paid', amount: 48_050 });
});

test('the same payment requested again is one, even after a lost response', async () => {
  fake.fail('cutAfter');
  const first = await stripe.open(ASKED);
  expect(await stripe.open(ASKED)).toEqual(first);
  expect(fake.sessions.size).toBe(1);
});

test('requested again a minute later in another language, it is the same payment', async () => {
  const soon = { ...ASKED, expiresAt: later(5) };
  const first = await stripe.open(soon);
  vi.useFakeTimers({ toFake: ['Date'], now: later(1) });
  expect(await stripe.open({ ...soon, locale: 'fr' })).toEqual(first);
  fake.pay(first.id);
  expect(await stripe.open({ ...soon, locale: 'de' })).toEqual({ id: first.id, url: ASKED.returnUrl });
  expect(fake.sessions.size).toBe(1);
});

test('a session expires half an hour to a day from now, whatever is requested', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (expiresAt) => {
      const now = new Date('2027-03-06T12:00:00Z');
      const minutes = (Number(sessionParams({ ...ASKED, expiresAt }, now).expires_at) * 1000 - now.getTime()) / 60_000;
      expect(minutes).toBeGreaterThan(30);
      expect(minutes).toBeLessThan(24 * 60);
    }),
  );
});

test.each([
  ['en', 'en'],
  ['en-GB', 'en-GB'],
  ['de-AT', 'de'],
  ['pt-br', 'pt-BR'],
  ['nn', 'nb'],
  ['hi', 'hi-IN'],
  ['ar', 'auto'],
  ['', 'auto'],
])('the page for %s is in %s', (locale, expected) => {
  expect(sessionParams({ ...ASKED, locale }, new Date()).locale).toBe(expected);
});

test('a closed payment cannot be paid; a finished one is unchanged', async () => {
  const { id } = await stripe.open(ASKED);
  await stripe.close(id);
  await stripe.close(id);
  expect(await stripe.settle(id)).toMatchObject({ outcome: 'failed' });
  const paid = await stripe.open({ ...ASKED, key: 'order-8' });
  fake.pay(paid.id);
  await stripe.close(paid.id);
  expect(await stripe.settle(paid.id)).toMatchObject({ outcome: 'paid' });
  expect(await faultOf(stripe.close('cs_test_none'), secrets)).toMatchObject({ isFinal: true });
});

test('a refund happens once per key, even after a lost response or an expired key', async () => {
  const { captureId = '' } = await stripe.settle(await openPaid());
  const asked = { captureId, amount: 10_000, currency: 'EUR', key: 'refund-1' };
  fake.fail('cutAfter', { path: '/v1/refunds', times: 2 });
  const first = await stripe.refund(asked);
  fake.forgetKeys();
  expect(await stripe.refund(asked)).toEqual(first);
  expect(await stripe.refund({ ...asked, key: 'refund-2' })).not.toEqual(first);
  expect(fake.refunds.map(({ amount }) => amount)).toEqual([10_000, 10_000]);
  const tooMuch = await faultOf(stripe.refund({ ...asked, amount: 40_000, key: 'refund-3' }), secrets);
  expect(tooMuch).toMatchObject({ isFinal: true, message: expect.stringContaining('amount_too_large') });
});

test('a failed refund is none', async () => {
  const { captureId = '' } = await stripe.settle(await openPaid());
  fake.failRefunds();
  const asked = { captureId, amount: 10_000, currency: 'EUR', key: 'refund-1' };
  expect(await faultOf(stripe.refund(asked), secrets)).toMatchObject({ isFinal: true });
  expect(await faultOf(stripe.refund(asked), secrets)).toMatchObject({ isFinal: true });
  expect(fake.refunds).toHaveLength(1);
});

test('lists its own refunds, those of the dashboard and disputes', async () => {
  const id = await openPaid();
  const { captureId = '' } = await stripe.settle(id);
  const asked = { id, captureId, currency: 'EUR' };
  expect(await stripe.returns(asked)).toEqual([]);
  await stripe.refund({ captureId, amount: 10_000, currency: 'EUR', key: 'refund-1' });
  const strange = fake.refundInDashboard(id, 5_000);
  fake.dispute(id, 7_000, 'warning_needs_response');
  const dispute = fake.dispute(id, 33_050);
  const own = { id: 're_1', key: 'refund-1', kind: 'refund', isUndone: false, amount: 10_000 };
  const dashboard = { id: 're_2', key: undefined, kind: 'refund', isUndone: false, amount: 5_000 };
  const disputed = { id: 'dp_2', kind: 'dispute', isUndone: false, amount: 33_050 };
  expect(await stripe.returns(asked)).toEqual([own, dashboard, disputed]);
  Object.assign(strange, { status: 'failed' });
  Object.assign(dispute, { status: 'won', currency: 'mad' });
  expect(await stripe.returns(asked)).toEqual([
    own,
    { ...dashboard, isUndone: true },
    { ...disputed, isUndone: true, amount: undefined },
  ]);
});

test('a failing request is tried three times at most', async () => {
  const { id } = await stripe.open(ASKED);
  fake.fail('refuse');
  fake.fail('cut');
  expect(await stripe.settle(id)).toMatchObject({ outcome: 'open' });
  expect(fake.calls).toHaveLength(4);
  fake.fail('refuse', { times: 9 });
  const fault = await faultOf(stripe.settle(id), secrets);
  expect(fault).toMatchObject({ provider: 'stripe', isFinal: false, message: expect.stringContaining('500') });
  expect(fake.calls).toHaveLength(7);
});

test('times out', async () => {
  fake.fail('hang');
  const fault = await faultOf(stripeProvider(fake.settings, IMPATIENT).open(ASKED), secrets);
  expect(fault.message).toBe('Stripe could not open the payment: no answer within 0.05 s.');
  expect(fault.isFinal).toBe(false);
});

test('an error states the reason, without secrets', async () => {
  const odd = await faultOf(stripe.open({ ...ASKED, currency: 'KWD', amount: 5_124 }), secrets);
  expect(odd.message).toBe('Stripe takes whole multiples of 0.010 KWD, not 5.124.');
  const wrong = await faultOf(stripe.open({ ...ASKED, email: 'nobody' }), secrets);
  expect(wrong).toMatchObject({
    isFinal: true,
    message: expect.stringContaining('email_invalid, 400 (request req_fake)'),
  });
  const settings = { ...fake.settings, secretKey: 'sk_test_wrong' };
  const closed = await faultOf(stripeProvider(settings, AT_ONCE).settle('cs_1'), [...secrets, 'sk_test_wrong']);
  expect(closed).toMatchObject({ isFinal: false, message: expect.stringContaining('401') });
  await fake.close();
  const away = await faultOf(stripe.settle('cs_1'), secrets);
  expect(away.message).toBe('Stripe could not say what has become of the payment: it cannot be reached.');
  fake = await startFakeStripe();
});

test('webhook events: payment id of payment events, undefined for others', async () => {
  const read = (type: string, id: string) => {
    const { body, headers } = fake.message(type, id);
    return stripe.readEvent(body, headers);
  };
  for (const end of ['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired']) {
    expect(await read(`checkout.session.${end}`, 'cs_test_1')).toEqual({ paymentId: 'cs_test_1' });
  }
  expect(await read('charge.refunded', 'ch_1')).toEqual({ paymentId: undefined });
  const id = await openPaid();
  const captureId = `pi_${id.slice('cs_test_'.length)}`;
  for (const type of ['charge.refunded', 'charge.refund.updated', 'refund.created', 'refund.updated', 'refund.failed'])
    expect(await read(type, id)).toEqual({ paymentId: undefined, captureId, isDispute: false });
  for (const type of ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'])
    expect(await read(`charge.dispute.${type}`, id)).toEqual({ paymentId: undefined, captureId, isDispute: true });
  expect(await read('charge.succeeded', id)).toEqual({ paymentId: undefined });
  expect(await read('checkout.session.completed', 'cs_../../etc')).toEqual({ paymentId: undefined });
});

test('rejects a message that is unsigned, too old, signed with another secret or altered', async () => {
  const now = Math.floor(Date.now() / 1000);
  const about = (options = {}) => fake.message('checkout.session.completed', 'cs_test_1', options);
  const fresh = about();
  expect(await stripe.readEvent(fresh.body, fresh.headers)).toBeDefined();
  expect(await stripe.readEvent(`${fresh.body} `, fresh.headers)).toBeUndefined();
  expect(await stripe.readEvent(fresh.body, {})).toBeUndefined();
  for (const wrong of [about({ at: now - 310 }), about({ secret: 'whsec_other' })]) {
    expect(await stripe.readEvent(wrong.body, wrong.headers)).toBeUndefined();
  }
});

test('accepts or rejects any input without a crash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), fc.string(), async (body, signature) => {
      expect(await stripe.readEvent(body, { 'stripe-signature': signature })).toBeUndefined();
      const signed = fake.sign(body);
      const event = await stripe.readEvent(signed.body, signed.headers);
      expect(event === undefined || event.paymentId === undefined).toBe(true);
    }),
  );
  expect(fake.calls).toHaveLength(0);
});
