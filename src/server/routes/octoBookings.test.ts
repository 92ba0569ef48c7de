import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour } from '../../../tests/support/factories.ts';
import { buildSiteApp } from '../../../tests/support/testSite.ts';
import * as schemas from '../../parts/channels/testSupport.ts';

const { faultsOf } = schemas;
const YEAR = new Date().getUTCFullYear() + 2;
const KEY = 'kY3fT2nWq8ZrV5uXs1LdJ7hBc0mPeGa9oRiUxYtNwEk';
const OTHER_KEY = 'zZ3fT2nWq8ZrV5uXs1LdJ7hBc0mPeGa9oRiUxYtNwEk';

describeEachDatabaseInTurn('OCTO bookings of partners', (db) => {
  let app: FastifyInstance;
  let tour = 0;
  let departure = 0;

  beforeEach(async () => {
    app = await buildSiteApp(db);
    const price = { from: 48_000, childFrom: 30_000, currency: 'EUR', basis: 'person' };
    tour = (await buildTour(db.payload, { title: 'To the dunes', price } as never)).id;
    departure = (await buildDeparture(db.payload, { tour, start: `${YEAR}-04-09`, end: `${YEAR}-04-11` })).id;
    await set({ octoBookings: true });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await app.close();
  });

  const set = (data: object) =>
    db.payload.updateGlobal({
      slug: 'channels',
      data: {
        octo: true,
        partners: [
          { name: 'Wide World', key: KEY },
          { name: 'Far Away', key: OTHER_KEY },
        ],
        ...data,
      } as never,
    });
  const ask = async (method: 'DELETE' | 'GET' | 'PATCH' | 'POST', path: string, payload?: object, key = KEY) => {
    const answer = await app.inject({
      method,
      url: `/octo/bookings${path}`,
      ...(payload && { payload }),
      headers: { 'accept-encoding': 'identity', 'octo-capabilities': 'octo/pricing', authorization: `Bearer ${key}` },
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const travellers = (...units: string[]) => units.map((unitId) => ({ unitId }));
  const reserve = (changes: object = {}, key = KEY) =>
    ask(
      'POST',
      '',
      {
        productId: String(tour),
        optionId: 'DEFAULT',
        availabilityId: String(departure),
        unitItems: travellers('adult', 'child'),
        ...changes,
      },
      key,
    );
  const left = async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/octo/availability',
      headers: { 'accept-encoding': 'identity', authorization: `Bearer ${KEY}` },
      payload: { productId: String(tour), optionId: 'DEFAULT', availabilityIds: [String(departure)] },
    });
    return answer.json()[0].vacancies;
  };

  test('are held, changed, confirmed and cancelled as specified, and availability changes at once', async () => {
    expect(await left()).toBe(8);
    const uuid = randomUUID();
    const held = await reserve({ uuid, resellerReference: 'WW-1', notes: 'Late arrival', expirationMinutes: 60 });
    expect(held.status).toBe(200);
    expect(faultsOf(schemas.OCTO_BOOKING, held.body)).toEqual([]);
    expect(held.headers['cache-control']).toContain('no-store');
    expect(held.body).toMatchObject({
      uuid,
      status: 'ON_HOLD',
      resellerReference: 'WW-1',
      productId: String(tour),
      product: { instantConfirmation: true },
      availability: { localDateTimeStart: expect.stringContaining(`${YEAR}-04-09T00:00:00`) },
      cancellable: true,
      pricing: { retail: 78_000, currency: 'EUR', currencyPrecision: 2 },
      unitItems: [
        { unitId: 'adult', pricing: { retail: 48_000 } },
        { unitId: 'child', pricing: { retail: 30_000 } },
      ],
    });
    expect(Date.parse(held.body.utcExpiresAt) - Date.parse(held.body.utcCreatedAt)).toBeGreaterThan(59 * 60_000);
    expect(await left()).toBe(6);

    const [adult] = held.body.unitItems;
    const changed = await ask('PATCH', `/${uuid}`, {
      unitItems: [
        { uuid: adult.uuid, unitId: 'adult', contact: { firstName: 'Amina' } },
        ...travellers('adult', 'adult'),
      ],
    });
    expect(changed.body).toMatchObject({ status: 'ON_HOLD', notes: 'Late arrival', pricing: { retail: 144_000 } });
    expect(changed.body.unitItems[0]).toMatchObject({ uuid: adult.uuid, contact: { firstName: 'Amina' } });
    expect(await left()).toBe(5);

    const confirmed = await ask('POST', `/${uuid}/confirm`, {
      contact: { firstName: 'Amina', lastName: 'Idrissi', emailAddress: 'amina@example.com', locales: ['fr'] },
    });
    expect(faultsOf(schemas.OCTO_BOOKING, confirmed.body)).toEqual([]);
    expect(confirmed.body).toMatchObject({
      status: 'CONFIRMED',
      utcExpiresAt: null,
      utcConfirmedAt: expect.any(String),
      contact: { lastName: 'Idrissi', locales: ['fr'] },
      pricing: { retail: 144_000 },
    });
    expect((await ask('POST', `/${uuid}/confirm`, { contact: {} })).body).toEqual(confirmed.body);
    expect((await ask('PATCH', `/${uuid}`, { unitItems: travellers('adult') })).body).toMatchObject({
      error: 'UNPROCESSABLE_ENTITY',
    });

    const cancelled = await ask('POST', `/${uuid}/cancel`, { reason: 'Ill' });
    expect(faultsOf(schemas.OCTO_BOOKING, cancelled.body)).toEqual([]);
    expect(cancelled.body).toMatchObject({
      status: 'CANCELLED',
      cancellable: false,
      cancellation: { refund: 'FULL', reason: 'Ill' },
    });
    expect((await ask('DELETE', `/${uuid}`)).body).toMatchObject({ status: 'CANCELLED' });
    expect(await left()).toBe(8);
    const { docs } = await db.payload.find({ collection: 'bookings' });
    expect(docs).toMatchObject([{ partnerName: 'Wide World', name: 'Amina Idrissi', email: 'amina@example.com' }]);
    expect(
      ((docs[0]?.history ?? []) as { what: string; by: string }[]).map(({ by, what }) => `${by}: ${what}`),
    ).toEqual(['Wide World: On hold', 'Wide World: Changed', 'Wide World: Confirmed', 'Wide World: Cancelled']);
  });

  test('a repeated request returns the same booking, also when sent twice concurrently', async () => {
    const uuid = randomUUID();
    const answers = await Promise.all([reserve({ uuid }), reserve({ uuid }), reserve({ uuid })]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await reserve({ uuid })).body.id).toBe(answers[0]?.body.id);
    expect(await left()).toBe(6);
  });

  test('one partner never sees or changes another’s booking, or takes its UUID', async () => {
    const uuid = randomUUID();
    await reserve({ uuid, resellerReference: 'WW-1' });
    const missing = { status: 400, body: { error: 'INVALID_BOOKING_UUID', uuid } };
    expect(await ask('GET', `/${uuid}`, undefined, OTHER_KEY)).toMatchObject(missing);
    expect(await ask('PATCH', `/${uuid}`, { notes: 'Mine' }, OTHER_KEY)).toMatchObject(missing);
    for (const step of ['confirm', 'extend', 'cancel'])
      expect(await ask('POST', `/${uuid}/${step}`, {}, OTHER_KEY)).toMatchObject(missing);
    expect(await ask('DELETE', `/${uuid}`, undefined, OTHER_KEY)).toMatchObject(missing);
    expect((await ask('GET', '?resellerReference=WW-1', undefined, OTHER_KEY)).body).toEqual([]);
    expect((await reserve({ uuid }, OTHER_KEY)).body).toMatchObject({ error: 'UNPROCESSABLE_ENTITY' });
    expect((await ask('GET', '?resellerReference=WW-1')).body).toMatchObject([{ uuid, status: 'ON_HOLD' }]);
    expect((await ask('GET', `?localDate=${YEAR}-04-09`)).body).toHaveLength(1);
    expect((await ask('GET', `?localDate=${YEAR}-04-10`)).body).toHaveLength(0);
    expect((await ask('GET', `?resellerReference=WW-1&productId=${tour}`)).body).toHaveLength(1);
    for (const productId of ['999999', '999999999999999', 'x'])
      expect((await ask('GET', `?resellerReference=WW-1&productId=${productId}`)).body).toEqual([]);
    expect((await ask('GET', '')).status).toBe(400);
    expect((await ask('GET', '?resellerReference=%00')).status).toBe(400);
  });

  test('a contact that cannot be stored is refused with an error message, when reserved and when changed', async () => {
    const contact = { fullName: 'Amina', emailAddress: 'amina@example.com\r\nBcc: others@example.com' };
    const refused = { status: 400, body: { error: 'BAD_REQUEST', errorMessage: expect.stringMatching(/e-?mail/i) } };
    expect(await reserve({ contact })).toMatchObject(refused);
    expect(await left()).toBe(8);
    const { uuid } = (await reserve()).body;
    expect(await ask('PATCH', `/${uuid}`, { contact })).toMatchObject(refused);
    expect(await ask('POST', `/${uuid}/confirm`, { contact })).toMatchObject(refused);
  });

  test('a hold can be extended while it lasts, and expires', async () => {
    const { body } = await reserve({ expirationMinutes: 10 });
    const longer = await ask('POST', `/${body.uuid}/extend`, { expirationMinutes: 45 });
    expect(Date.parse(longer.body.utcExpiresAt)).toBeGreaterThan(Date.parse(body.utcExpiresAt) + 30 * 60_000);
    vi.useFakeTimers({ now: Date.now() + 46 * 60_000, toFake: ['Date'] });
    expect((await ask('GET', `/${body.uuid}`)).body).toMatchObject({ status: 'EXPIRED', utcExpiresAt: null });
    for (const step of ['confirm', 'extend', 'cancel'])
      expect((await ask('POST', `/${body.uuid}/${step}`, {})).body.error).toBe('UNPROCESSABLE_ENTITY');
  });

  test('a hold can be extended for a day after the reservation, and no longer', async () => {
    const start = Date.now();
    vi.useFakeTimers({ now: start, toFake: ['Date'] });
    const { body } = await reserve({ expirationMinutes: 10 });
    const path = `/${body.uuid}`;
    const later = (hours: number) => vi.setSystemTime(start + hours * 3_600_000);
    await ask('POST', `${path}/extend`, { expirationMinutes: 1440 });
    for (const hours of [12, 23.5]) {
      later(hours);
      const longer = await ask('POST', `${path}/extend`, { expirationMinutes: 1440 });
      expect(Date.parse(longer.body.utcExpiresAt)).toBeLessThanOrEqual(start + 24 * 3_600_000 + 60_000);
    }
    later(23.99);
    const refused = { error: 'UNPROCESSABLE_ENTITY', errorMessage: expect.stringContaining('cannot be held longer') };
    expect((await ask('POST', `${path}/extend`, { expirationMinutes: 60 })).body).toMatchObject(refused);
    expect((await ask('PATCH', path, { expirationMinutes: 60 })).body).toMatchObject(refused);
    expect((await ask('POST', `${path}/confirm`, {})).body.status).toBe('CONFIRMED');
  });

  test.each([
    [{ availabilityId: '999999' }, 'INVALID_AVAILABILITY_ID'],
    [{ availabilityId: '__proto__' }, 'INVALID_AVAILABILITY_ID'],
    [{ productId: '999999' }, 'INVALID_PRODUCT_ID'],
    [{ optionId: 'OTHER' }, 'INVALID_OPTION_ID'],
    [{ unitItems: [{ unitId: 'senior' }] }, 'INVALID_UNIT_ID'],
    [{ unitItems: [] }, 'BAD_REQUEST'],
    [{ uuid: 'no-uuid' }, 'BAD_REQUEST'],
    [{ unitItems: Array.from({ length: 9 }, () => ({ unitId: 'adult' })) }, 'UNPROCESSABLE_ENTITY'],
    [{ expirationMinutes: -5 }, 'BAD_REQUEST'],
    [{ contact: { emailAddress: { $gt: '' } } }, 'BAD_REQUEST'],
    [{ availabilityId: '999999999999999' }, 'INVALID_AVAILABILITY_ID'],
    [{ productId: '999999999999999' }, 'INVALID_PRODUCT_ID'],
    [{ notes: 'nothing\0more' }, 'BAD_REQUEST'],
    [{ contact: { firstName: 'half \ud800' } }, 'BAD_REQUEST'],
    [{ unitItems: [{ unitId: 'adult', resellerReference: '\0' }] }, 'BAD_REQUEST'],
  ])('%j is refused with %s, and holds nothing', async (changes, error) => {
    const answer = await reserve(changes);
    expect(answer).toMatchObject({ status: 400, body: { error } });
    expect(faultsOf(schemas.OCTO_ERROR, answer.body)).toEqual([]);
    expect(await left()).toBe(8);
  });

  test('a hold can be confirmed, and its contact changed, when the tour is no longer published', async () => {
    const { body } = await reserve();
    await db.payload.update({ collection: 'tours', id: tour, data: { _status: 'draft' } });
    expect((await reserve()).body).toMatchObject({ error: 'INVALID_PRODUCT_ID' });
    expect((await ask('POST', `/${body.uuid}/confirm`, { contact: {} })).body).toMatchObject({ status: 'CONFIRMED' });
    expect((await ask('PATCH', `/${body.uuid}`, { notes: 'By train' })).body).toMatchObject({ notes: 'By train' });
  });

  test('a price in the request changes nothing', async () => {
    const priced = {
      pricing: { retail: 1 },
      total: 1,
      unitItems: [{ unitId: 'adult', pricing: { retail: 1 }, price: 1 }],
    };
    expect((await reserve(priced)).body).toMatchObject({ pricing: { retail: 48_000 } });
  });

  test('without a key, with a wrong one, and while disabled, nobody can book', async () => {
    expect((await ask('POST', '', {}, '')).status).toBe(401);
    expect((await reserve({}, 'x'.repeat(43))).status).toBe(403);
    await set({ octoBookings: false });
    expect((await app.inject({ method: 'POST', url: '/octo/bookings', payload: {} })).statusCode).toBe(404);
    await set({ octoBookings: true, partners: [] });
    expect((await reserve()).status).toBe(403);
  });
});
