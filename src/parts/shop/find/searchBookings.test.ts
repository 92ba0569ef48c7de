import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour } from '../../../../tests/support/factories.ts';
import { addDays } from '../../../shared/time/days.ts';
import { buildOrder, readOrderOf } from '../paymentFlow/testSupport.ts';
import { searchBookings } from './searchBookings.ts';

const NOW = new Date();
const START = addDays(NOW.toISOString().slice(0, 10), 40);

describeEachDatabase('the search of the studio', (db) => {
  let departure = 0;
  let order = 0;
  beforeEach(async () => {
    const tour = await buildTour(db.payload, { title: 'Three nights in the dunes' });
    departure = (await buildDeparture(db.payload, { tour: tour.id, start: START, end: addDays(START, 2), seats: 8 }))
      .id;
    order = await buildOrder(db.payload, [departure], {
      ...{ name: 'Amina Idrissi', email: 'amina@example.com', phone: '+212 600 11 22' },
    });
  });
  const find = (sought: string) => searchBookings(db, sought, NOW);
  const hrefs = async (sought: string) => (await find(sought)).bookings.map(({ href }) => href);

  it('finds an order by reference, name, e-mail, telephone, tour and day, once', async () => {
    const { bookings, reference } = await readOrderOf(db.payload, order);
    const ways = [
      reference,
      'idrissi',
      'AMINA@',
      '600 11',
      'nights in the dunes',
      addDays(START, 1),
      bookings[0]?.reference,
    ];
    for (const sought of ways)
      expect(await hrefs(String(sought)), String(sought)).toEqual([`/admin/collections/orders/${order}`]);
    expect((await find(reference)).exact).toBe(`/admin/collections/orders/${order}`);
    expect((await find('idrissi')).exact).toBeUndefined();
    expect((await find(String(bookings[0]?.reference))).exact).toBe(`/admin/collections/orders/${order}`);
  });

  it('finds a telephone number by its digits, however its country is written', async () => {
    const spellings = ['+212 6 12 34 56 78', '00212 612345678', '06 12 34 56 78', '(06) 12-34.56', '612345678'];
    for (const stored of ['+212 (0) 612-345678', '0612.345.678', '00212612345678']) {
      await db.payload.update({ collection: 'orders', id: order, data: { phone: stored } as never });
      for (const sought of spellings)
        expect(await hrefs(sought), `${sought} in ${stored}`).toEqual([`/admin/collections/orders/${order}`]);
      expect(await hrefs('06 99 34 56 78')).toEqual([]);
    }
  });

  it('finds fellow travellers, and names without regard to case and marks', async () => {
    const { bookings } = await readOrderOf(db.payload, order);
    const [booking] = bookings;
    const items = booking?.items.map((item) => ({ ...item, contact: { fullName: "Ingrid “Ødegård” O'Hara_100%" } }));
    const context = { lockedOrder: order };
    await db.payload.update({ collection: 'bookings', id: booking?.id ?? 0, data: { items } as never, context });
    await db.payload.update({ collection: 'orders', id: order, data: { name: 'HÉLÈNE Müller' } as never });
    for (const sought of ['odegard', 'ØDEGÅRD ingrid', "o'hara", 'hara_100%', 'helene', 'hélène MULLER', 'Hélene'])
      expect(await hrefs(sought), sought).toEqual([`/admin/collections/orders/${order}`]);
    // Keys of the JSON column, and wildcards, are no names.
    for (const sought of ['fullName', 'contact', 'uuid', 'hara.100', 'har*', 'h[ea]', 'o_hara', '^h', ']', 'h?l'])
      expect(await hrefs(sought), sought).toEqual([]);
  });

  it('finds dates by a tour’s title without its marks', async () => {
    const tour = await buildTour(db.payload, { title: 'Désert d’Agafay' });
    await buildDeparture(db.payload, { tour: tour.id, start: START, end: START });
    expect((await find('desert')).dates).toMatchObject([{ about: 'Désert d’Agafay' }]);
  });

  it('finds bookings without an order, and dates by tour and day', async () => {
    const data = { departure, adults: 1, status: 'CONFIRMED', name: 'Karl Weber', source: 'partner' };
    const { id } = await db.payload.create({ collection: 'bookings', data: data as never });
    expect(await hrefs('weber')).toEqual([`/admin/collections/bookings/${id}`]);
    const shown = [{ href: `/admin/departures-board?departure=${departure}`, about: 'Three nights in the dunes' }];
    expect((await find('dunes')).dates).toMatchObject(shown);
    expect((await find(START)).dates).toMatchObject(shown);
    expect((await find(addDays(START, 9))).dates).toEqual([]);
  });

  it('includes the tour of a departure, for any number of tours', async () => {
    for (let count = 0; count < 30; count += 1) await buildTour(db.payload, { title: `Tour ${count}` });
    expect((await find(START)).dates).toMatchObject([{ about: 'Three nights in the dunes' }]);
  });

  it('finds no carts, and nothing for a single letter or wildcards', async () => {
    await db.payload.update({ collection: 'orders', id: order, data: { status: 'CART' } as never });
    for (const sought of ['idrissi', 'a', ' ', '%', '%%%']) expect(await hrefs(sought), sought).toEqual([]);
  });
});
