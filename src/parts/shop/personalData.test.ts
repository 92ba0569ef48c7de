import { createLocalReq } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildDeparture } from '../../../tests/support/factories.ts';
import { queueOrderMail } from './mails/queueOrderMail.ts';
import { changeOrder } from './orders/changeOrder.ts';
import { findOrder } from './orders/openOrder.ts';
import { eraseOrdersOf, exportOrdersOf } from './personalData.ts';

describeDatabase('personal data in orders', (db) => {
  let departure = 0;
  beforeEach(async () => {
    departure = (await buildDeparture(db.payload)).id;
  });

  /** An order with a booking of one traveller. */
  async function order(email: string, status: 'CONFIRMED' | 'CANCELLED') {
    const contact = { fullName: 'Amina Berrada', emailAddress: email, phoneNumber: '+212 600 000 000' };
    const columns = { name: contact.fullName, email, phone: contact.phoneNumber, notes: 'Vegetarian' };
    const data = { reference: `K-${email}-${status}`, status, contact, ...columns, total: 48_000, paid: 48_000 };
    const { id } = await db.payload.create({ collection: 'orders', data: data as never, depth: 0 });
    const items = [{ uuid: 'a', unitId: 'adult', contact: { fullName: 'Amina Berrada' } }];
    const booking = { departure, items, status, source: 'site', order: id, contact };
    await db.payload.create({ collection: 'bookings', data: booking as never, depth: 0 });
    const payment = { order: id, provider: 'stripe', providerId: `pi_${id}`, kind: 'full', status: 'paid' };
    await db.payload.create({ collection: 'payments', data: { ...payment, amount: 48_000, currency: 'EUR' } as never });
    await changeOrder(db.payload, id, (open, req) => queueOrderMail(req, open, 'confirmed'));
    return id;
  }

  it('is exported with its payments; is erased after its tours with its mails; amounts stay', async () => {
    const over = await order('Amina@Example.com', 'CANCELLED');
    const coming = await order('amina@example.com', 'CONFIRMED');
    const other = await order('notamina@example.com', 'CANCELLED');
    const req = await createLocalReq({}, db.payload);
    const exported = await exportOrdersOf(req, { email: ' AMINA@example.com' });
    expect(exported).toHaveLength(2);
    expect(exported[0]).toMatchObject({
      ...{ status: 'CANCELLED', notes: 'Vegetarian', total: 48_000, contact: { fullName: 'Amina Berrada' } },
      payments: [{ provider: 'stripe', providerId: `pi_${over}`, amount: 48_000 }],
      bookings: [expect.any(String)],
    });
    expect(await eraseOrdersOf(req, { email: 'amina@example.com' })).toEqual({ erased: 1, kept: 1 });
    const read = async (id: number) => {
      const row = await db.payload.findByID({ collection: 'orders', id, depth: 0 });
      const { docs } = await db.payload.find({ collection: 'mails', where: { about: { equals: `order:${id}` } } });
      return JSON.stringify([row, await findOrder({ payload: db.payload }, id), docs]).replace(/K-[^"]+/g, '');
    };
    expect(await read(over)).not.toMatch(/amina|vegetarian|\+212/i);
    expect(await findOrder({ payload: db.payload }, over)).toMatchObject({ total: 48_000, paid: 48_000 });
    for (const kept of [coming, other]) expect(await read(kept)).toMatch(/amina.*vegetarian/i);
    expect(await exportOrdersOf(req, { email: ' ' })).toEqual([]);
  });
});
