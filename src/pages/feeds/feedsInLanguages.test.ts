import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildCategory, buildPage, buildPost, buildTranslation } from '../../../tests/support/factories.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import { type ContentChange, onContentChange } from '../../shared/changes/contentEvents.ts';

describeDatabase('feeds in other languages', (db) => {
  let sand = 0;
  let words = 0;
  beforeEach(async () => {
    const { payload } = db;
    await payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
    ({ id: sand } = await buildCategory(payload, { title: 'Sand', slug: 'sand' }));
    const water = await buildCategory(payload, { title: 'Water', slug: 'water' });
    const wells = await buildPost(payload, {
      title: 'Wells',
      path: '/wells/',
      excerpt: 'Dug by hand.',
      categories: [sand, water.id],
    });
    await buildPost(payload, { title: 'Salt', path: '/salt/', categories: [sand] });
    ({ id: words } = await buildTranslation(payload, {
      of: `posts:${wells.id}`,
      title: 'Les puits',
      description: 'Creusés à la main.',
      path: '/fr/les-puits/',
      texts: {},
    }));
    await buildTranslation(payload, { of: `categories:${sand}`, title: 'Le sable', path: null, texts: {} });
  });
  const read = async (path: string) => buildTestSite(db.payload).respond({ path, query: new URLSearchParams() });
  const text = async (path: string) => String((await read(path)).body);

  it('have the translated articles alone, in the words of their translations', async () => {
    const feed = await text('/fr/feed/');
    expect(feed).toContain('<language>fr</language>');
    expect(feed.match(/<item>/g)).toHaveLength(1);
    expect(feed).toContain('<title>Les puits</title>');
    expect(feed).toContain('<link>http://localhost:3000/fr/les-puits/</link>');
    expect(feed).toContain('<description>Creusés à la main.</description>');
    expect(feed).toContain('<category>Le sable</category>');
    expect(feed).not.toMatch(/Wells|Salt|Water|Sand/);
    expect(feed).toContain('<link>http://localhost:3000/fr/</link>');
    expect(feed).toContain('href="http://localhost:3000/fr/feed/" rel="self"');
    expect((await text('/ar/feed/')).match(/<item>/g)).toBeNull();
    expect((await text('/feed/')).match(/<item>/g)).toHaveLength(2);
  });

  it('are there for the terms whose names are translated', async () => {
    const feed = await text('/fr/category/sand/feed/');
    expect(feed).toContain('<title>Le sable · ');
    expect(feed).toContain('<link>http://localhost:3000/fr/category/sand/</link>');
    expect(feed.match(/<item>/g)).toHaveLength(1);
    expect((await read('/fr/category/water/feed/')).status).toBe(404);
    expect((await read('/category/water/feed/')).status).toBe(200);
  });

  it('are linked by the pages of their language, and there where it is offered', async () => {
    const linksOf = async (path: string) =>
      [
        ...(await text(path)).matchAll(/<link href="([^"]+)" rel="alternate" title="[^"]*" type="application\/rss/g),
      ].map(([, to]) => to?.slice('http://localhost:3000'.length));
    expect(await linksOf('/wells/')).toEqual(['/feed/']);
    expect(await linksOf('/fr/les-puits/')).toEqual(['/fr/feed/']);
    expect(await linksOf('/fr/category/sand/')).toEqual(['/fr/feed/', '/fr/category/sand/feed/']);
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['ar'] } });
    expect((await read('/fr/feed/')).status).toBe(404);
  });

  it('change with the translations into their language alone', async () => {
    const { payload } = db;
    const front = await buildPage(payload, { path: '/', layout: [] });
    const tags = await Promise.all(['/feed/', '/fr/feed/', '/ar/feed/'].map(async (path) => (await read(path)).tags));
    const changes: ContentChange[] = [];
    const stop = onContentChange((change) => {
      changes.push(change);
    });
    const touched = async (work: () => Promise<unknown>) => {
      changes.length = 0;
      await work();
      return tags.map((own) =>
        changes.some(({ touched }) => touched === 'everything' || touched.some((tag) => own?.includes(tag))),
      );
    };
    const update = () => payload.update({ collection: 'translations', id: words, data: { title: 'Les vieux puits' } });
    expect(await touched(update)).toEqual([false, true, false]);
    const begin = () => buildTranslation(payload, { of: `pages:${front.id}`, locale: 'ar', path: '/ar/', texts: {} });
    expect(await touched(begin)).toEqual([false, false, true]);
    stop();
  });
});
