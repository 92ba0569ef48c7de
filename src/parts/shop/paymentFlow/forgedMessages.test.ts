import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour } from '../../../../tests/support/factories.ts';
import { type FakePaypal, startFakePaypal } from '../../../../tests/support/providers/fakePaypal.ts';
import { buildSiteApp } from '../../../../tests/support/testSite.ts';
import { paypalProvider } from '../payments/paypal.ts';
import { AT_ONCE } from '../payments/testing.ts';
import { beginPayment } from './beginPayment.ts';
import { setPaymentProviders } from './paymentProviders.ts';
import { buildOrder, readOrderOf } from './testSupport.ts';

describeDatabase('messages in PayPal’s name', (db) => {
  let app: FastifyInstance;
  let fake: FakePaypal;
  let order = 0;
  let id = '';
  beforeEach(async () => {
    fake = await startFakePaypal();
    setPaymentProviders([paypalProvider(fake.settings, AT_ONCE)]);
    app = await buildSiteApp(db);
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: true } as never });
    const tour = (await buildTour(db.payload)).id;
    order = await buildOrder(db.payload, [(await buildDeparture(db.payload, { tour })).id]);
    const asked = { kind: 'full', method: 'paypal', publicUrl: 'http://localhost:3000' } as const;
    const begun = await beginPayment(db.payload, order, asked);
    expect(begun.kind).toBe('away');
    id = [...fake.orders.keys()][0] ?? '';
    // Resets the counter: only requests caused by messages count.
    calls();
  });
  afterEach(async () => {
    setPaymentProviders([]);
    await app.close();
    await fake.close();
  });

  let counted = 0;
  /** Requests since the last call. */
  function calls(): number {
    const since = fake.calls.length - counted;
    counted = fake.calls.length;
    return since;
  }
  const send = async ({ body, headers }: { body: string; headers: Record<string, string> }) =>
    (
      await app.inject({
        method: 'POST',
        url: '/shop/payments/paypal/',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: body,
      })
    ).statusCode;

  test('cause no requests, whatever they name', async () => {
    fake.pay(id);
    const own = fake.message('CHECKOUT.ORDER.APPROVED', id);
    const forged = { 'paypal-transmission-sig': Buffer.alloc(256, 1).toString('base64') };
    const elsewhere = { 'paypal-cert-url': 'https://evil.example/v1/notifications/certs/CERT-1' };
    const other = fake.message('CHECKOUT.ORDER.APPROVED', 'UNKNOWN1');
    expect(await send(other)).toBe(200);
    expect(await send({ ...other, headers: { ...other.headers, ...forged } })).toBe(200);
    expect(await send({ ...own, headers: { ...own.headers, ...elsewhere } })).toBe(400);
    expect(await send({ ...own, headers: {} })).toBe(400);
    expect(calls()).toBe(0);
    // One certificate request, and no more.
    for (let turn = 0; turn < 5; turn += 1)
      expect(await send({ ...own, headers: { ...own.headers, ...forged } })).toBe(400);
    expect(calls()).toBe(1);
    expect((await readOrderOf(db.payload, order)).status).toBe('PLACED');
  });

  test('that are genuine are handled once; replays cause no requests', async () => {
    fake.pay(id);
    const own = fake.message('CHECKOUT.ORDER.APPROVED', id);
    expect(await send(own)).toBe(200);
    expect((await readOrderOf(db.payload, order)).status).toBe('CONFIRMED');
    calls();
    for (let turn = 0; turn < 5; turn += 1) expect(await send(own)).toBe(200);
    expect(await send(fake.message('PAYMENT.CAPTURE.COMPLETED', id))).toBe(200);
    expect(calls()).toBe(0);
  });

  test('about an open payment are deduplicated, too', async () => {
    const early = fake.message('CHECKOUT.ORDER.APPROVED', id);
    expect(await send(early)).toBe(200);
    expect((await readOrderOf(db.payload, order)).status).toBe('PLACED');
    calls();
    expect(await send(early)).toBe(200);
    expect(calls()).toBe(0);
    fake.pay(id);
    expect(await send(fake.message('CHECKOUT.ORDER.APPROVED', id))).toBe(200);
    expect((await readOrderOf(db.payload, order)).status).toBe('CONFIRMED');
  });
});
