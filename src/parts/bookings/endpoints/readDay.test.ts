import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour } from '../../../../tests/support/factories.ts';
import type { Booking, Order } from '../../../cms/payload-types.ts';
import { addDays } from '../../../shared/time/days.ts';
import { readBoardQuery } from '../rules/boardQuery.ts';
import { readBoard } from './readBoard.ts';
import { readDay } from './readDay.ts';

const NOW = new Date();
const TODAY = NOW.toISOString().slice(0, 10);

describeDatabase('the day at a glance', (db) => {
  const depart = (tour: number, days: number, data: object = {}) =>
    buildDeparture(db.payload, { tour, start: addDays(TODAY, days), end: addDays(TODAY, days + 2), ...data });
  const order = (data: Partial<Order>) =>
    db.payload.create({
      collection: 'orders',
      data: { reference: 'R-1', status: 'CONFIRMED', currency: 'EUR', total: 96_000, plan: 'full', ...data } as never,
    });
  const book = (departure: number, data: Partial<Booking> = {}) =>
    db.payload.create({
      collection: 'bookings',
      data: { departure, adults: 2, status: 'CONFIRMED', ...data } as never,
      depth: 0,
    });

  it('lists this week’s departures with missing information', async () => {
    const tour = await buildTour(db.payload, { title: 'To the dunes' });
    const soon = await depart(tour.id, 3);
    await depart(tour.id, 8);
    await depart(tour.id, 2, { status: 'cancelled' });
    const way = await depart(tour.id, -1);
    const { id } = await order({ paid: 24_000, method: 'stripe' });
    await book(soon.id, { order: id, name: 'Amina Idrissi' });
    await book(soon.id, { adults: 1, name: 'Youssef', phone: '+212 600', status: 'ON_HOLD' });
    const { departures } = await readDay(db, NOW);
    expect(departures.map((one) => [one.id, one.when])).toEqual([
      [way.id, 'On its way'],
      [soon.id, 'In 3 days'],
    ]);
    expect(departures[1]).toMatchObject({ tourTitle: 'To the dunes', party: '2 adults', names: 'Amina Idrissi' });
    expect(departures[1]?.missing).toEqual([
      '2 travellers have no name',
      'Amina Idrissi has not paid €720',
      'No phone number of Amina Idrissi',
      'It is not said where and when they are met',
      '1 booking is only on hold',
    ]);
    expect(departures[0]).toMatchObject({ party: '', missing: [] });
  });

  it('lists nothing as missing when names, payment, phone and meeting point are known', async () => {
    const met = { meetingPlace: 'Café of the well', meetingTime: '08:30' };
    const tour = await buildTour(db.payload, { title: 'To the well', ...met } as never);
    const { id } = await depart(tour.id, 0);
    const paid = await order({ reference: 'R-2', paid: 96_000 });
    const items = [{ uuid: 'one', unitId: 'adult', contact: { fullName: 'Amina Idrissi' } }];
    const contact = { fullName: 'Amina Idrissi', phoneNumber: '+212 600' };
    await book(id, { order: paid.id, items, contact, adults: null } as never);
    const [first] = (await readDay(db, NOW)).departures;
    expect(first).toMatchObject({ id, when: 'Today', missing: [] });
  });

  it('lists overdue payments and pending refunds, with customer and order', async () => {
    const tour = await buildTour(db.payload, { title: 'To the dunes' });
    const { id: departure } = await depart(tour.id, 50);
    const contact = { fullName: 'Amina Idrissi' };
    const late = await order({ balanceDue: addDays(TODAY, -4), paid: 0, dueNow: 96_000, method: 'transfer', contact });
    await book(departure, { order: late.id });
    const own = await book(departure, { name: 'Partner’s guest', source: 'partner' });
    await db.payload.update({ collection: 'bookings', id: own.id, data: { status: 'CANCELLED' } });
    const { money } = await readDay(db, NOW);
    expect(money).toMatchObject([
      {
        href: `/admin/collections/orders/${late.id}`,
        what: 'Transfer of €960 late by 4 days',
        about: 'Amina Idrissi, R-1',
      },
      { href: `/admin/collections/bookings/${own.id}`, what: expect.stringMatching(/^To give back: €/) },
    ]);
  });

  it('lists an overpaid order once, with the excess', async () => {
    const tour = await buildTour(db.payload, { title: 'To the dunes' });
    const { id: departure } = await depart(tour.id, 50);
    const contact = { fullName: 'Amina Idrissi' };
    const rich = await order({ reference: 'R-3', paid: 100_800, refunded: 0, contact });
    const even = await order({ reference: 'R-4', paid: 100_800, refunded: 4_800, contact });
    for (const { id } of [rich, rich, even]) await book(departure, { order: id, adults: 1 });
    expect((await readDay(db, NOW)).money).toMatchObject([
      { href: `/admin/collections/orders/${rich.id}`, what: 'Paid, €48 too much: give it back' },
    ]);
    const req = await createLocalReq({}, db.payload);
    const board = await readBoard(req, readBoardQuery({ departure: String(departure) }), NOW);
    expect([board.attention, board.departures[0]?.owed]).toEqual([1, 1]);
  });

  it('lists holds that end within two days, the first first, without carts', async () => {
    const tour = await buildTour(db.payload, { title: 'To the dunes' });
    const { id: departure } = await depart(tour.id, 50);
    const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();
    const hold = (name: string, hours: number, data: Partial<Booking> = {}) =>
      book(departure, {
        ...{ name, status: 'ON_HOLD', adults: 1, expiresAt: inHours(hours) },
        ...data,
      });
    await hold('Later', 20);
    await hold('Sooner', 0.5);
    const cart = await order({ reference: null as never, status: 'CART', total: 0 });
    await hold('In a cart', 0.4, { order: cart.id });
    const { holds } = await readDay(db, NOW);
    expect(holds.map(({ about, isUrgent }) => [about.split(',')[0], isUrgent])).toEqual([
      ['Sooner', true],
      ['Later', false],
    ]);
    expect(holds[0]?.what).toMatch(/^Ends in \d+ min/);
  });

  it('lists departures that are almost full, and those without bookings', async () => {
    const tour = await buildTour(db.payload, { title: 'To the dunes' });
    const filling = await depart(tour.id, 30, { seats: 4 });
    await book(filling.id);
    const empty = await depart(tour.id, 20, { seats: 8 });
    await depart(tour.id, 50, { seats: 8 });
    const { dates } = await readDay(db, NOW);
    expect(dates.map(({ href, what }) => [href, what])).toEqual([
      [`/admin/departures-board?departure=${filling.id}`, 'Almost full: 2 booked, 2 free of 4'],
      [`/admin/departures-board?departure=${empty.id}`, 'Nobody has booked yet'],
    ]);
  });

  it('omits departures of a trashed tour, as does the board', async () => {
    const tour = await buildTour(db.payload, { title: 'To the dunes' });
    await depart(tour.id, 3, { seats: 8 });
    expect((await readDay(db, NOW)).departures).toHaveLength(1);
    await db.payload.update({ collection: 'tours', id: tour.id, data: { deletedAt: NOW.toISOString() } });
    const { dates, departures } = await readDay(db, NOW);
    const board = await readBoard(await createLocalReq({}, db.payload), readBoardQuery({}), NOW);
    expect([dates, departures, board.departures]).toEqual([[], [], []]);
  });
});
