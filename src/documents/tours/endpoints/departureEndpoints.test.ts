import { beforeEach, expect, it } from 'vitest';
import { buildDeparture, buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../../tests/support/rest.ts';
import { describeEachDatabase } from '../../../../tests/support/testDatabase.ts';

const YEAR = new Date().getUTCFullYear() + 2;

describeEachDatabase('departures at once', (db) => {
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
