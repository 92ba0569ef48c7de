import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildTranslation } from '../../../../tests/support/factories.ts';
import { findToursOf } from '../orders/findToursOf.ts';
import { addLine } from './changeCart.ts';

describeDatabase('a booking in the language of its order', (db) => {
  let departure = 0;
  beforeEach(async () => {
    const { payload } = db;
    const tour = await buildTour(payload, {
      title: 'To the dunes',
      startPlace: 'Marrakech',
      itinerary: [{ day: 1, title: 'Up', optional: [{ title: 'Mule', price: 2000 }] }],
    });
    departure = (await buildDeparture(payload, { tour: tour.id })).id;
    await payload.updateGlobal({ slug: 'shop', data: { isOn: true, holdMinutes: 30 } as never });
    await payload.updateGlobal({ slug: 'languages', data: { offered: ['ar'] } });
    const [day] = tour.itinerary ?? [];
    const texts = [
      [`${day?.id}/title`, 'Up', 'الصعود'],
      [`${day?.optional?.[0]?.id}/title`, 'Mule', 'بغل'],
      ['/startPlace', 'Marrakech', 'مراكش'],
    ] as const;
    await buildTranslation(payload, {
      of: `tours:${tour.id}`,
      locale: 'ar',
      title: 'إلى الكثبان',
      texts: Object.fromEntries(texts.map(([key, source, text]) => [key, { source, text }])),
    });
  });
  const add = async (locale: 'ar' | 'en' | 'fr') => {
    const asking = { payload: db.payload, visitor: '198.51.100.7', cookies: {}, now: new Date(), shop: {}, locale };
    const extras = [{ code: 'day-1-1', count: 1 }];
    const change = await addLine(asking, { departure, party: { adults: 2, children: 0, extras } });
    if ('refused' in change) throw new Error(change.refused);
    return change.cart;
  };

  it('has title and extras of the tour in the traveller’s language', async () => {
    expect((await add('ar')).bookings).toMatchObject([
      { tourTitle: 'إلى الكثبان', extras: [{ title: 'بغل', price: 2000 }] },
    ]);
    expect((await add('en')).bookings).toMatchObject([{ tourTitle: 'To the dunes', extras: [{ title: 'Mule' }] }]);
    expect((await add('fr')).bookings).toMatchObject([{ tourTitle: 'To the dunes' }]);
  });

  it('has a voucher with the tour’s places in the traveller’s language', async () => {
    const placesFor = async (locale: 'ar' | 'en') =>
      [...(await findToursOf(db, [await add(locale)])).values()].map(({ startPlace }) => startPlace);
    expect(await placesFor('ar')).toEqual(['مراكش']);
    expect(await placesFor('en')).toEqual(['Marrakech']);
  });
});
