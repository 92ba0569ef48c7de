import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../../tests/support/requests/rest.ts';

const YEAR = new Date().getUTCFullYear() + 2;

describeEachDatabaseInTurn('departures at once', (db) => {
  let rest: Rest;
  let tour = 0;
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    tour = (await buildTour(db.payload, { code: 'KH-03', bestMonths: ['6'] })).id;
    await buildDeparture(db.payload, { tour, start: `${YEAR}-04-09`, end: `${YEAR}-04-11`, taken: 4 });
  });
  const count = async () => (await db.payload.count({ collection: 'departures' })).totalDocs;
  const months = async () => (await db.payload.findByID({ collection: 'tours', id: tour, depth: 0 })).months;

  it('exports a file that can be imported unchanged', async () => {
    const { body } = await rest('GET', '/departures/file');
    const { csv } = body as { csv: string };
    expect(csv).toContain(`KH-03,${YEAR}-04-09,${YEAR}-04-11,8,4,,EUR,automatic,no,,`);
    expect(await rest('POST', '/departures/file', { csv, dryRun: true })).toMatchObject({
      status: 200,
      body: { faults: [], creates: [], updates: [], unchanged: 1, isWritten: false },
    });
  });

  it('imports a file after a dry run', async () => {
    const csv = `tour,start,places,price\nKH-03,${YEAR}-10-01,8,520\nKH-03,${YEAR}-04-09,9,\n`;
    const planned = { faults: [], creates: [{ line: 2 }], updates: [{ line: 3, fields: { seats: 9 } }] };
    expect((await rest('POST', '/departures/file', { csv })).body).toMatchObject({ ...planned, isWritten: false });
    expect([await count(), await months()]).toEqual([1, ['04']]);
    expect((await rest('POST', '/departures/file', { csv, dryRun: false })).body).toMatchObject({ isWritten: true });
    expect([await count(), await months()]).toEqual([2, ['04', '10']]);
  });

  it('imports all rows or none', async () => {
    const csv = `tour,start,places\nKH-03,${YEAR}-10-01,8\nKH-03,soon,8\n`;
    expect((await rest('POST', '/departures/file', { csv, dryRun: false })).body).toMatchObject({
      faults: [{ line: 3, column: 'start' }],
      isWritten: false,
    });
    expect(await count()).toBe(1);
  });

  it('copies a season to a later one, without the bookings', async () => {
    const body = { from: `${YEAR}-01-01`, to: `${YEAR}-12-31`, shift: 'year', tour };
    const plan = { creates: [{ start: `${YEAR + 1}-04-09`, end: `${YEAR + 1}-04-11`, taken: 0 }], skipped: [] };
    expect((await rest('POST', '/departures/season', body)).body).toMatchObject({ ...plan, isWritten: false });
    expect(await count()).toBe(1);
    expect((await rest('POST', '/departures/season', { ...body, dryRun: false })).body).toMatchObject(plan);
    expect(await count()).toBe(2);
    expect((await rest('POST', '/departures/season', { ...body, dryRun: false })).body).toMatchObject({
      creates: [],
      skipped: [{ tour }],
    });
  });

  it('creates a season once for two concurrent requests', async () => {
    const body = { tour, from: `${YEAR}-05-01`, to: `${YEAR}-05-31`, every: 7, days: 3, dryRun: false };
    const season = { from: `${YEAR}-01-01`, to: `${YEAR}-12-31`, shift: 'year', tour, dryRun: false };
    const sent = [body, body].map((one) => rest('POST', '/departures/series', one));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await count()).toBe(6);
    await Promise.all([season, season].map((one) => rest('POST', '/departures/season', one)));
    expect(await count()).toBe(12);
  });

  it('creates a season of a tour in one request, and skips days that have a departure', async () => {
    const body = { tour, from: `${YEAR}-04-01`, to: `${YEAR}-04-30`, every: 8, days: 3, seats: 12, price: 52_000 };
    const plan = { creates: [{ start: `${YEAR}-04-01` }, { start: `${YEAR}-04-17` }, { start: `${YEAR}-04-25` }] };
    expect((await rest('POST', '/departures/series', body)).body).toMatchObject({
      ...plan,
      skipped: [{ start: `${YEAR}-04-09` }],
      isWritten: false,
    });
    expect(await count()).toBe(1);
    expect((await rest('POST', '/departures/series', { ...body, dryRun: false })).body).toMatchObject(plan);
    const { docs } = await db.payload.find({ collection: 'departures', depth: 0, sort: '-start', limit: 1 });
    expect(docs[0]).toMatchObject({
      tour,
      start: `${YEAR}-04-25T12:00:00.000Z`,
      end: `${YEAR}-04-27T12:00:00.000Z`,
      seats: 12,
      price: 52_000,
      availability: 'open',
    });
    expect((await rest('POST', '/departures/series', { ...body, dryRun: false })).body).toMatchObject({ creates: [] });
    expect([await count(), await months()]).toEqual([4, ['04']]);
  });

  it('refuses an invalid season with a message', async () => {
    const body = { tour, from: `${YEAR}-04-01`, to: `${YEAR}-04-30`, weekdays: [6], days: 3, dryRun: false };
    const refused: [says: string, changes: object][] = [
      ['of which tour', { tour: undefined }],
      ['the earlier first', { to: `${YEAR}-03-01` }],
      ['the earlier first', { from: '20/12/2026' }],
      ['Two years at once', { to: `${YEAR + 3}-04-01` }],
      ['days of the week', { weekdays: [] }],
      ['days of the week', { weekdays: [8] }],
      ['days of the week', { weekdays: undefined, every: 0 }],
      ['how many days the tour takes', { days: 0 }],
      ['Places', { seats: -1 }],
      ['Price', { price: 1.5 }],
      ['at most 400', { weekdays: undefined, every: 1, to: `${YEAR + 1}-08-01` }],
    ];
    for (const [says, changes] of refused)
      expect(await rest('POST', '/departures/series', { ...body, ...changes }), says).toMatchObject({
        status: 400,
        body: { errors: [{ message: expect.stringContaining(says) }] },
      });
    expect(await rest('POST', '/departures/series', { ...body, tour: 9999 })).toMatchObject({ status: 404 });
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    expect(await author('POST', '/departures/series', body)).toMatchObject({ status: 403 });
    expect(await count()).toBe(1);
  });

  it('refuses invalid requests with a message', async () => {
    expect(await rest('POST', '/departures/file', { csv: '' })).toMatchObject({ status: 400 });
    expect(await rest('POST', '/departures/file', { csv: 'x'.repeat(1_000_001) })).toMatchObject({ status: 413 });
    expect(await rest('POST', '/departures/season', { from: 'x', to: 'y', shift: 1 })).toMatchObject({ status: 400 });
    expect(
      await rest('POST', '/departures/season', { from: `${YEAR}-01-01`, to: `${YEAR}-02-01`, shift: -1 }),
    ).toMatchObject({ status: 400 });
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    expect(await author('GET', '/departures/file')).toMatchObject({ status: 200 });
    expect(await author('POST', '/departures/file', { csv: 'id\n' })).toMatchObject({ status: 403 });
    expect(await author('POST', '/departures/season', {})).toMatchObject({ status: 403 });
    const visitor = await restClient(db.payload);
    expect(await visitor('GET', '/departures/file')).toMatchObject({ status: 403 });
  });
});
