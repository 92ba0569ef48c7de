import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeDatabase } from '../../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildUser } from '../../../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../../../tests/support/requests/rest.ts';
import { balanceOf } from '../../../../tours/booking/order.ts';
import { applyPaymentState } from '../applyPaymentState.ts';
import { beginPayment } from '../beginPayment.ts';
import { setPaymentProviders } from '../paymentProviders.ts';
import { buildOrder, MemoryProvider, readEvents, readOrderOf, runScheduledJobs } from '../testSupport.ts';

describeDatabase('the money of an order', (db) => {
  let rest: Rest;
  let card: MemoryProvider;
  let order = 0;
  beforeEach(async () => {
    card = new MemoryProvider('stripe');
    setPaymentProviders([card]);
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor', { name: 'Salma' }));
    order = await buildOrder(db.payload, [(await buildDeparture(db.payload)).id]);
  });
  afterEach(() => {
    vi.useRealTimers();
    setPaymentProviders([]);
  });

  const received = (data: object) => rest('POST', `/orders/${order}/received`, data);
  const refund = (data: object) => rest('POST', `/orders/${order}/refund`, data);
  const read = () => readOrderOf(db.payload, order);

  const eventsBySalma = async () => {
    const row = { collection: 'orders', id: order, depth: 0, showHiddenFields: true } as const;
    const { history } = await db.payload.findByID(row);
    return (history as { by: string; what: string }[]).flatMap(({ by, what }) => (by === 'Salma' ? [what] : []));
  };

  it('received by staff is recorded once, confirms the order, and never exceeds the balance', async () => {
    const sent = { amount: 20_000, note: 'In cash', uuid: randomUUID() };
    const answers = await Promise.all([received(sent), received(sent)]);
    expect(answers.map(({ body }) => body)).toEqual(Array(2).fill({ paid: 20_000, refunded: 0 }));
    expect(await read()).toMatchObject({ status: 'CONFIRMED', payments: [{ provider: 'transfer', kind: 'deposit' }] });
    const more = await received({ amount: 28_001, uuid: randomUUID() });
    expect([more.status, more.text]).toEqual([409, expect.stringContaining('Only €280 of this order are left')]);
    expect((await received({ amount: 28_000, uuid: randomUUID() })).body).toMatchObject({ paid: 48_000 });
    expect(await readEvents(db.payload, order)).toHaveLength(2);
    expect(await eventsBySalma()).toContain('Paid €200 as noted: In cash: confirmed');
  });

  it('is refunded in parts, once per idempotency key, even when the provider is unreachable at first', async () => {
    const begun = await beginPayment(db.payload, order, {
      kind: 'full',
      method: 'stripe',
      publicUrl: 'http://x.example',
    });
    const id = begun.kind === 'away' ? begun.url.replace('https://pay.example/', '') : expect.fail(begun.kind);
    const payment = (await read()).payments[0]?.id;
    expect((await refund({ amount: 1, payment, uuid: randomUUID() })).status).toBe(409);
    card.pay(id);
    await applyPaymentState(db.payload, { provider: 'stripe', providerId: id });
    const sent = { amount: 8_000, payment, uuid: randomUUID() };
    const answers = await Promise.all([refund(sent), refund(sent)]);
    expect(answers.map(({ body }) => body)).toEqual(Array(2).fill({ paid: 48_000, refunded: 8_000 }));
    expect((await refund({ amount: 40_001, payment, uuid: randomUUID() })).status).toBe(409);
    card.isAway = true;
    expect((await refund({ amount: 40_000, payment, uuid: randomUUID() })).status).toBe(502);
    expect((await refund({ amount: 1, payment, uuid: randomUUID() })).status).toBe(409);
    card.isAway = false;
    vi.useFakeTimers({ now: Date.now() + 6 * 60_000, toFake: ['Date'] });
    await runScheduledJobs(db.payload);
    await runScheduledJobs(db.payload);
    expect(await read()).toMatchObject({ paid: 48_000, refunded: 48_000, payments: [{ status: 'refunded' }] });
    expect([...(card.held.get(id)?.refunds.values() ?? [])]).toEqual([8_000, 40_000]);
  });

  it('that is refunded lowers the price when staff choose so; otherwise it becomes due again', async () => {
    await received({ amount: 48_000, uuid: randomUUID() });
    const payment = (await read()).payments[0]?.id;
    await refund({ amount: 3_000, payment, uuid: randomUUID(), lowersPrice: true });
    expect(await read()).toMatchObject({ discount: 3_000, total: 45_000, refunded: 3_000 });
    expect(balanceOf(await read())).toBe(0);
    for (const lowersPrice of [false, 'yes', undefined])
      await refund({ amount: 1_000, payment, uuid: randomUUID(), lowersPrice });
    expect(await read()).toMatchObject({ total: 45_000, refunded: 6_000 });
    expect(balanceOf(await read())).toBe(3_000);
  });

  it('in cash is recorded as cash, and refunded manually', async () => {
    await received({ amount: 48_000, means: 'cash', note: 'At the office', uuid: randomUUID() });
    const { payments } = await read();
    expect(payments).toMatchObject([{ provider: 'cash', kind: 'full' }]);
    expect(await eventsBySalma()).toContain('Paid €480 in cash, as noted: At the office: confirmed');
    await refund({ amount: 48_000, payment: payments[0]?.id, uuid: randomUUID() });
    expect(await read()).toMatchObject({ refunded: 48_000, payments: [{ provider: 'cash', status: 'refunded' }] });
  });

  it('is reported to the traveller by mail, once for each refund, when staff choose so', async () => {
    await received({ amount: 48_000, uuid: randomUUID() });
    const payment = (await read()).payments[0]?.id;
    const letters = async () => {
      const where = { key: { contains: ':refunded' } };
      const { docs } = await db.payload.find({ collection: 'mails', where, sort: 'id', pagination: false });
      return docs.map(({ subject, to }) => [to, String(subject).replace(/ \(.*/, '')]);
    };
    await refund({ amount: 1_000, payment, uuid: randomUUID(), lowersPrice: true });
    expect(await letters()).toEqual([]);
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    const sent = { amount: 3_000, payment, uuid: randomUUID(), lowersPrice: true, notifies: true };
    await refund(sent);
    await refund(sent);
    // In the same second as the one before.
    await refund({ ...sent, amount: 5_000, uuid: randomUUID() });
    const to = (await read()).contact.emailAddress;
    expect(await letters()).toEqual([
      [to, 'We have given back €30'],
      [to, 'We have given back €50'],
    ]);
  });

  it('is changed by editors and admins only; invalid bodies are refused', async () => {
    const good = { amount: 100, uuid: randomUUID() };
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    const visitor = await restClient(db.payload);
    for (const other of [author, visitor])
      expect((await other('POST', `/orders/${order}/received`, good)).status).toBe(403);
    const wrong = [
      { amount: 0 },
      { amount: '100' },
      { amount: 1.5 },
      { amount: -1 },
      { amount: 1e12 },
      { uuid: 'x' },
      { note: 'a\0' },
    ];
    for (const part of wrong) expect([part, (await received({ ...good, ...part })).status]).toEqual([part, 400]);
    expect((await refund({ ...good, payment: 99_999 })).status).toBe(404);
    expect((await rest('POST', '/orders/99999/received', good)).status).toBe(404);
    expect(await read()).toMatchObject({ status: 'PLACED', paid: 0, payments: [] });
  });
});
