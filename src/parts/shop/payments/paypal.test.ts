import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakePaypal, startFakePaypal } from '../../../../tests/support/fakePaypal.ts';
import { paypalProvider } from './paypal.ts';
import type { PaymentProvider } from './port.ts';
import { ASKED, AT_ONCE, faultOf, IMPATIENT } from './testing.ts';

let fake: FakePaypal;
let paypal: PaymentProvider;
let secrets: string[];

beforeEach(async () => {
  fake = await startFakePaypal();
  paypal = paypalProvider(fake.settings, AT_ONCE);
  secrets = [fake.settings.clientSecret, 'Bearer', 'Basic', Buffer.from(fake.settings.clientSecret).toString('base64')];
});
afterEach(() => fake.close());

async function openApproved(): Promise<string> {
  const { id } = await paypal.open(ASKED);
  fake.pay(id);
  return id;
}

const callsTo = (words: string) => fake.calls.filter(({ path }) => path.includes(words)).length;

test('a payment is opened, approved, and taken when it is asked for', async () => {
  const { id, url } = await paypal.open(ASKED);
  expect(url).toBe(`${fake.origin}/pay/${id}`);
  expect(fake.orders.get(id)).toMatchObject({
    amount: { currency_code: 'EUR', value: '480.50' },
    invoiceId: ASKED.key,
    returnUrl: ASKED.returnUrl,
    cancelUrl: ASKED.cancelUrl,
  });
  expect(await paypal.settle(id)).toEqual({ outcome: 'open', amount: 0, currency: 'EUR', captureId: undefined });
  expect(await paypal.isApproved?.(id)).toBe(false);
  fake.pay(id);
  expect(await paypal.isApproved?.(id)).toBe(true);
  expect(callsTo('/capture')).toBe(0);
  const paid = { outcome: 'paid', amount: 48_050, currency: 'EUR', captureId: expect.stringMatching(/^[A-Z0-9]{17}$/) };
  expect(await paypal.settle(id)).toEqual(paid);
  expect(await paypal.settle(id)).toEqual(paid);
  expect(await paypal.isApproved?.(id)).toBe(false);
  expect(callsTo('/capture')).toBe(1);
  expect(callsTo('/oauth2/token')).toBe(1);
});

test('what PayPal is told: pay at once, send nothing, in this language', async () => {
  await paypal.open({ ...ASKED, description: 'x'.repeat(300), locale: 'de' });
  const order = JSON.parse(fake.calls.find(({ path }) => path === '/v2/checkout/orders')?.body ?? '');
  expect(order.payment_source.paypal).toMatchObject({
    email_address: ASKED.email,
    experience_context: {
      user_action: 'PAY_NOW',
      shipping_preference: 'NO_SHIPPING',
      payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
      locale: 'de',
    },
  });
  expect(order.purchase_units[0].description).toHaveLength(127);
});

test('the same payment asked for again is one, also when the first answer was lost', async () => {
  fake.fail('cutAfter', { path: '/v2/checkout/orders' });
  const first = await paypal.open(ASKED);
  expect(await paypal.open(ASKED)).toEqual(first);
  expect(fake.orders.size).toBe(1);
});

test('a capture whose answer was lost, or that two ask for at once, is one', async () => {
  const id = await openApproved();
  fake.fail('cutAfter', { path: '/capture' });
  const states = await Promise.all([paypal.settle(id), paypal.settle(id), paypal.settle(id)]);
  for (const state of states) expect(state).toEqual(states[0]);
  expect(states[0]).toMatchObject({ outcome: 'paid', amount: 48_050 });
  expect(fake.orders.get(id)?.captures).toHaveLength(1);
});

test('a capture that was taken meanwhile is no fault', async () => {
  const id = await openApproved();
  fake.captureEndsIn('OVERTAKEN');
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'paid', amount: 48_050 });
});

test('a declined card leaves the payment open, and the next one pays', async () => {
  const id = await openApproved();
  fake.captureEndsIn({ issue: 'INSTRUMENT_DECLINED' });
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'open', amount: 0 });
  fake.pay(id);
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'paid', amount: 48_050 });
});

test('a capture may wait for PayPal, or be declined', async () => {
  const id = await openApproved();
  fake.captureEndsIn('PENDING');
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'open', amount: 0 });
  fake.decide(id, false);
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'failed', amount: 0 });
  fake.decide(id, true);
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'paid', amount: 48_050 });
});

test('an order that PayPal has forgotten was never paid; closing asks nothing', async () => {
  const { id } = await paypal.open(ASKED);
  await paypal.close(id);
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'open' });
  fake.forget(id);
  expect(await paypal.isApproved?.(id)).toBe(false);
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'failed' });
});

test('a refund is given once for its key; what was paid stays paid', async () => {
  const id = await openApproved();
  const { captureId = '' } = await paypal.settle(id);
  const asked = { captureId, amount: 10_050, currency: 'EUR', key: 'refund-1' };
  fake.fail('cutAfter', { path: '/refund' });
  const first = await paypal.refund(asked);
  expect(await paypal.refund(asked)).toEqual(first);
  expect(fake.refunds).toEqual([{ id: first.id, captureId, value: '100.50' }]);
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'paid', amount: 48_050, captureId });
  const tooMuch = await faultOf(paypal.refund({ ...asked, amount: 40_000, key: 'refund-2' }), secrets);
  expect(tooMuch.isFinal).toBe(true);
  expect(tooMuch.message).toBe(
    'PayPal could not give the money back: REFUND_AMOUNT_EXCEEDED, 422 (debug id fakedebug1).',
  );
});

test('a token that was taken back is asked for anew', async () => {
  const { id } = await paypal.open(ASKED);
  fake.revokeTokens();
  const fault = await faultOf(paypal.settle(id), secrets);
  expect(fault).toMatchObject({ isFinal: false, message: expect.stringContaining('invalid_token, 401') });
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'open' });
});

test('what stumbles is asked three times at most', async () => {
  const { id } = await paypal.open(ASKED);
  fake.fail('refuse');
  fake.fail('cut');
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'open' });
  fake.fail('refuse', { times: 9 });
  const before = fake.calls.length;
  expect(await faultOf(paypal.settle(id), secrets)).toMatchObject({ provider: 'paypal', isFinal: false });
  expect(fake.calls).toHaveLength(before + 3);
});

test('who does not answer is waited for no longer than allowed, not even for a token', async () => {
  for (const path of ['/v1/oauth2/token', '/v2/checkout/orders']) {
    fake.fail('hang', { path });
    const fault = await faultOf(paypalProvider(fake.settings, IMPATIENT).open(ASKED), secrets);
    expect(fault.message).toBe('PayPal could not open the payment: no answer within 0.05 s.');
  }
});

test('a refusal says why, and no secret', async () => {
  expect((await faultOf(paypal.open({ ...ASKED, currency: 'MAD' }), secrets)).message).toBe('PayPal takes no MAD.');
  const wrong = { ...fake.settings, clientSecret: 'fakePecan' };
  const closed = await faultOf(paypalProvider(wrong, AT_ONCE).open(ASKED), [...secrets, 'fakePecan']);
  expect(closed).toMatchObject({ isFinal: false, message: expect.stringContaining('invalid_client, 401') });
  await fake.close();
  const away = await faultOf(paypal.settle('ORDER1'), secrets);
  expect(away.message).toBe('PayPal could not say what has become of the payment: it cannot be reached.');
  fake = await startFakePaypal();
});

test('messages about payments name them, others nothing', async () => {
  const id = await openApproved();
  const read = async (type: string, about: string) => {
    const { body, headers } = fake.message(type, about);
    return paypal.readEvent(body, headers);
  };
  expect(await read('CHECKOUT.ORDER.APPROVED', id)).toEqual({ paymentId: id });
  await paypal.settle(id);
  for (const end of ['COMPLETED', 'DENIED', 'DECLINED', 'PENDING']) {
    expect(await read(`PAYMENT.CAPTURE.${end}`, id)).toEqual({ paymentId: id });
  }
  expect(await read('PAYMENT.CAPTURE.REFUNDED', id)).toEqual({ paymentId: undefined });
  expect(await read('CHECKOUT.ORDER.APPROVED', '../../x')).toEqual({ paymentId: undefined });
});

test('a message that PayPal does not know, not as it came or not whole, is none', async () => {
  const { body, headers } = fake.message('CHECKOUT.ORDER.APPROVED', 'ORDER1');
  expect(await paypal.readEvent(body, headers)).toEqual({ paymentId: 'ORDER1' });
  expect(await paypal.readEvent(body.replace('1.00', '1.0'), headers)).toBeUndefined();
  expect(await paypal.readEvent(body, { ...headers, 'paypal-transmission-id': 'other' })).toBeUndefined();
  const asked = fake.calls.length;
  for (const name of paypal.webhookHeaders) {
    expect(await paypal.readEvent(body, { ...headers, [name]: '' })).toBeUndefined();
  }
  // What cannot be from PayPal costs no call.
  expect(fake.calls).toHaveLength(asked);
});

test('a message that cannot be checked now is a fault, so that it comes again', async () => {
  const { body, headers } = fake.message('CHECKOUT.ORDER.APPROVED', 'ORDER1');
  fake.fail('refuse', { path: 'verify-webhook-signature', times: 3 });
  expect(await faultOf(paypal.readEvent(body, headers), secrets)).toMatchObject({ isFinal: false });
});

test('whatever is sent is no message of PayPal, and cannot answer for it', async () => {
  const { headers } = fake.message('CHECKOUT.ORDER.APPROVED', 'ORDER1');
  const json = fc.json().map((inner) => `{"resource":${inner},"transmission_id":"x"}`);
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json(), json), fc.string(), async (body, value) => {
      expect(await paypal.readEvent(body, { ...headers, 'paypal-transmission-sig': value })).toBeUndefined();
      expect(await paypal.readEvent(body, headers)).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});
