import { expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildPost, buildTranslation } from '../../../tests/support/factories.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';

describeDatabase('the graph of pages in other languages', (db) => {
  it('is symmetric: whatever a page names, names it back, and each names itself', async () => {
    const { payload } = db;
    await payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
    const published = async (of: string, locale: 'ar' | 'fr', path: string, status = 'published') =>
      buildTranslation(payload, { of, locale, path, title: path, texts: {}, _status: status as never });
    const front = await buildPage(payload, { title: 'Front', path: '/', layout: [] });
    const dunes = await buildPage(payload, { title: 'Dunes', path: '/dunes/', layout: [] });
    const wells = await buildPost(payload, { title: 'Wells', path: '/wells/' });
    await buildPage(payload, { title: 'Alone', path: '/alone/', layout: [] });
    await published(`pages:${front.id}`, 'fr', '/fr/');
    await published(`pages:${front.id}`, 'ar', '/ar/');
    await published(`pages:${dunes.id}`, 'fr', '/fr/les-dunes/');
    await published(`pages:${dunes.id}`, 'ar', '/ar/كثبان/', 'draft');
    await published(`posts:${wells.id}`, 'ar', '/ar/آبار/');

    const site = buildTestSite(payload);
    const named = new Map<string, string[]>();
    const open = ['/', '/dunes/', '/wells/', '/alone/', '/articles/'];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (named.has(path)) continue;
      const { body, status } = await site.respond({ path, query: new URLSearchParams() });
      expect(status, path).toBe(200);
      const links = String(body).match(/<link[^>]*hrefLang="(?!x-default)[^>]*>/g) ?? [];
      const paths = links.map((link) => decodeURI(new URL(/href="([^"]+)"/.exec(link)?.[1] ?? '').pathname));
      named.set(path, paths);
      open.push(...paths);
    }
    expect([...named.keys()].sort()).toEqual(
      [
        '/',
        '/alone/',
        '/ar/',
        '/ar/articles/',
        '/ar/آبار/',
        '/articles/',
        '/dunes/',
        '/fr/',
        '/fr/articles/',
        '/fr/les-dunes/',
        '/wells/',
      ].sort(),
    );
    expect(named.get('/alone/')).toEqual([]);
    for (const [path, paths] of named) {
      if (paths.length > 0) expect(paths, path).toContain(path);
      for (const other of paths) expect(named.get(other), `${path} names ${other}`).toContain(path);
    }
  });
});
