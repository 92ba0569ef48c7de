import { expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildTour } from '../../../tests/support/factories.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import { needsSeed } from '../needsSeed.ts';
import { seedSmallSite } from './seedSmallSite.ts';

const PAGES = [
  '/',
  '/booking-terms/',
  '/booking/',
  '/cart/',
  '/checkout/',
  '/compare/',
  '/contact/',
  '/privacy/',
  '/your-journeys/',
];

describeDatabase('the small site', (db) => {
  test('has the pages that every operator needs, created once, without content of the demo', async () => {
    await seedSmallSite(db.payload);
    expect(await needsSeed(db.payload)).toBe(false);
    await seedSmallSite(db.payload);
    const { docs } = await db.payload.find({ collection: 'pages', limit: 0, pagination: false });
    expect(docs.map(({ path }) => path).sort()).toEqual(PAGES);
    expect((await db.payload.findGlobal({ slug: 'site' })).address?.country).toBe('');
    const site = buildTestSite(db.payload);
    for (const path of [...PAGES, '/tours/', '/nowhere/']) {
      const { body, status } = await site.respond({ path, query: new URLSearchParams() });
      expect([path, status]).toEqual([path, path === '/nowhere/' ? 404 : 200]);
      expect(String(body).match(/khettara|lahcen|fatima|morocc|marrakech|walk|K-7/i), path).toBeNull();
    }
  });

  test('has no dead link on the page of a tour, so that the first one can be published', async () => {
    await seedSmallSite(db.payload);
    const tour = await buildTour(db.payload, { title: 'The near valley', path: '/tours/the-near-valley/' });
    const site = buildTestSite(db.payload);
    const { body } = await site.respond({ path: tour.path, query: new URLSearchParams() });
    const paths = [...String(body).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
    for (const path of new Set(paths)) {
      const { status } = await site.respond({ path, query: new URLSearchParams() });
      expect([path, status]).toEqual([path, 200]);
    }
  });

  test('does not change existing documents', async () => {
    const { id } = await buildPage(db.payload, { title: 'Our privacy', path: '/privacy/' });
    await seedSmallSite(db.payload);
    const where = { path: { equals: '/privacy/' } };
    const { docs } = await db.payload.find({ collection: 'pages', where });
    expect(docs).toMatchObject([{ id, title: 'Our privacy' }]);
  });
});
