import fc from 'fast-check';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type FakePaypal, startFakePaypal } from '../../../../tests/support/providers/fakePaypal.ts';
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

test('opens a payment, and captures it after approval', async () => {
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

test('the order asks for immediate payment, without shipping, in the locale', async () => {
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

test('the same payment requested again is one, even after a lost response', async () => {
  fake.fail('cutAfter', { path: '/v2/checkout/orders' });
  const first = await paypal.open(ASKED);
  expect(await paypal.open(ASKED)).toEqual(first);
  expect(fake.orders.size).toBe(1);
});

test('a capture with a lost response, or by two concurrent requests, is one', async () => {
  const id = await openApproved();
  fake.fail('cutAfter', { path: '/capture' });
  const states = await Promise.all([paypal.settle(id), paypal.settle(id), paypal.settle(id)]);
  for (const state of states) expect(state).toEqual(states[0]);
  expect(states[0]).toMatchObject({ outcome: 'paid', amount: 48_050 });
  expect(fake.orders.get(id)?.captures).toHaveLength(1);
});

test('a capture that has happened meanwhile is no error', async () => {
  const id = await openApproved();
  fake.captureEndsIn('OVERTAKEN');
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'paid', amount: 48_050 });
});

test('a declined card leaves the payment open, and another card pays', async () => {
  const id = await openApproved();
  fake.captureEndsIn({ issue: 'INSTRUMENT_DECLINED' });
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'open', amount: 0 });
  fake.pay(id);
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'paid', amount: 48_050 });
});

test('a capture may be pending or declined', async () => {
  const id = await openApproved();
  fake.captureEndsIn('PENDING');
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'open', amount: 0 });
  fake.decide(id, false);
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'failed', amount: 0 });
  fake.decide(id, true);
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'paid', amount: 48_050 });
});

test('an order that PayPal has deleted was never paid; closing sends no request', async () => {
  const { id } = await paypal.open(ASKED);
  await paypal.close(id);
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'open' });
  fake.forget(id);
  expect(await paypal.isApproved?.(id)).toBe(false);
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'failed' });
});

test('a refund happens once per key; a paid payment stays paid', async () => {
  const id = await openApproved();
  const { captureId = '' } = await paypal.settle(id);
  const asked = { captureId, amount: 10_050, currency: 'EUR', key: 'refund-1' };
  fake.fail('cutAfter', { path: '/refund' });
  const first = await paypal.refund(asked);
  expect(await paypal.refund(asked)).toEqual(first);
  expect(fake.refunds).toMatchObject([{ id: first.id, captureId, value: '100.50' }]);
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'paid', amount: 48_050, captureId });
  const tooMuch = await faultOf(paypal.refund({ ...asked, amount: 40_000, key: 'refund-2' }), secrets);
  expect(tooMuch.isFinal).toBe(true);
  expect(tooMuch.message).toBe(
    'PayPal could not give the money back: REFUND_AMOUNT_EXCEEDED, 422 (debug id fakedebug1).',
  );
});

test('a revoked access token is renewed', async () => {
  const { id } = await paypal.open(ASKED);
  fake.revokeTokens();
  const fault = await faultOf(paypal.settle(id), secrets);
  expect(fault).toMatchObject({ isFinal: false, message: expect.stringContaining('invalid_token, 401') });
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'open' });
});

test('a failing request is tried three times at most', async () => {
  const { id } = await paypal.open(ASKED);
  fake.fail('refuse');
  fake.fail('cut');
  expect(await paypal.settle(id)).toMatchObject({ outcome: 'open' });
  fake.fail('refuse', { times: 9 });
  const before = fake.calls.length;
  expect(await faultOf(paypal.settle(id), secrets)).toMatchObject({ provider: 'paypal', isFinal: false });
  expect(fake.calls).toHaveLength(before + 3);
});

test('times out, even while waiting for a token', async () => {
  for (const path of ['/v1/oauth2/token', '/v2/checkout/orders']) {
    fake.fail('hang', { path });
    const fault = await faultOf(paypalProvider(fake.settings, IMPATIENT).open(ASKED), secrets);
    expect(fault.message).toBe('PayPal could not open the payment: no answer within 0.05 s.');
  }
});

test('an error states the reason, without secrets', async () => {
  expect((await faultOf(paypal.open({ ...ASKED, currency: 'MAD' }), secrets)).message).toBe('PayPal takes no MAD.');
  const wrong = { ...fake.settings, clientSecret: 'fakePecan' };
  const closed = await faultOf(paypalProvider(wrong, AT_ONCE).open(ASKED), [...secrets, 'fakePecan']);
  expect(closed).toMatchObject({ isFinal: false, message: expect.stringContaining('invalid_client, 401') });
  await fake.close();
  const away = await faultOf(paypal.settle('ORDER1'), secrets);
  expect(away.message).toBe('PayPal could not say what has become of the payment: it cannot be reached.');
  fake = await startFakePaypal();
});

test('webhook events: payment id of payment events, undefined for others', async () => {
  const id = await openApproved();
  const read = async (type: string, about: string) => {
    const { body, headers } = fake.message(type, about);
    const event = await paypal.readEvent(body, headers);
    expect(event).toEqual(paypal.readClaim?.(body, headers));
    expect(event?.id).toBe(headers['paypal-transmission-id']);
    return event?.paymentId;
  };
  expect(await read('CHECKOUT.ORDER.APPROVED', id)).toBe(id);
  await paypal.settle(id);
  for (const end of ['COMPLETED', 'DENIED', 'DECLINED', 'PENDING']) {
    expect(await read(`PAYMENT.CAPTURE.${end}`, id)).toBe(id);
  }
  expect(await read('PAYMENT.CAPTURE.REFUNDED', id)).toBeUndefined();
  expect(await read('CHECKOUT.ORDER.APPROVED', '../../x')).toBeUndefined();
});

test('webhook messages about refunds name the capture, and whether it is disputed', async () => {
  const id = await openApproved();
  const { captureId } = await paypal.settle(id);
  const read = async (type: string) => {
    const { body, headers } = fake.message(type, id);
    return paypal.readEvent(body, headers);
  };
  const about = { id: expect.any(String), paymentId: undefined, captureId };
  expect(await read('PAYMENT.CAPTURE.REFUNDED')).toEqual({ ...about, isDispute: false });
  for (const type of ['PAYMENT.CAPTURE.REVERSED', 'CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED'])
    expect(await read(type)).toEqual({ ...about, isDispute: true });
});

test('lists its own refunds and those made elsewhere', async () => {
  const id = await openApproved();
  const { captureId = '' } = await paypal.settle(id);
  const asked = { id, captureId, currency: 'EUR' };
  expect(await paypal.returns(asked)).toEqual([]);
  const { id: own } = await paypal.refund({ captureId, amount: 10_000, currency: 'EUR', key: 'refund-1' });
  const strange = fake.takeBack(id, '380.50');
  const first = { id: own, key: 'refund-1', kind: 'refund', isUndone: false, amount: 10_000 };
  const second = { id: strange.id, key: undefined, kind: 'refund', isUndone: false, amount: 38_050 };
  expect(await paypal.returns(asked)).toEqual([first, second]);
  Object.assign(strange, { status: 'FAILED' });
  expect(await paypal.returns(asked)).toEqual([first, { ...second, isUndone: true }]);
  fake.forget(id);
  expect(await paypal.returns(asked)).toEqual([]);
});

test('a refunded capture without listed refunds counts as refunded', async () => {
  const id = await openApproved();
  const { captureId = '' } = await paypal.settle(id);
  Object.assign(fake.orders.get(id)?.captures[0] ?? {}, { status: 'REFUNDED' });
  const all = { id: `${captureId}-all`, kind: 'refund', isUndone: false, amount: undefined };
  expect(await paypal.returns({ id, captureId, currency: 'EUR' })).toEqual([all]);
});

test('rejects a message that is unsigned, altered or incomplete', async () => {
  const { body, headers } = fake.message('CHECKOUT.ORDER.APPROVED', 'ORDER1');
  expect(await paypal.readEvent(body, headers)).toMatchObject({ paymentId: 'ORDER1' });
  const asked = fake.calls.length;
  expect(await paypal.readEvent(body.replace('1.00', '1.0'), headers)).toBeUndefined();
  const other = fake.message('CHECKOUT.ORDER.APPROVED', 'ORDER2');
  for (const name of ['transmission-id', 'transmission-time', 'transmission-sig'].map((end) => `paypal-${end}`)) {
    const value = name.endsWith('time') ? '2026-01-01T00:00:00Z' : (other.headers[name] ?? '');
    expect(await paypal.readEvent(body, { ...headers, [name]: value }), name).toBeUndefined();
  }
  for (const name of paypal.webhookHeaders) {
    expect(await paypal.readEvent(body, { ...headers, [name]: '' })).toBeUndefined();
  }
  expect(await paypal.readEvent(body, { ...headers, 'paypal-auth-algo': 'SHA1withRSA' })).toBeUndefined();
  const ofOther = paypalProvider({ ...fake.settings, webhookId: 'ANOTHER1' }, AT_ONCE);
  expect(await ofOther.readEvent(body, headers)).toBeUndefined();
  // Only the other site's certificate was requested; nothing else that is not PayPal's causes a request.
  expect(fake.calls).toHaveLength(asked + 1);
});

test('accepts a message for three days after its first transmission, and not before it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { body, headers } = fake.message('CHECKOUT.ORDER.APPROVED', 'ORDER1');
  const sent = Date.now();
  const readAfter = (hours: number) => {
    vi.setSystemTime(sent + hours * 3_600_000);
    return paypal.readEvent(body, headers);
  };
  expect(await readAfter(72)).toMatchObject({ paymentId: 'ORDER1' });
  expect(await readAfter(97)).toBeUndefined();
  expect(await readAfter(-2)).toBeUndefined();
});

test.each([
  'http://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.sandbox.paypal.com.evil.example/v1/notifications/certs/CERT-1',
  'https://api.sandbox.paypal.com@evil.example/v1/notifications/certs/CERT-1',
  'https://api.sandbox.paypal.com:8443/v1/notifications/certs/CERT-1',
  'https://api.sandbox.paypal.com/v1/notifications/certs/../../../CERT-1',
  'https://api.sandbox.paypal.com/v1/oauth2/token',
  'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1?next=https://evil.example',
  'https://evil.example/v1/notifications/certs/CERT-1',
])('requests no certificate from %s', async (address) => {
  const { body, headers } = fake.message('CHECKOUT.ORDER.APPROVED', 'ORDER1');
  expect(await paypal.readEvent(body, { ...headers, 'paypal-cert-url': address })).toBeUndefined();
  expect(fake.calls).toEqual([]);
});

test('caches certificates, and limits requests for others', async () => {
  const named = (certificate: string, visitor: string) => {
    const { body, headers } = fake.message('CHECKOUT.ORDER.APPROVED', 'ORDER1');
    const url = `https://api.sandbox.paypal.com/v1/notifications/certs/${certificate}`;
    return paypal.readEvent(body, { ...headers, ...(certificate && { 'paypal-cert-url': url }) }, visitor);
  };
  for (let turn = 0; turn < 30; turn += 1)
    expect(await named('', '203.0.113.1')).toMatchObject({ paymentId: 'ORDER1' });
  expect(fake.calls).toHaveLength(1);
  for (let turn = 0; turn < 3; turn += 1) expect(await named(`CERT-${turn}`, '203.0.113.2')).toBeUndefined();
  // A response that is no certificate is cached, too.
  expect(await named('CERT-0', '203.0.113.2')).toBeUndefined();
  expect(await faultOf(named('CERT-4', '203.0.113.2'), secrets)).toMatchObject({ isFinal: false });
  expect(fake.calls).toHaveLength(4);
  for (let turn = 0; turn < 30; turn += 1)
    await named(`CERT-crowd-${turn}`, `198.51.100.${turn}`).catch(() => undefined);
  expect(fake.calls).toHaveLength(12);
  expect(await named('', '203.0.113.2')).toMatchObject({ paymentId: 'ORDER1' });
});

test('throws when the certificate cannot be fetched now, so that PayPal resends', async () => {
  const { body, headers } = fake.message('CHECKOUT.ORDER.APPROVED', 'ORDER1');
  fake.fail('refuse', { path: '/certs/', times: 3 });
  expect(await faultOf(paypal.readEvent(body, headers), secrets)).toMatchObject({ isFinal: false });
  expect(await paypal.readEvent(body, headers)).toMatchObject({ paymentId: 'ORDER1' });
});

test('never accepts or crashes on random input', async () => {
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
