import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeDatabase, describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import {
  buildDeparture,
  buildDestination,
  buildMedia,
  buildTour,
  buildUser,
} from '../../../tests/support/factories.ts';
import { type ContentChange, onContentChange } from '../../shared/changes/contentEvents.ts';
import { listTag, rowsTag } from '../../shared/changes/contentTags.ts';

const YEAR = new Date().getUTCFullYear() + 2;

describeEachDatabaseInTurn('a tour', (db) => {
  it('is stored with all fields; its bands are computed, never taken from the request', async () => {
    const { id } = await buildTour(db.payload, {
      code: ' KH-07 ',
      days: 9,
      bestMonths: ['10', '4'],
      languages: ['en', 'fr'],
      durationBand: '1',
      months: ['01'],
      price: {
        from: 129_000,
        currency: 'eur',
        basis: 'person',
        seasons: [{ title: 'Spring', start: `${YEAR}-03-01`, end: `${YEAR}-05-31`, price: 139_000 }],
        parties: [{ from: 2, to: 4, price: 149_000 }],
      },
      itinerary: [{ day: 1, dayTo: 2, title: 'Up', meals: ['lunch'], optional: [{ title: 'Mule', price: 2000 }] }],
      points: [{ title: 'Imlil', latitude: 31.137, longitude: -7.919, isStay: true }],
      cancellation: [{ days: 30, percent: 50 }],
    });
    const tour = await db.payload.findByID({ collection: 'tours', id, depth: 0 });
    expect(tour).toMatchObject({ code: 'KH-07', durationBand: '8-14', priceBand: '1000-2000', months: ['04', '10'] });
    expect(tour.path).toMatch(/^\/tours\/tour-\d+\/$/);
    expect(tour.price).toMatchObject({ currency: 'EUR', from: 129_000 });
    expect(tour.price?.seasons?.[0]?.start).toBe(`${YEAR}-03-01T12:00:00.000Z`);
    expect(tour.itinerary?.[0]).toMatchObject({ day: 1, dayTo: 2, meals: ['lunch'], optional: [{ price: 2000 }] });
  });

  it('has the months of its upcoming open departures, or its best months without any', async () => {
    const tour = await buildTour(db.payload, {
      bestMonths: ['6'],
      languages: ['en', 'de'],
      itinerary: [{ day: 1, title: 'Up' }],
    });
    const months = async () => (await db.payload.findByID({ collection: 'tours', id: tour.id, depth: 0 })).months;
    expect(await months()).toEqual(['06']);
    const spring = await buildDeparture(db.payload, { tour: tour.id, start: `${YEAR}-04-10`, end: `${YEAR}-04-12` });
    const autumn = await buildDeparture(db.payload, { tour: tour.id, start: `${YEAR}-10-01`, end: `${YEAR}-10-03` });
    await buildDeparture(db.payload, { tour: tour.id, start: '2020-01-10', end: '2020-01-12' });
    expect(await months()).toEqual(['04', '10']);
    await db.payload.update({ collection: 'departures', id: spring.id, data: { taken: 8 } });
    expect(await months()).toEqual(['10']);
    await db.payload.delete({ collection: 'departures', id: autumn.id });
    expect(await months()).toEqual(['06']);
    await db.payload.update({ collection: 'departures', id: spring.id, data: { status: 'open' } });
    expect(await months()).toEqual(['04']);
    const after = await db.payload.findByID({ collection: 'tours', id: tour.id, depth: 0 });
    expect(after).toMatchObject({ languages: ['en', 'de'], bestMonths: ['6'], itinerary: [{ title: 'Up' }] });
    expect(after.updatedAt).toBe(tour.updatedAt);
    const { totalDocs } = await db.payload.countVersions({
      collection: 'tours',
      where: { parent: { equals: tour.id } },
    });
    expect(totalDocs).toBe(1);
  });

  it('is copied with the next free code and a path of its own, as a draft without departures', async () => {
    const tour = await buildTour(db.payload, { title: 'Dunes', code: 'KH-07', bestMonths: ['3'] });
    await buildTour(db.payload, { code: 'KH-08' });
    await buildDeparture(db.payload, { tour: tour.id });
    // As the studio does.
    const copy = await db.payload.duplicate({ collection: 'tours', id: tour.id, data: { _status: 'draft' } });
    expect(copy).toMatchObject({ code: 'KH-09', _status: 'draft', months: ['03'] });
    expect(copy.path).not.toBe(tour.path);
    const { totalDocs } = await db.payload.count({ collection: 'departures', where: { tour: { equals: copy.id } } });
    expect(totalDocs).toBe(0);
  });
});

describeDatabase('publishing a tour', (db) => {
  const refused: [says: string, data: object][] = [
    ['a whole number from 1 to 366', { days: 0 }],
    ['a whole number from 1 to 366', { days: 2.5 }],
    ['no more than 3 nights', { days: 3, nights: 4 }],
    ['smaller than the smallest, 6', { groupMin: 6, groupMax: 4 }],
    ['on day 4', { itinerary: [{ day: 4, dayTo: 2, title: 'Back' }] }],
    ['Latitude', { points: [{ title: 'Nowhere', latitude: 95, longitude: 0 }] }],
    ['whole number: 48000', { price: { from: 480.5 } }],
    ['“EURO” is no currency', { price: { from: 48_000, currency: 'EURO' } }],
    ['“XQZ” is no currency', { price: { from: 48_000, currency: 'xqz' } }],
    [
      'comes before the first',
      { price: { seasons: [{ title: 'Odd', start: '2027-05-01', end: '2027-04-01', price: 1 }] } },
    ],
    ['less than the 4', { price: { parties: [{ from: 4, to: 2, price: 1 }] } }],
    ['Percent', { cancellation: [{ days: 30, percent: 120 }] }],
  ];
  it.each(refused)('is refused with “%s”', async (says, data) => {
    const error = await buildTour(db.payload, data as never).catch((reason: unknown) => reason);
    expect(JSON.stringify((error as { data?: unknown }).data ?? String(error))).toContain(says);
  });

  it('a draft is saved with any error', async () => {
    const draft = await buildTour(db.payload, { days: 0, nights: 9, _status: 'draft' } as never);
    expect(draft).toMatchObject({ days: 0, nights: 9 });
  });

  it('refuses a duplicate code', async () => {
    await buildTour(db.payload, { code: 'KH-07' });
    await expect(buildTour(db.payload, { code: 'KH-07' })).rejects.toThrow();
    await buildTour(db.payload, { code: '' });
    await expect(buildTour(db.payload, { code: '  ' })).resolves.toBeTruthy();
  });

  it('an author can only save a draft', async () => {
    const user = await buildUser(db.payload, 'author');
    const as = { collection: 'tours', overrideAccess: false, user } as const;
    const data = { title: 'Mine', days: 2, enquiryMode: 'both' } as const;
    await expect(db.payload.create({ ...as, data: { ...data, _status: 'published' } as never })).rejects.toThrow();
    await expect(db.payload.create({ ...as, data: data as never, draft: true })).resolves.toBeTruthy();
  });
});

describeDatabase('a departure', (db) => {
  const refused: [says: string, data: object][] = [
    ['comes before the first', { start: `${YEAR}-05-02`, end: `${YEAR}-05-01` }],
    ['9 places are taken, but there are only 8', { taken: 9 }],
    ['a whole number from 0', { seats: -1 }],
    ['whole number: 48000', { price: -5 }],
  ];
  it.each(refused)('is refused with “%s”', async (says, data) => {
    const error = await buildDeparture(db.payload, data as never).catch((reason: unknown) => reason);
    expect(JSON.stringify((error as { data?: unknown }).data ?? String(error))).toContain(says);
  });

  it('is titled by its days, and has its computed availability', async () => {
    const { id, ...made } = await buildDeparture(db.payload, { start: `${YEAR}-04-30`, end: `${YEAR}-05-02` });
    expect(made).toMatchObject({ title: `30 Apr – 2 May ${YEAR}`, availability: 'open' });
    expect(made.start).toBe(`${YEAR}-04-30T12:00:00.000Z`);
    const change = (data: object) => db.payload.update({ collection: 'departures', id, data });
    expect(await change({ taken: 6 })).toMatchObject({ availability: 'limited' });
    expect(await change({ taken: 8 })).toMatchObject({ availability: 'full' });
    expect(await change({ status: 'cancelled' })).toMatchObject({ availability: 'cancelled' });
  });
});

describeDatabase('changing a departure', (db) => {
  let change: ContentChange | undefined;
  let stop: () => void;
  beforeEach(() => {
    stop = onContentChange((told) => {
      change = told;
    });
  });
  afterEach(() => stop());

  it('a taken seat invalidates only its fragments, and a changed availability the pages that list it', async () => {
    const tour = await buildTour(db.payload);
    const { id } = await buildDeparture(db.payload, { tour: tour.id });
    const touchedBy = async (data: object) => {
      change = undefined;
      await db.payload.update({ collection: 'departures', id, data });
      return (change as ContentChange | undefined)?.touched ?? [];
    };
    const [rows, list] = [rowsTag('departures', 'tour', tour.id), listTag('departures', 'tour', tour.id)];
    const taken = await touchedBy({ taken: 1 });
    expect(taken).toContain(rows);
    expect(taken).not.toContain(list);
    expect([...taken].some((tag) => tag.startsWith('tours:') || tag.startsWith('list:'))).toBe(false);
    expect(await touchedBy({ price: 52_000 })).toEqual(expect.arrayContaining([rows, list]));
    expect(await touchedBy({ isGuaranteed: true })).toContain(list);
    // The one that fills it: the availability on pages becomes stale.
    const full = await touchedBy({ taken: 8 });
    expect(full).toContain(list);
  });

  it('changed months of a tour invalidate the lists that contain it', async () => {
    const tour = await buildTour(db.payload);
    change = undefined;
    await buildDeparture(db.payload, { tour: tour.id });
    expect(change).toMatchObject({ touched: expect.arrayContaining([`tours:${tour.id}/card`, 'list:tours']) });
  });
});

describeDatabase('a tree of destinations', (db) => {
  it('refuses a cycle, and names it', async () => {
    const morocco = await buildDestination(db.payload, { title: 'Morocco' });
    const sahara = await buildDestination(db.payload, { title: 'Sahara', parent: morocco.id });
    const chebbi = await buildDestination(db.payload, { title: 'Erg Chebbi', parent: sahara.id });
    const below = (id: number, parent: number) =>
      db.payload.update({ collection: 'destinations', id, data: { parent } });
    const error = await below(morocco.id, chebbi.id).catch((reason: unknown) => reason);
    expect(JSON.stringify((error as { data?: unknown }).data)).toContain(
      '“Morocco” would stand below itself by way of “Sahara”, “Erg Chebbi”.',
    );
    await expect(below(morocco.id, morocco.id)).rejects.toThrow();
    await expect(below(chebbi.id, morocco.id)).resolves.toBeTruthy();
  });

  it('has a maximum depth', async () => {
    let parent: number | undefined;
    for (let level = 1; level <= 8; level += 1) parent = (await buildDestination(db.payload, { parent } as never)).id;
    await expect(buildDestination(db.payload, { parent } as never)).rejects.toThrow();
  });
});

describeDatabase('a picture of a tour', (db) => {
  it('is optional', async () => {
    const cover = await buildMedia(db.payload);
    const tour = await buildTour(db.payload, { featuredImage: cover.id, gallery: [cover.id] });
    await db.payload.delete({ collection: 'media', id: cover.id });
    expect((await db.payload.findByID({ collection: 'tours', id: tour.id })).gallery ?? []).toEqual([]);
  });
});
