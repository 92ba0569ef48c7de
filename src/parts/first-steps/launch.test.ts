import type { Payload } from 'payload';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildMedia, buildPage, buildTour, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import { beginPreparing, isPreparing } from '../../cms/launch.ts';
import { writeSeedRecord } from '../../cms/seedRecord.ts';
import type { SiteRenderer } from '../../pages/siteRenderer.ts';
import { proveMail } from './mailProof.ts';
import { readFacts } from './readFacts.ts';

const NOW = new Date('2026-11-27T12:00:00Z');

describeDatabase('launch', (db) => {
  let admin: Rest;
  let site: SiteRenderer;
  beforeEach(async () => {
    await beginPreparing(db.payload, NOW);
    await buildPage(db.payload, { title: 'Sand', path: '/sand/' });
    site = buildTestSite(db.payload);
    admin = await restClient(db.payload, await buildUser(db.payload, 'admin'));
  });
  const ask = (path: string) => site.respond({ path, query: new URLSearchParams() });

  test('search engines are blocked until then, and allowed without a restart', async () => {
    const closed = await ask('/sand/');
    expect(closed.headers['x-robots-tag']).toBe('noindex');
    expect(String(closed.body)).toMatch(/<meta content="noindex" name="robots"\/?>/);
    expect((await ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    await makeReady(db.payload);
    expect((await admin('POST', '/first-steps/launch', {})).status).toBe(200);
    expect(await isPreparing(db.payload)).toBe(false);
    const open = await ask('/sand/');
    expect(open.headers['x-robots-tag']).toBeUndefined();
    expect(String(open.body)).not.toContain('noindex');
    expect((await ask('/robots.txt')).body).toContain('Sitemap:');
  });

  test('is refused while a required step is missing, which the error names, and to all but admins', async () => {
    const refused = await admin('POST', '/first-steps/launch', {});
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining(
        '“Say who you are”, “Complete front page, terms and privacy”, “Put it at its own address”',
      ),
    ]);
    const editor = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    expect((await editor('POST', '/first-steps/launch', {})).status).toBe(403);
    expect((await (await restClient(db.payload))('POST', '/first-steps/launch', {})).status).toBe(403);
    expect(await isPreparing(db.payload)).toBe(true);
  });

  test('a site from before there was a launch counts as launched', async () => {
    await db.payload.kv.clear();
    expect((await ask('/robots.txt')).body).toContain('Sitemap:');
  });

  test('a tour of the demo does not count until it is edited', async () => {
    const tour = await buildTour(db.payload);
    await buildDeparture(db.payload, { tour: tour.id, start: '2027-03-01T00:00:00.000Z' });
    await writeSeedRecord(db.payload, { siteName: 'Khettara', changed: { [`tours/${tour.id}`]: tour.updatedAt } });
    expect(await readFacts(db.payload, NOW)).toMatchObject({ journeys: 0, journeysOnSale: 0 });
    await db.payload.update({ collection: 'tours', id: tour.id, data: { title: 'Our dunes' } });
    expect(await readFacts(db.payload, NOW)).toMatchObject({ journeys: 1, journeysOnSale: 1 });
  });

  test('the header shows the emblem until its block “Logo” has a picture', async () => {
    const header = (picture?: number) =>
      db.payload.create({
        collection: 'templates',
        data: {
          title: 'Header',
          kind: 'header',
          layout: [
            { blockType: 'container', children: [{ blockType: 'site-logo', ...(picture && { picture }) }] },
          ] as never,
          _status: 'published',
        },
      });
    expect((await readFacts(db.payload, NOW)).header).toBeUndefined();
    const { id } = await header();
    const href = `/admin/collections/templates/${id}`;
    expect((await readFacts(db.payload, NOW)).header).toEqual({ href, hasEmblem: true });
    await db.payload.delete({ collection: 'templates', id });
    await header((await buildMedia(db.payload)).id);
    expect((await readFacts(db.payload, NOW)).header?.hasEmblem).toBe(false);
  });

  test('a letter has arrived when its link was opened, and only the last one counts', async () => {
    const keyOf = async () => {
      await admin('POST', '/first-steps/letter', {});
      const { docs } = await db.payload.find({ collection: 'mails', sort: '-id', limit: 1 });
      return /first-steps\/letter\/([\w-]+)/.exec(JSON.stringify(docs[0]))?.[1] ?? '';
    };
    const [first, last] = [await keyOf(), await keyOf()];
    expect(await proveMail(db.payload, first, NOW)).toBeUndefined();
    expect((await readFacts(db.payload, NOW)).mailArrivedAt).toBeUndefined();
    const to = await proveMail(db.payload, last, NOW);
    expect(to).toContain('@');
    expect((await readFacts(db.payload, NOW)).mailArrivedAt).toBe(to);
  });
});

/** Completes all steps that the launch requires. */
async function makeReady(payload: Payload): Promise<void> {
  const site = { name: 'Saffron Roads', email: 'salma@saffron.travel', address: { locality: 'Taliouine' } };
  await payload.updateGlobal({ slug: 'site', data: site });
  await buildPage(payload, { title: 'Home', path: '/' });
  await buildPage(payload, { title: 'Terms', path: '/booking-terms/' });
  await buildPage(payload, { title: 'Privacy', path: '/privacy/' });
  const { custom } = payload.config;
  const { publicUrl } = custom;
  Object.assign(custom, { publicUrl: 'https://saffron.travel' });
  onTestFinished(() => void Object.assign(custom, { publicUrl }));
}
