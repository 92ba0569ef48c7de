import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildUser } from '../../../tests/support/factories.ts';
import { buildSiteApp } from '../../../tests/support/testSite.ts';
import * as schemas from '../../parts/channels/testSupport.ts';
import { buildTestApp, fakeSite, page } from '../testSupport.ts';

const { faultsOf } = schemas;
const YEAR = new Date().getUTCFullYear() + 2;
const KEY = 'kY3fT2nWq8ZrV5uXs1LdJ7hBc0mPeGa9oRiUxYtNwEk';

describe('API calls over a fake site', () => {
  let app: FastifyInstance;
  const site = fakeSite(() => page('{}'));
  beforeEach(async () => {
    site.asked.length = 0;
    app = await buildTestApp({ site });
  });
  afterEach(() => app.close());

  test.each([
    ['GET', '/octo/availability', 405],
    ['DELETE', '/octo/products', 405],
    ['POST', '/channels/things-to-do.json', 405],
  ] as const)('%s %s is refused', async (method, url, status) => {
    expect((await app.inject({ method, url })).statusCode).toBe(status);
    expect(site.asked).toEqual([]);
  });

  test('refuses a large body before it is read', async () => {
    const answer = await app.inject({ method: 'POST', url: '/octo/availability', payload: 'x'.repeat(65_537) });
    expect(answer.statusCode).toBe(413);
    expect(site.asked).toEqual([]);
  });

  test('limits requests per visitor', async () => {
    const codes: number[] = [];
    for (let count = 0; count <= 30; count += 1)
      codes.push((await app.inject('/channels/things-to-do.json')).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(30);
    expect(codes.at(-1)).toBe(429);
    expect((await app.inject('/octo/products')).statusCode).toBe(200);
  });
});

describeDatabase('channels and calendars', (db) => {
  let app: FastifyInstance;
  let tour = 0;
  let departure = 0;

  beforeEach(async () => {
    app = await buildSiteApp(db);
    tour = (await buildTour(db.payload, { title: 'To the dunes', code: `KH-${Date.now()}` })).id;
    await buildTour(db.payload, { title: 'Not yet', _status: 'draft' });
    departure = (await buildDeparture(db.payload, { tour, start: `${YEAR}-04-09`, end: `${YEAR}-04-11` })).id;
  });
  afterEach(() => app.close());

  const ask = (url: string, options: InjectOptions = {}) =>
    app.inject({ url, ...options, headers: { 'accept-encoding': 'identity', ...options.headers } });
  const set = (data: object) => db.payload.updateGlobal({ slug: 'channels', data: data as never });
  const fetchSeats = (headers: Record<string, string> = {}) =>
    ask('/octo/availability', {
      method: 'POST',
      headers,
      payload: {
        productId: String(tour),
        optionId: 'DEFAULT',
        localDateStart: `${YEAR}-04-01`,
        localDateEnd: `${YEAR}-04-30`,
      },
    });

  test('a disabled API answers 404', async () => {
    for (const url of ['/channels/things-to-do.json', '/octo/products', `/octo/products/${tour}`, '/octo/supplier'])
      expect((await ask(url)).statusCode, url).toBe(404);
    expect((await fetchSeats()).statusCode).toBe(404);
    expect((await ask('/feed/json/')).statusCode).toBe(404);
    expect((await ask('/')).body).not.toContain('feed+json');
  });

  test('travel search gets published tours only, and an updated one after a change', async () => {
    await set({ thingsToDo: true, businessName: 'Khettara Journeys' });
    const first = await ask('/channels/things-to-do.json');
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    expect(faultsOf(schemas.THINGS_TO_DO, first.json())).toEqual([]);
    expect(first.body).toContain('http://localhost:3000/tours/to-the-dunes/');
    expect(first.body).toContain('Khettara Journeys');
    expect(first.body).not.toContain('Not yet');
    await db.payload.update({ collection: 'tours', id: tour, data: { title: 'To the high dunes' } });
    expect((await ask('/channels/things-to-do.json')).body).toContain('To the high dunes');
  });

  test('feeds are available as JSON, and pages link to them', async () => {
    await set({ jsonFeeds: true });
    const feed = await ask('/tours/feed/json/');
    expect(feed.headers['content-type']).toBe('application/feed+json');
    expect(faultsOf(schemas.JSON_FEED, feed.json())).toEqual([]);
    expect(feed.json()).toMatchObject({
      feed_url: 'http://localhost:3000/tours/feed/json/',
      items: [{ id: `rihla:tours:${tour}`, title: 'To the dunes' }],
    });
    expect((await ask('/feed/json/')).json()).toMatchObject({ items: [] });
    expect((await ask('/nothing/feed/json/')).statusCode).toBe(404);
    expect((await ask('/tours/')).body).toMatch(/href="[^"]*\/tours\/feed\/json\/"[^>]*type="application\/feed\+json"/);
  });

  test('partners read products and availability; a booked seat shows at once', async () => {
    await set({ octo: true });
    const products = await ask('/octo/products', { headers: { 'octo-capabilities': 'octo/pricing, octo/other' } });
    expect(products.headers['octo-capabilities']).toBe('octo/pricing');
    expect(faultsOf(schemas.OCTO_PRODUCTS, products.json())).toEqual([]);
    expect(products.json()).toMatchObject([{ id: String(tour), internalName: 'To the dunes' }]);
    expect((await ask(`/octo/products/${tour}`)).json()).not.toHaveProperty('pricingPer');
    expect(faultsOf(schemas.OCTO_SUPPLIER, (await ask('/octo/supplier')).json())).toEqual([]);
    const places = await fetchSeats();
    expect(faultsOf(schemas.OCTO_AVAILABILITY, places.json())).toEqual([]);
    expect(places.json()).toMatchObject([{ id: String(departure), status: 'AVAILABLE', vacancies: 8 }]);
    await db.payload.update({ collection: 'departures', id: departure, data: { taken: 7 } });
    expect((await fetchSeats()).json()).toMatchObject([{ status: 'LIMITED', vacancies: 1 }]);
    const calendar = await ask('/octo/availability/calendar', {
      method: 'POST',
      payload: {
        productId: String(tour),
        optionId: 'DEFAULT',
        localDateStart: `${YEAR}-04-08`,
        localDateEnd: `${YEAR}-04-10`,
      },
    });
    expect(faultsOf(schemas.OCTO_CALENDAR, calendar.json())).toEqual([]);
    expect(calendar.json()).toMatchObject([
      { status: 'CLOSED' },
      { status: 'LIMITED', vacancies: 1 },
      { status: 'CLOSED' },
    ]);
  });

  test.each([
    ['/octo/products/999999', undefined, 'INVALID_PRODUCT_ID'],
    ['/octo/products/constructor', undefined, 'INVALID_PRODUCT_ID'],
    ['/octo/availability', '{"productId":', 'BAD_REQUEST'],
    ['/octo/availability', '', 'BAD_REQUEST'],
    [
      '/octo/availability',
      '{"productId":"999999","optionId":"DEFAULT","localDate":"2027-01-01"}',
      'INVALID_PRODUCT_ID',
    ],
  ])('%s is refused in the OCTO error format', async (url, payload, error) => {
    await set({ octo: true });
    const refused = await ask(url, payload === undefined ? {} : { method: 'POST', payload });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ error });
    expect(faultsOf(schemas.OCTO_ERROR, refused.json())).toEqual([]);
  });

  test('once one partner has a key, reading needs one; only a hash is stored, and it is hidden', async () => {
    await set({ octo: true, partners: [{ name: 'Atlas Resellers', key: KEY }] });
    expect((await fetchSeats()).json()).toMatchObject({ error: 'UNAUTHORIZED' });
    const wrong = await fetchSeats({ authorization: `Bearer ${KEY}x` });
    expect([wrong.statusCode, wrong.json().error]).toEqual([403, 'FORBIDDEN']);
    const right = await fetchSeats({ authorization: `Bearer ${KEY}` });
    expect(right.statusCode).toBe(200);
    // No cache in between may serve it to clients without a key.
    expect(right.headers['cache-control']).toBe('private, no-store');
    expect((await fetchSeats()).statusCode).toBe(401);

    const admin = await buildUser(db.payload, 'admin');
    const seen = await db.payload.findGlobal({ slug: 'channels', overrideAccess: false, user: admin });
    expect(JSON.stringify(seen)).not.toMatch(/keyHash|kY3f/);
    // Saving the form, which has neither key nor hash, keeps the partner's key.
    const { partners } = seen;
    await db.payload.updateGlobal({
      slug: 'channels',
      data: { partners: partners?.map((partner) => ({ ...partner, name: 'Atlas' })) ?? [] },
      overrideAccess: false,
      user: admin,
    });
    expect((await fetchSeats({ authorization: `Bearer ${KEY}` })).statusCode).toBe(200);
    // The hash is not writable, so no key can be injected.
    await db.payload.updateGlobal({
      slug: 'channels',
      data: { partners: [{ name: 'Another', keyHash: 'f'.repeat(64) }] },
      overrideAccess: false,
      user: admin,
    });
    const { partners: kept } = await db.payload.findGlobal({ slug: 'channels' });
    expect(kept?.[0]?.keyHash ?? '').toBe('');
    expect((await fetchSeats({ authorization: `Bearer ${KEY}` })).statusCode).toBe(403);
  });

  test('a tour and each departure have calendar feeds, and a new date is in them at once', async () => {
    const url = `/wp-json/rihla/v1/departures/${tour}/calendar.ics`;
    const calendar = await ask(url);
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(calendar.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const again = { 'if-none-match': String(calendar.headers.etag) };
    expect((await ask(url, { headers: again })).statusCode).toBe(304);
    const one = await ask(`/wp-json/rihla/v1/departure/${departure}/calendar.ics`);
    expect(one.body).toContain(`DTSTART;VALUE=DATE:${YEAR}0409`);
    await buildDeparture(db.payload, { tour, start: `${YEAR}-05-09`, end: `${YEAR}-05-11` });
    expect((await ask(url)).body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    for (const id of ['0', '999999', '1e3'])
      expect((await ask(`/wp-json/rihla/v1/departure/${id}/calendar.ics`)).statusCode).toBe(404);
    expect((await ask(url, { method: 'POST' })).statusCode).toBe(405);
  });
});
