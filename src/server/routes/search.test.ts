import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildPost, buildTour, buildTranslation } from '../../../tests/support/factories.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import { RATE_LIMITS } from '../plugins/rateLimit.ts';
import { buildTestApp, fakeSite, page } from '../testSupport.ts';

const PATH = '/wp-json/rihla/v1/search/';

describe('live search over a fake site', () => {
  let app: FastifyInstance;
  const site = fakeSite(() => page('{}', {}));
  beforeEach(async () => {
    site.asked.length = 0;
    app = await buildTestApp({ site });
  });
  afterEach(() => app.close());

  test.each([
    ['?s=Tea', 'tea 6'],
    ['?s=tea&limit=3', 'tea 3'],
    ['?s=tea&limit=999', 'tea 12'],
    ['?s=tea&limit=0', 'tea 1'],
    ['?s=tea&limit=-4', 'tea 6'],
    ['?s=one&s=two', 'one 6'],
    ['', ' 6'],
    ['?s[]=x', ' 6'],
    ['?s=a%2Fb%00c', 'a b c 6'],
    ['?s=%E0%A4%A', ' 6'],
    ['?s=tea&lang=fr', 'tea 6 fr'],
    ['?s=tea&lang=xx', 'tea 6'],
    [`?s=${'x'.repeat(500)}`, `${'x'.repeat(100)} 6`],
  ])('%s is normalized to one search with bounds', async (query, asked) => {
    const answer = await app.inject(PATH + query);
    expect(answer.statusCode).toBe(200);
    if (query !== '?s=%E0%A4%A') expect(site.asked).toEqual([asked]);
  });

  test('the same words are searched once, however they are written', async () => {
    for (const query of ['?s=Tea', '?s=tea%20', '?limit=6&s=TEA&x=1']) await app.inject(PATH + query);
    expect(site.asked).toEqual(['tea 6']);
    for (const query of ['?s=Tea&lang=fr', '?lang=fr&s=tea']) await app.inject(PATH + query);
    expect(site.asked).toEqual(['tea 6', 'tea 6 fr']);
  });

  test('has a rate limit per visitor, separate from that of the results page', async () => {
    const { max } = RATE_LIMITS.liveSearch;
    const codes: number[] = [];
    for (let count = 0; count <= max; count += 1) codes.push((await app.inject(`${PATH}?s=tea`)).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(max);
    expect(codes.at(-1)).toBe(429);
    expect((await app.inject('/search/tea/')).statusCode).toBe(200);
  });
});

describeDatabase('a live search', (db) => {
  test('answers in the requested language; untranslated results are marked', async () => {
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
    const tour = await buildTour(db.payload, {
      title: 'Dunes by camel',
      path: '/dunes/',
      price: { from: 129_000, currency: 'EUR' },
    });
    await buildPage(db.payload, { title: 'Dunes & wells', path: '/wells/' });
    await buildTranslation(db.payload, { of: `tours:${tour.id}`, title: 'Dunes à dos de chameau', path: '/fr/dunes/' });
    const app = await buildTestApp({ site: buildTestSite(db.payload) });
    const { results } = (await app.inject(`${PATH}?s=dunes&lang=fr`)).json();
    expect(results).toEqual([
      expect.objectContaining({
        title: ['', 'Dunes', ' à dos de chameau'],
        url: '/fr/dunes/',
        kind: 'Voyage',
        note: expect.stringMatching(/1\s290\s€/),
      }),
      { title: ['', 'Dunes', ' & wells'], url: '/wells/', kind: 'Page', language: { lang: 'en', dir: 'ltr' } },
    ]);
    expect(results[0]).not.toHaveProperty('language');
    expect((await app.inject(`${PATH}?s=dunes`)).json().results[0]).toMatchObject({ url: '/dunes/', kind: 'Journey' });
    await app.close();
  });

  test('returns highlighted matches, cached until a change touches them', async () => {
    const app = await buildTestApp({ site: buildTestSite(db.payload) });
    const ask = async (query: string) => {
      const answer = await app.inject(PATH + query);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-robots-tag': 'noindex',
      });
      return answer.json();
    };
    const excerpt = `${'Down to the dunes, '.repeat(12)}and back`;
    await buildPost(db.payload, { title: 'Three nights in the dunes', path: '/nights/', excerpt });
    await buildPage(db.payload, { title: 'Dunes & wells', path: '/wells/' });
    const { results, total } = await ask('?s=dunes');
    expect(total).toBe(2);
    expect(results).toContainEqual({ title: ['', 'Dunes', ' & wells'], url: '/wells/', kind: 'Page' });
    const [post] = results.filter(({ kind }: { kind: string }) => kind === 'Article');
    expect(post.text.join('').length).toBeLessThanOrEqual(141);
    expect(post.text.slice(0, 2)).toEqual(['Down to the ', 'dunes']);
    expect(await ask('?s=dunnes&limit=1')).toMatchObject({ total: 2, results: [expect.anything()] });
    expect(await ask('?s=xylophone')).toEqual({ total: 0, results: [] });
    await buildPost(db.payload, { title: 'Dunes again', path: '/again/' });
    expect((await ask('?s=dunes')).total).toBe(3);
    await app.close();
  });
});
