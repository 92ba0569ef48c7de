import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import {
  buildCategory,
  buildDestination,
  buildMenu,
  buildPage,
  buildPost,
  buildTemplate,
  buildTranslation,
} from '../../../tests/support/factories.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';

describeDatabase('what stands around a translated page', (db) => {
  const ids = { header: 0, menu: 0, page: 0 };
  const entry = (label: string, address: string) => ({ label, kind: 'address' as const, address });
  beforeEach(async () => {
    const { payload } = db;
    const menu = await buildMenu(payload, {
      title: 'Main',
      items: [entry('Journeys', '/tours/'), entry('Us', '/us/')],
    });
    const layout = [
      { blockType: 'menu', version: 1, id: 'm', menu: menu.id },
      { blockType: 'heading', version: 1, id: 'h', text: 'Khettara says', eyebrow: 'Since 1998' },
    ];
    const header = await buildTemplate(payload, { kind: 'header', layout: layout as never });
    await payload.updateGlobal({ slug: 'site', data: { templates: { header: header.id } } });
    const page = await buildPage(payload, { title: 'Dunes', path: '/dunes/', layout: [] });
    Object.assign(ids, { header: header.id, menu: menu.id, page: page.id });
    await payload.updateGlobal({ slug: 'languages', data: { offered: ['fr'] } });
    await buildTranslation(payload, { of: `pages:${page.id}`, title: 'Les dunes', path: '/fr/les-dunes/', texts: {} });
  });
  const read = async (path: string) => buildTestSite(db.payload).respond({ path, query: new URLSearchParams() });
  const headerOf = async (path: string) => /<header.*<\/header>/s.exec(String((await read(path)).body))?.[0] ?? '';
  const translate = (of: string, data: object) => buildTranslation(db.payload, { of, path: null, ...data });
  const translateHeader = () =>
    translate(`templates:${ids.header}`, {
      title: '',
      texts: { 'h/text': { text: 'Khettara dit', source: 'Khettara says' } },
    });
  const translateMenu = async (labels: readonly string[]) => {
    const { items } = await db.payload.findByID({ collection: 'menus', id: ids.menu, depth: 0 });
    const texts = (items ?? []).map(({ id, label }, index) => [`${id}/label`, { text: labels[index], source: label }]);
    return translate(`menus:${ids.menu}`, { title: 'Principal', texts: Object.fromEntries(texts) });
  };

  it('is in the language of the source until its template is translated', async () => {
    expect(await headerOf('/fr/les-dunes/')).toMatch(/^<header class="r-header" lang="en" dir="ltr"/);
    await translateHeader();
    const header = await headerOf('/fr/les-dunes/');
    expect(header).toMatch(/^<header class="r-header" data-/);
    expect(header).toContain('Khettara dit');
    expect(header).toMatch(/<p class="r-eyebrow" lang="en" dir="ltr">Since 1998/);
    expect(await headerOf('/dunes/')).toContain('Khettara says');
  });

  it('has the entries of a translated menu, each with a link in the language', async () => {
    await translateHeader();
    expect(await headerOf('/fr/les-dunes/')).toMatch(/<ul lang="en" dir="ltr">.*Journeys/s);
    await translateMenu(['Voyages', 'Nous']);
    const header = await headerOf('/fr/les-dunes/');
    expect(header).toMatch(/<a[^>]*href="\/fr\/tours\/"[^>]*>Voyages/);
    expect(header).not.toMatch(/Journeys|<ul lang/);
    expect(await headerOf('/dunes/')).toMatch(/<a[^>]*href="\/tours\/"[^>]*>Journeys/);
  });

  it('has a menu as a whole in one language', async () => {
    await translateHeader();
    await translateMenu(['Voyages', 'Nous']);
    const { items } = await db.payload.findByID({ collection: 'menus', id: ids.menu, depth: 0 });
    await db.payload.update({
      collection: 'menus',
      id: ids.menu,
      data: { items: [...(items ?? []), entry('New', '/new/')] as never },
    });
    const header = await headerOf('/fr/les-dunes/');
    expect(header).toMatch(/<ul lang="en" dir="ltr">.*Journeys.*New/s);
    expect(header).not.toContain('Voyages');
  });

  it('is around a notice too, which speaks the language of what it is about', async () => {
    await translateHeader();
    await translateMenu(['Voyages', 'Nous']);
    const notice = { title: 'Votre réservation est annulée', paragraphs: [] };
    const { html } = await buildTestSite(db.payload).notice({ ...notice, locale: 'fr' });
    expect(html).toContain('<html lang="fr" dir="ltr"');
    expect(html).toMatch(/<a[^>]*href="\/fr\/tours\/"[^>]*>Voyages/);
    expect(html).toContain('Khettara dit');
    const source = await buildTestSite(db.payload).notice(notice);
    expect(source.html).toMatch(/<html lang="en".*<a[^>]*href="\/tours\/"[^>]*>Journeys/s);
  });

  it('invalidates pages of its language, and no others', async () => {
    const tags = async (path: string) => (await read(path)).tags;
    expect(await tags('/fr/les-dunes/')).toContain(`list:translations?of=menus:${ids.menu}`);
    expect(await tags('/dunes/')).not.toContain(`list:translations?of=menus:${ids.menu}`);
  });

  it('cannot be published with a text missing that it needs', async () => {
    await expect(translate(`menus:${ids.menu}`, { title: 'Principal', texts: {} })).rejects.toThrow('Journeys');
    await expect(translate('media:1', { title: 'Image' })).rejects.toThrow('Begin a translation on the page');
  });

  it('is deleted with its source', async () => {
    await translateMenu(['Voyages', 'Nous']);
    await db.payload.delete({ collection: 'menus', id: ids.menu });
    const { totalDocs } = await db.payload.count({
      collection: 'translations',
      where: { of: { equals: `menus:${ids.menu}` } },
    });
    expect(totalDocs).toBe(0);
  });

  it('names a term in the language where it is translated, and has a list of it there', async () => {
    const category = await buildCategory(db.payload, { title: 'Sand', slug: 'sand', description: 'All of it.' });
    const post = await buildPost(db.payload, { title: 'Wells', path: '/wells/', categories: [category.id] });
    const blocks = [{ blockType: 'breadcrumbs', version: 1, id: 'c' }];
    await db.payload.update({ collection: 'posts', id: post.id, data: { layout: blocks as never } });
    await translate(`posts:${post.id}`, { title: 'Les puits', path: '/fr/les-puits/', texts: {} });
    expect(String((await read('/fr/les-puits/')).body)).toMatch(
      /<a href="\/category\/sand\/" lang="en" dir="ltr">Sand/,
    );
    expect((await read('/fr/category/sand/')).status).toBe(404);
    const texts = { '/description': { text: 'Tout.', source: 'All of it.' } };
    await translate(`categories:${category.id}`, { title: 'Sable', texts });
    const list = await read('/fr/category/sand/');
    expect(list.status).toBe(200);
    expect(list.body).toMatch(/<title>Sable · /);
    expect(list.body).toContain('hrefLang="x-default"');
    expect(String((await read('/fr/les-puits/')).body)).toMatch(/<a href="\/fr\/category\/sand\/">Sable/);
  });

  it('names the terms above a term in the language where they are translated', async () => {
    const south = await buildDestination(db.payload, { title: 'South', slug: 'south' });
    const sand = await buildDestination(db.payload, { title: 'Sand', slug: 'sand', parent: south.id });
    await translate(`destinations:${sand.id}`, { title: 'Sable', texts: {} });
    const trail = async () =>
      /<script type="application\/ld\+json">.*?<\/script>/s.exec(String((await read(`/fr${sand.path}`)).body))?.[0];
    expect(await trail()).toContain('South');
    await translate(`destinations:${south.id}`, { title: 'Le Sud', texts: {} });
    const after = await trail();
    expect(after).toContain('Le Sud');
    expect(after).toContain(`/fr${south.path}`);
    expect(after).not.toContain('South');
  });

  it('is in the language of an address that leads nowhere, too, where the site offers it', async () => {
    await translateHeader();
    const { body, status } = await read('/fr/nowhere/');
    expect(status).toBe(404);
    expect(body).toContain('<html lang="fr" dir="ltr"');
    expect(body).toContain('<title>Page introuvable');
    expect(body).toContain('Khettara dit');
    expect(body).not.toContain('hrefLang=');
    await db.payload.create({ collection: 'redirects', data: { from: '/fr/gone/', status: '410' } });
    expect(await read('/fr/gone/')).toMatchObject({ status: 410, body: expect.stringContaining('Page introuvable') });
    expect((await read('/ar/nowhere/')).body).toContain('<title>Page not found');
    expect((await read('/nowhere/')).body).toContain('Khettara says');
  });
});
