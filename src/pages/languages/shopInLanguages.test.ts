import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildPost, buildTemplate, buildTranslation } from '../../../tests/support/factories.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';

describeDatabase('lists, search and shop below a language', (db) => {
  let cart = 0;
  beforeEach(async () => {
    const { payload } = db;
    const header = await buildTemplate(payload, {
      kind: 'header',
      layout: [{ blockType: 'language-switcher', version: 1, id: 's' }] as never,
    });
    await payload.updateGlobal({ slug: 'site', data: { templates: { header: header.id } } });
    const blocks = [{ blockType: 'cart', version: 1, id: 'c', emptyLink: { kind: 'address', address: '/tours/' } }];
    ({ id: cart } = await buildPage(payload, { title: 'Your cart', path: '/cart/', layout: blocks as never }));
    await payload.updateGlobal({ slug: 'shop', data: { isOn: true, cartPage: cart } });
    await payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
  });
  const read = async (path: string) => buildTestSite(db.payload).respond({ path, query: new URLSearchParams() });
  const page = async (path: string) => String((await read(path)).body);
  const offer = (offered: ('ar' | 'fr')[]) => db.payload.updateGlobal({ slug: 'languages', data: { offered } });

  it('are there in each language that the site offers, and in no other', async () => {
    await offer(['fr']);
    for (const path of ['/cart/', '/tours/', '/articles/', '/search/', '/search/dunes/']) {
      expect((await read(`/fr${path}`)).status, path).toBe(200);
      expect((await read(`/ar${path}`)).status, path).toBe(404);
    }
    await offer([]);
    expect((await read('/fr/cart/')).status).toBe(404);
    expect((await read('/fr/search/')).status).toBe(404);
  });

  it('speak it, with a title of the catalogue', async () => {
    const html = await page('/ar/cart/');
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(html).toMatch(/<title>السلة/);
    expect(html).not.toContain('Your cart');
    expect(html).toContain('لا شيء في سلتكم بعد');
    expect(html).toContain('href="/ar/tours/"');
    expect(await page('/fr/articles/')).toMatch(/<title>Articles · |<title>Récits/);
    expect(await page('/fr/search/dunes/')).toMatch(/<title>[^<]*dunes[^<]* · /);
  });

  it('lead to the translation of a page of the shop where there is one', async () => {
    await buildTranslation(db.payload, { of: `pages:${cart}`, title: 'Votre panier', path: '/fr/panier/' });
    expect(await read('/fr/cart/')).toMatchObject({ status: 302, headers: { location: '/fr/panier/' } });
    expect(await page('/fr/panier/')).toMatch(/<title>Votre panier/);
  });

  it('have a switcher to the same page in each language', async () => {
    const linksOf = async (path: string) =>
      [...(await page(path)).matchAll(/<a href="([^"]+)" hrefLang=/gi)].map(([, to]) => to);
    expect(await linksOf('/fr/cart/')).toEqual(['/cart/', '/ar/cart/']);
    expect(await linksOf('/cart/')).toEqual(['/fr/cart/', '/ar/cart/']);
    expect(await linksOf('/ar/search/dunes/')).toEqual(['/search/dunes/', '/fr/search/dunes/']);
  });

  it('name each other’s lists to search engines', async () => {
    const alternates = async (path: string) =>
      [...(await page(path)).matchAll(/<link href="([^"]+)" hrefLang="([^"]+)" rel="alternate"/gi)].map(
        ([, to, code]) => `${code} ${to?.slice(21)}`,
      );
    const all = ['en /articles/', 'fr /fr/articles/', 'ar /ar/articles/', 'x-default /articles/'];
    for (const prefix of ['', '/fr', '/ar']) expect(await alternates(`${prefix}/articles/`)).toEqual(all);
  });

  it('have pages of a list in their language', async () => {
    for (let count = 0; count < 10; count += 1) await buildPost(db.payload, { title: `Sand ${count}` });
    const html = await page('/fr/articles/page/2/');
    expect(html).toContain('<link href="http://localhost:3000/fr/articles/page/2/" rel="canonical"');
    expect(html).toMatch(/<link href="http:\/\/localhost:3000\/fr\/articles\/" rel="prev"/);
    expect(await read('/fr/articles/page/1/')).toMatchObject({ status: 301, headers: { location: '/fr/articles/' } });
    expect((await read('/fr/articles/page/3/')).status).toBe(404);
  });

  it('are refreshed in their language when a visitor filters or turns a page', async () => {
    const { payload } = db;
    const layout = [{ blockType: 'listing', version: 1, id: 'all', source: 'current' }];
    const archive = await buildTemplate(payload, { kind: 'archive', layout: layout as never });
    await payload.updateGlobal({ slug: 'site', data: { templates: { archive: archive.id } } });
    const post = await buildPost(payload, { title: 'Wells', path: '/wells/' });
    await buildPost(payload, { title: 'Salt', path: '/salt/' });
    await buildTranslation(payload, { of: `posts:${post.id}`, title: 'Les puits', path: '/fr/les-puits/', texts: {} });
    const ask = async (path: string) => {
      const request = { post: { path }, widgetId: 'all', filters: {}, page: 1, base: { path, query: '' } };
      return JSON.parse(String((await buildTestSite(payload).refresh(request)).body)).data as string;
    };
    const french = await ask('/fr/articles/');
    expect(french).toMatch(/<a href="\/fr\/les-puits\/">Les puits</);
    expect(french).toMatch(/<li class="r-listing__card" lang="en" dir="ltr">(?:(?!<\/li>).)*Salt/s);
    expect(await ask('/articles/')).toMatch(/<a href="\/wells\/">Wells</);
  });

  it('add nothing to a page on a site with one language', async () => {
    await offer([]);
    for (const path of ['/cart/', '/articles/', '/search/']) {
      expect(await page(path), path).not.toContain('hrefLang');
      expect((await read(path)).tags?.filter((tag) => tag.includes('translations'))).toEqual([]);
    }
  });
});
