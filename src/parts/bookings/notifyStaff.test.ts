import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildUser } from '../../../tests/support/factories.ts';

describeDatabase('mails to staff', (db) => {
  let departure = 0;
  beforeEach(async () => {
    const tour = await buildTour(db.payload, { title: 'To the dunes' });
    departure = (await buildDeparture(db.payload, { tour: tour.id })).id;
    await db.payload.updateGlobal({ slug: 'inbox', data: { notify: ['salma@khettara.example'] } });
  });

  const book = (data: object = {}) =>
    db.payload.create({
      collection: 'bookings',
      data: {
        ...{ departure, adults: 2, status: 'ON_HOLD', source: 'partner', partner: 'p1', partnerName: 'Sahara Direct' },
        ...{ resellerReference: 'SD-1', name: 'Amina <b>Berrada</b>', email: 'amina@example.com', ...data },
      } as never,
      depth: 0,
    });
  const set = (id: number, data: object, user?: object) =>
    db.payload.update({ collection: 'bookings', id, data: data as never, depth: 0, ...(user && { user }) });
  const mails = async () => (await db.payload.find({ collection: 'mails', sort: 'id', depth: 0 })).docs;

  it('are sent once for a partner’s booking, and once for its cancellation', async () => {
    const { id, reference } = await book();
    expect(await mails()).toEqual([]);
    await set(id, { status: 'CONFIRMED' });
    await set(id, { notes: 'Vegetarian' });
    await set(id, { status: 'CONFIRMED' });
    await db.payload.updateGlobal({ slug: 'shop', data: { noticeEmail: 'orders@khettara.example' } });
    await set(id, { status: 'CANCELLED', cancelReason: 'They are ill' });
    const [booked, cancelled, ...more] = await mails();
    expect(more).toEqual([]);
    expect(booked).toMatchObject({
      to: 'salma@khettara.example',
      subject: `Booked by a partner: Sahara Direct, To the dunes (${reference})`,
      about: `booking:${id}`,
    });
    for (const words of ['SD-1', 'Amina <b>Berrada</b>', '2 adults', `/admin/collections/bookings/${id}`])
      expect(booked?.text).toContain(words);
    expect(booked?.html).not.toContain('<b>Berrada');
    expect(cancelled).toMatchObject({ to: 'orders@khettara.example' });
    expect(cancelled?.text).toContain('They are ill');
  });

  it('are not sent for staff’s own changes, for orders, or for expired holds', async () => {
    const user = await buildUser(db.payload, 'editor');
    const own = await book({ source: 'studio' });
    await set(own.id, { status: 'CONFIRMED' });
    await book({ source: 'site', status: 'CONFIRMED', adults: 1 });
    const hold = await book({ adults: 1 });
    await set(hold.id, { status: 'CANCELLED' });
    const theirs = await book({ adults: 1 });
    await set(theirs.id, { status: 'CONFIRMED' }, user);
    expect(await mails()).toEqual([]);
  });

  it('are skipped without a recipient, and the booking stays', async () => {
    await db.payload.updateGlobal({ slug: 'inbox', data: { notify: [] } });
    expect(await book({ status: 'CONFIRMED' })).toMatchObject({ status: 'CONFIRMED' });
    expect(await mails()).toEqual([]);
  });
});
