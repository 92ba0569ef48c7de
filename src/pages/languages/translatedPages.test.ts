import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildPost, buildTemplate, buildTranslation } from '../../../tests/support/factories.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import { type ContentChange, onContentChange } from '../../shared/changes/contentEvents.ts';

const heading = (id: string, text: string, more: object = {}) => ({
  blockType: 'heading',
  version: 1,
  id,
  text,
  ...more,
});

describeDatabase('pages of translated documents', (db) => {
  let of = '';
  beforeEach(async () => {
    const header = await buildTemplate(db.payload, {
      kind: 'header',
      layout: [heading('h', 'Khettara says')] as never,
    });
    await db.payload.updateGlobal({ slug: 'site', data: { templates: { header: header.id } } });
    const layout = [heading('b', 'Where the dunes begin', { eyebrow: 'Sand' })];
    const page = await buildPage(db.payload, { title: 'Dunes', path: '/dunes/', layout: layout as never });
    of = `pages:${page.id}`;
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
  });
  const WORDS = { b: 'Où commencent les dunes' };
  const texts = { 'b/text': { text: WORDS.b, source: 'Where the dunes begin' } };
  const french = (data: object = {}) => buildTranslation(db.payload, { of, title: 'Les dunes', texts, ...data });
  const read = async (path: string) => buildTestSite(db.payload).respond({ path, query: new URLSearchParams() });
  const alternatesOf = async (path: string) =>
    [...String((await read(path)).body).matchAll(/<link href="([^"]+)" hrefLang="([^"]+)" rel="alternate"/gi)].map(
      ([, href, language]) => `${language} ${decodeURI(href ?? '')}`,
    );

  it('are served where the translation is published and its language offered, and nowhere else', async () => {
    expect(await read('/fr/dunes/')).toMatchObject({ status: 404 });
    const { id } = await french({ path: '/fr/les-dunes/' });
    const { body, status } = await read('/fr/les-dunes/');
    expect(status).toBe(200);
    expect(body).toContain('<html lang="fr" dir="ltr"');
    expect(body).toContain(WORDS.b);
    expect(body).toContain('<title>Les dunes');
    expect(body).toContain('rel="canonical"');
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['ar'] } });
    expect(await read('/fr/les-dunes/')).toMatchObject({ status: 404 });
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['fr'] } });
    await db.payload.update({ collection: 'translations', id, data: { _status: 'draft' } });
    expect(await read('/fr/les-dunes/')).toMatchObject({ status: 404 });
  });

  it('are unpublished with their document', async () => {
    await french({ path: '/fr/les-dunes/' });
    await db.payload.update({ collection: 'pages', id: Number(of.slice(6)), data: { _status: 'draft' } });
    expect(await read('/fr/les-dunes/')).toMatchObject({ status: 404 });
  });

  it('mark untranslated text with the language of the source', async () => {
    await french({ locale: 'ar', title: 'الكثبان', path: '/ar/الكثبان/' });
    const { body } = await read('/ar/الكثبان/');
    expect(body).toContain('<html lang="ar" dir="rtl"');
    expect(body).toMatch(/<header class="r-header" lang="en" dir="ltr"/);
    expect(body).toMatch(/<p class="r-eyebrow" lang="en" dir="ltr">Sand/);
    expect(body).toMatch(new RegExp(`<h\\d[^>]*(?<!lang="en" dir="ltr")>${WORDS.b}`));
  });

  it('have cards of other documents, and the way up to them, in the language of the source', async () => {
    await buildPost(db.payload, { title: 'Wells' });
    const layout = [
      heading('b', 'Where the dunes begin'),
      { blockType: 'breadcrumbs', version: 1, id: 'c' },
      { blockType: 'posts', version: 1, id: 'p' },
    ];
    await db.payload.update({ collection: 'pages', id: Number(of.slice(6)), data: { layout: layout as never } });
    await french({ path: '/fr/les-dunes/' });
    const { body } = await read('/fr/les-dunes/');
    expect(body).toMatch(/<li class="r-card" lang="en" dir="ltr">.*Wells/s);
  });

  it('have cards of translated documents in their words, with their address', async () => {
    const [post, other] = [
      await buildPost(db.payload, { title: 'Wells' }),
      await buildPost(db.payload, { title: 'Salt' }),
    ];
    const layout = [heading('b', 'Where the dunes begin'), { blockType: 'posts', version: 1, id: 'p' }];
    await db.payload.update({ collection: 'pages', id: Number(of.slice(6)), data: { layout: layout as never } });
    await french({ path: '/fr/les-dunes/' });
    await french({ of: `posts:${post.id}`, title: 'Les puits', path: '/fr/les-puits/', texts: {} });
    const { body, tags } = await read('/fr/les-dunes/');
    expect(body).toMatch(/<li class="r-card">(?:(?!<\/li>).)*<a href="\/fr\/les-puits\/">Les puits</s);
    expect(body).not.toContain('Wells');
    expect(body).toMatch(/<li class="r-card" lang="en" dir="ltr">(?:(?!<\/li>).)*Salt/s);
    expect(tags).toContain(`list:translations?of=posts:${other.id}`);
    expect((await read('/dunes/')).body).toContain('Wells');
  });

  it('name each other, each all of them, with the default language for everybody else', async () => {
    expect(await alternatesOf('/dunes/')).toEqual([]);
    await french({ path: '/fr/les-dunes/' });
    await french({ locale: 'ar', title: 'الكثبان', path: '/ar/الكثبان/' });
    const all = ['en', 'fr', 'ar', 'x-default'].map(
      (code) => `${code} http://localhost:3000${{ fr: '/fr/les-dunes/', ar: '/ar/الكثبان/' }[code] ?? '/dunes/'}`,
    );
    for (const path of ['/dunes/', '/fr/les-dunes/', '/ar/الكثبان/']) expect(await alternatesOf(path)).toEqual(all);
    expect(String((await read('/sitemap.xml')).body)).toContain('<loc>http://localhost:3000/fr/les-dunes/</loc>');
  });

  it('are linked by a language switcher in the header, which falls back to front pages', async () => {
    const { docs } = await db.payload.find({ collection: 'templates', where: { kind: { equals: 'header' } } });
    const layout = [{ blockType: 'language-switcher', version: 1, id: 's' }] as never;
    await db.payload.update({ collection: 'templates', id: docs[0]?.id ?? 0, data: { layout } });
    const front = await buildPage(db.payload, { title: 'Home', path: '/', layout: [] });
    await french({ of: `pages:${front.id}`, title: 'Accueil', path: '/fr/', texts: {} });
    await french({ locale: 'ar', title: 'الكثبان', path: '/ar/الكثبان/' });
    const linksOf = async (path: string) => {
      const [nav = ''] = /<nav aria-label="Languages".*?<\/nav>/s.exec(String((await read(path)).body)) ?? [];
      return [...nav.matchAll(/<li.*?<\/li>/gs)].map(([item]) => {
        const [, to = 'current'] = /href="([^"]+)"/.exec(item) ?? [];
        return `${decodeURI(to)} ${item.replace(/<[^>]*>/g, '')}`;
      });
    };
    expect(await linksOf('/dunes/')).toEqual([
      'current English',
      '/fr/ Français · page d’accueil',
      '/ar/الكثبان/ العربية',
    ]);
    expect(await linksOf('/ar/الكثبان/')).toEqual([
      '/dunes/ English',
      '/fr/ Français · page d’accueil',
      'current العربية',
    ]);
    expect(await linksOf('/fr/')).toEqual(['/ English', 'current Français']);
  });

  it('send not a byte more where the site offers one language', async () => {
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: [] } });
    const before = await read('/dunes/');
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
    await french();
    const { body: amongOthers } = await read('/dunes/');
    expect(amongOthers).not.toBe(before.body);
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: [] } });
    const { body, tags } = await read('/dunes/');
    expect(body).toBe(before.body);
    expect(body).not.toContain('hrefLang');
    expect(body).not.toContain('lang="en" dir="ltr" ');
    expect(tags?.filter((tag) => tag.includes('translations'))).toEqual([]);
  });

  it('are the only pages invalidated when their translation is published', async () => {
    const { id } = await french({ path: '/fr/les-dunes/' });
    await french({ locale: 'ar', title: 'الكثبان', path: '/ar/الكثبان/' });
    const tagsOf = async (path: string) => new Set((await read(path)).tags);
    const pages = await Promise.all(['/dunes/', '/fr/les-dunes/', '/ar/الكثبان/'].map(tagsOf));
    const changes: ContentChange[] = [];
    onContentChange((change) => {
      changes.push(change);
    });
    const touched = async (data: object) => {
      changes.length = 0;
      await db.payload.update({ collection: 'translations', id, data });
      return pages.map((tags) =>
        changes.some((change) => change.touched === 'everything' || change.touched.some((tag) => tags.has(tag))),
      );
    };
    expect(await touched({ title: 'Les hautes dunes' })).toEqual([false, true, false]);
    expect(await touched({ path: '/fr/sable/' })).toEqual([true, true, true]);
    expect(await read('/fr/les-dunes/')).toMatchObject({ status: 301, headers: { location: '/fr/sable/' } });
  });
});
