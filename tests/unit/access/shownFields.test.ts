import type { FastifyInstance } from 'fastify';
import type { CollectionSlug, Payload } from 'payload';
import { expect, onTestFinished, test, vi } from 'vitest';
import { seed } from '../../../src/demo/seed.ts';
import { buildTestApp, testEnv } from '../../../src/server/testSupport.ts';
import { describeDatabase } from '../../support/database/testDatabase.ts';
import { buildEnquiry, buildPage, buildPost, buildTour, buildUser } from '../../support/factories.ts';
import { type Crawled, crawl } from '../../support/requests/crawl.ts';
import { inProcessStudio } from '../../support/servers/inProcessStudio.ts';
import { buildTestSite } from '../../support/testSite.ts';
import { type Marks, markFields } from './markFields.ts';

/** A fifth of this on an idle machine. */
const LONG = 240_000;
const MAX_ADDRESSES = 1_500;
/** Text in unpublished content. */
const DRAFT = 'unpublishedwords';

/** Collections hidden entirely from anonymous visitors: submissions, orders and requests of visitors, and internal ones of staff. */
const PRIVATE =
  /^(audit-log|bookings|chat-clicks|consent-records|contact-clicks|customers|enquir[\w-]*|mails|orders|payments|payload-[\w-]+|promotions|reply-templates|search-misses|spent-keys|subscribers)\.|^globals\/(inbox|mail-settings|channels|newsletter\.provider)|^forms\.mail\b|\bnotes$|noticeEmail$|secret|token|password/i;

describeDatabase('anonymous visibility', (db) => {
  async function build(payload: Payload): Promise<FastifyInstance> {
    const app = await buildTestApp({
      payload,
      env: testEnv({ dataDir: db.dataDir }),
      site: buildTestSite(payload),
      studio: inProcessStudio(payload),
    });
    onTestFinished(() => app.close());
    return app;
  }

  /** Every URL with an id, for the first ids: fragments, files, the API. */
  function addressesOf(app: FastifyInstance): string[] {
    const patterns = app.endpoints.filter(({ method }) => method === 'GET').map(({ url }) => url);
    const ids = Array.from({ length: 25 }, (_, index) => String(index + 1));
    const filled = patterns.flatMap((url) => {
      if (/\*|no route/.test(url)) return [];
      return url.includes(':') ? ids.map((id) => url.replace(/:\w+/g, id)) : [url];
    });
    const rest = Object.keys(db.payload.collections).flatMap((slug) => [`/api/${slug}?depth=2`, `/api/${slug}/1`]);
    const globals = db.payload.globals.config.map(({ slug }) => `/api/globals/${slug}`);
    return [...filled, ...rest, ...globals];
  }

  function marksIn(crawled: readonly Crawled[], marks: Marks): Map<string, string> {
    const seen = new Map<string, string>();
    for (const { body, url } of crawled)
      for (const [mark] of body.matchAll(/mark[b-m]{4}mark/g)) {
        const field = marks.get(mark);
        if (field && !seen.has(field)) seen.set(field, url);
      }
    return seen;
  }

  test(
    'of fields is as in the table, in pages, island props, fragments, feeds and data',
    async () => {
      vi.spyOn(db.payload.logger, 'warn').mockImplementation(() => undefined);
      await seed(db.payload, () => undefined);
      const { payload } = db;
      const create = (collection: string, data: object) =>
        payload.create({ collection: collection as CollectionSlug, data: data as never });
      await buildUser(payload, 'admin');
      await buildEnquiry(payload);
      const { docs } = await payload.find({ collection: 'departures', limit: 1, depth: 0 });
      await create('customers', { email: 'amina@example.com' });
      const order = await create('orders', {
        ...{
          reference: 'R-LEAK1',
          status: 'CONFIRMED',
          currency: 'EUR',
          total: 1,
          notes: 'Wants a quiet room',
          name: 'Amina Idrissi',
        },
      });
      await create('bookings', {
        departure: docs[0]?.id,
        adults: 1,
        status: 'CONFIRMED',
        source: 'site',
        order: order.id,
        name: 'Amina Idrissi',
        notes: 'Wants a quiet room',
      });
      await create('payments', {
        order: order.id,
        provider: 'stripe',
        kind: 'full',
        status: 'paid',
        amount: 1,
        currency: 'EUR',
      });
      await create('promotions', { code: 'SPRING', percent: 10 });
      await create('subscribers', {
        email: 'omar@example.com',
        name: 'Omar Tazi',
        state: 'subscribed',
        key: 'k'.repeat(32),
      });
      const marks = await markFields(payload);
      for (const build of [buildPage, buildPost, buildTour])
        await build(payload, { title: `A plan ${DRAFT}`, path: `/a-plan/${build.name}/`, _status: 'draft' } as never);
      const { docs: pages } = await payload.find({
        collection: 'pages',
        where: { _status: { equals: 'published' } },
        depth: 0,
      });
      const newer = { title: `Soon ${DRAFT}`, excerpt: `Soon ${DRAFT}` };
      await payload.update({ collection: 'pages', id: pages[0]?.id ?? 0, data: newer, draft: true });
      const app = await build(payload);
      const crawled = await crawl(
        app,
        [
          '/',
          '/sitemap.xml',
          '/feed/',
          '/tours/',
          '/a-plan/buildPage/',
          '/a-plan/buildTour/',
          '/search/plan/',
          '/robots.txt',
          '/search/desert/',
          '/wp-json/rihla/v1/search/?q=desert',
          ...addressesOf(app),
        ],
        MAX_ADDRESSES,
      );
      expect(crawled.filter(({ status }) => status >= 500)).toEqual([]);
      expect(crawled.filter(({ status }) => status === 200).length).toBeGreaterThan(100);
      const seen = marksIn(crawled, marks);
      const leaks = [...seen].filter(([field]) => PRIVATE.test(field));
      expect(leaks).toEqual([]);
      expect(crawled.filter(({ body }) => body.includes(DRAFT)).map(({ url }) => url)).toEqual([]);
      const all = [...new Set(marks.values())].sort();
      const table = all.map((field) => `${field.padEnd(60)} ${seen.has(field) ? 'seen' : '-'}`);
      await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('shown.txt');
    },
    LONG,
  );
});
