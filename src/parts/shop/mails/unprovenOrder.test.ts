import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildPage, buildTour } from '../../../../tests/support/factories.ts';
import { LETTER_NEWS } from '../../../letters/order.ts';
import { buildOrder, readOrderOf } from '../paymentFlow/testSupport.ts';
import { writeOrderLetter } from './writeOrderLetter.ts';

/** Text that an attacker types into a checkout to have the site mail it to a third person. */
const BAIT = [
  'Your prize waits: http://evil.example/1',
  'Call +44 20 7946 0958 now',
  'www.evil.example',
  '<b>evil</b>',
];

describeDatabase('mails of an order to an unproven address', (db) => {
  async function buildBait(data: object): Promise<number> {
    const tour = await buildTour(db.payload, { title: 'To the dunes' });
    const departure = (await buildDeparture(db.payload, { tour: tour.id, seats: 12 })).id;
    const gone = (
      await buildDeparture(db.payload, { tour: tour.id, seats: 12, start: '2030-05-01', end: '2030-05-03' })
    ).id;
    const page = await buildPage(db.payload, { title: 'Your booking' });
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: true, summaryPage: page.id } as never });
    const contact = {
      ...{ firstName: BAIT[0], lastName: BAIT[1], fullName: BAIT[0], notes: BAIT[1] },
      ...{ emailAddress: 'victim@example.com', phoneNumber: BAIT[2] },
    };
    const order = await buildOrder(db.payload, [departure, gone], { contact, notes: BAIT[3], ...data });
    const { docs } = await db.payload.find({
      collection: 'bookings',
      where: { order: { equals: order } },
      sort: 'id',
      depth: 0,
    });
    const items = BAIT.map((name) => ({
      uuid: randomUUID(),
      unitId: 'adult',
      contact: { fullName: name, firstName: name, lastName: name },
    }));
    for (const [index, { id }] of docs.entries()) {
      const change = { items, contact, name: BAIT[0], notes: BAIT[3], ...(index === 1 && { status: 'CANCELLED' }) };
      const context = { lockedOrder: order };
      await db.payload.update({ collection: 'bookings', id, data: change as never, context });
    }
    return order;
  }

  test.each(['PLACED', 'CONFIRMED', 'CANCELLED', 'EXPIRED'])('contain none of the typed text (%s)', async (status) => {
    const order = await readOrderOf(db.payload, await buildBait({ status, method: 'transfer' }));
    expect(JSON.stringify(order)).toContain('evil.example');
    const req = await createLocalReq({}, db.payload);
    for (const news of LETTER_NEWS) {
      const { html, subject, text } = await writeOrderLetter(req, { news, order, payment: undefined });
      for (const words of [html, subject, text]) expect(words, news).not.toMatch(/evil|prize|7946|Call/);
    }
  });

  test('greet nobody by name, whatever the name', async () => {
    const contact = { fullName: 'Fortune Awaits', firstName: 'Fortune', lastName: 'Awaits' };
    const order = await readOrderOf(db.payload, await buildBait({ status: 'PLACED', method: 'transfer' }));
    const req = await createLocalReq({}, db.payload);
    const { text } = await writeOrderLetter(req, {
      news: 'unconfirmed',
      order: { ...order, contact: { ...order.contact, ...contact } },
      payment: undefined,
    });
    expect(text).toMatch(/^Hello,\n/);
    expect(text).not.toContain('Fortune');
  });

  test('name the travellers after a payment', async () => {
    const order = await readOrderOf(db.payload, await buildBait({ status: 'CONFIRMED', paid: 96_000 }));
    const req = await createLocalReq({}, db.payload);
    const { text } = await writeOrderLetter(req, { news: 'confirmed', order, payment: undefined });
    expect(text).toContain('Your prize waits');
  });
});
