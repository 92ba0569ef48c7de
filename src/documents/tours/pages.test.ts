import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildDeparture,
  buildDestination,
  buildMedia,
  buildTemplate,
  buildTour,
  buildTourType,
} from '../../../tests/support/factories.ts';
import { type MadeUpSite, openMadeUpSite } from '../../../tests/support/madeUp/openMadeUpSite.ts';
import { type ContentChange, onContentChange } from '../../shared/changes/contentEvents.ts';

const YEAR = new Date().getUTCFullYear() + 2;

let site: MadeUpSite;
let departure = 0;
let template = 0;

beforeAll(async () => {
  site = await openMadeUpSite({ studio: {}, pages: {} });
  const { payload } = site;
  const morocco = await buildDestination(payload, { title: 'Morocco' });
  const sahara = await buildDestination(payload, { title: 'Sahara', parent: morocco.id });
  const onFoot = await buildTourType(payload, { title: 'On foot' });
  const cover = await buildMedia(payload);
  const dunes = await buildTour(payload, {
    title: 'Three days to the dunes',
    excerpt: 'Over the Atlas to a camp under the dunes.',
    code: 'KH-03',
    destinations: [sahara.id],
    types: [onFoot.id],
    featuredImage: cover.id,
    itinerary: [{ day: 1, title: 'Over the Tichka' }],
    layout: [{ blockType: 'heading', text: 'Before you go', level: 'h2' }] as never,
  });
  await buildTour(payload, { title: 'A day in the Ourika', days: 1, destinations: [morocco.id] });
  departure = (await buildDeparture(payload, { tour: dunes.id, start: `${YEAR}-04-09`, end: `${YEAR}-04-11` })).id;
  const layout = [{ blockType: 'heading', text: 'From the template', level: 'h2' }, { blockType: 'document-content' }];
  template = (await buildTemplate(payload, { kind: 'tour', layout: layout as never })).id;
}, 60_000);

afterAll(() => site.close());

async function ask(path: string): Promise<string> {
  const { body, status } = await site.respond(path);
  expect(status, path).toBe(200);
  return body.toString();
}

test('a tour has a page, breadcrumbs and structured data', async () => {
  const html = await ask('/tours/three-days-to-the-dunes/');
  expect(html).toContain('<title>Three days to the dunes · ');
  expect(html).toMatch(/<h1[^>]*>[^<]*Three days to the dunes/);
  expect(html).toContain('Before you go');
  expect(html).toMatch(/"name":"Sahara","item":"https:\/\/rihla\.example\/destination\/sahara\/"/);
  expect(html).toContain('"@type":["Product","TouristTrip"]');
  expect(html).toContain(`"price":480,"priceCurrency":"EUR","availability":"https://schema.org/InStock"`);
  expect(html).toContain(`"validThrough":"${YEAR}-04-08"`);
  expect(html).not.toContain('"@type":"Event"');
});

test('a tour has breadcrumbs with all parents of its first destination, and so has the destination', async () => {
  const names = async (path: string): Promise<string[]> => {
    const html = await ask(path);
    const list = /"@type":"BreadcrumbList".*?"itemListElement":(\[.*?\])/.exec(html)?.[1] ?? '[]';
    return [...list.matchAll(/"name":"([^"]*)"/g)].map(([, name = '']) => name);
  };
  expect(await names('/tours/three-days-to-the-dunes/')).toEqual([
    'Home',
    'Morocco',
    'Sahara',
    'Three days to the dunes',
  ]);
  expect(await names('/destination/sahara/')).toEqual(['Home', 'Morocco', 'Sahara']);
});

test('the price of each date is the same on the page, in structured data and in the partner feed', async () => {
  const { payload } = site;
  const { id } = await buildTour(payload, {
    title: 'By season',
    price: {
      from: 40_000,
      currency: 'EUR',
      basis: 'person',
      seasons: [{ title: 'Spring', start: `${YEAR}-03-01`, end: `${YEAR}-05-31`, price: 52_000 }],
    } as never,
    layout: [{ blockType: 'departures', limit: 9 }] as never,
  });
  await buildDeparture(payload, { tour: id, start: `${YEAR}-02-01`, end: `${YEAR}-02-03` });
  await buildDeparture(payload, { tour: id, start: `${YEAR}-04-01`, end: `${YEAR}-04-03`, cutOffDays: 10 });
  await buildDeparture(payload, { tour: id, start: `${YEAR}-05-01`, end: `${YEAR}-05-03`, price: 61_000 });
  const { body, tags } = await site.respond('/tours/by-season/');
  const html = body.toString();
  const shown = [...html.matchAll(/class="r-departures__price"[^>]*>.*?€(\d+)/g)].map(([, price]) => Number(price));
  const told = [...html.matchAll(/"@type":"Offer","price":(\d+)/g)].map(([, price]) => Number(price));
  expect(told).toEqual([400, 520, 610]);
  expect(shown).toEqual(told);
  expect(html).toContain(`"validThrough":"${YEAR}-03-22"`);
  // It changes on the day from which the first can no longer be requested.
  expect(tags).toContain(`day:${YEAR}-02-01`);
});

test('a tour is rendered in the tour template, with its own layout inside', async () => {
  await site.payload.updateGlobal({ slug: 'site', data: { templates: { tour: template } } });
  const html = await ask('/tours/three-days-to-the-dunes/');
  expect(html.indexOf('From the template')).toBeGreaterThan(-1);
  expect(html.indexOf('Before you go')).toBeGreaterThan(html.indexOf('From the template'));
});

test("a tour is listed in the tour archive, at its type, and at its destination and that one's parents", async () => {
  for (const path of ['/tours/', '/tour-type/on-foot/', '/destination/sahara/', '/destination/morocco/'])
    expect(await ask(path), path).toContain('href="/tours/three-days-to-the-dunes/"');
  expect(await ask('/destination/morocco/')).toContain('href="/tours/a-day-in-the-ourika/"');
  expect(await ask('/destination/sahara/')).not.toContain('href="/tours/a-day-in-the-ourika/"');
});

test('a tour is in the feeds, in the sitemap and in the search', async () => {
  for (const path of ['/tours/feed/', '/destination/morocco/feed/', '/sitemap.xml'])
    expect(await ask(path), path).toContain('https://rihla.example/tours/three-days-to-the-dunes/');
  expect(await ask('/feed/')).not.toContain('/tours/');
  expect(await ask('/search/dunes/')).toContain('href="/tours/three-days-to-the-dunes/"');
});

test('cache invalidation: a booked seat invalidates no page, a changed price only the tour’s page', async () => {
  const paths = ['/tours/three-days-to-the-dunes/', '/tours/a-day-in-the-ourika/', '/tours/', '/destination/morocco/'];
  const tags = new Map<string, readonly string[]>();
  for (const path of paths) tags.set(path, (await site.respond(path)).tags ?? []);
  const emptiedBy = async (data: object): Promise<string[]> => {
    let change: ContentChange | undefined;
    const stop = onContentChange((told) => {
      change = told;
    });
    await site.payload.update({ collection: 'departures', id: departure, data });
    stop();
    const touched = (change as ContentChange | undefined)?.touched ?? [];
    return paths.filter((path) => touched === 'everything' || touched.some((tag) => tags.get(path)?.includes(tag)));
  };
  expect(await emptiedBy({ taken: 1 })).toEqual([]);
  expect(await emptiedBy({ price: 52_000 })).toEqual(['/tours/three-days-to-the-dunes/']);
});

test('a destination moved below another is listed there at once', async () => {
  const { tags = [] } = await site.respond('/destination/morocco/');
  let change: ContentChange | undefined;
  const stop = onContentChange((told) => {
    change = told;
  });
  await buildDestination(site.payload, { title: 'Rif' });
  stop();
  const touched = (change as ContentChange | undefined)?.touched ?? [];
  expect([...touched].some((tag) => tags.includes(tag))).toBe(true);
});
