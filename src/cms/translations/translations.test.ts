import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';

const LAYOUT = [
  { id: 'b', blockType: 'button', version: 1, label: 'Read on', link: { kind: 'address', address: '/a/' } },
];

describeDatabase('a translation', (db) => {
  let rest: Rest;
  let of = '';
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const page = await buildPage(db.payload, { title: 'Dunes', path: '/desert/dunes/', layout: LAYOUT as never });
    of = `pages:${page.id}`;
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
  });
  const texts = { 'b/label': { text: 'Lire', source: 'Read on' } };
  const begin = (data: object) => rest('POST', '/translations?draft=true', { of, _status: 'draft', ...data });
  const publish = (data: object) => rest('POST', '/translations', { of, _status: 'published', texts, ...data });
  const errorOf = ({ text }: { text: string }) => text;

  it('has a path below its language and its document’s folder, derived from its title', async () => {
    const { docs } = await db.payload.find({ collection: 'translations' });
    expect(docs).toEqual([]);
    expect((await publish({ locale: 'fr', title: 'Les grandes dunes' })).text).toContain(
      '"path":"/fr/desert/les-grandes-dunes/"',
    );
    expect((await publish({ locale: 'ar', title: 'الكثبان' })).text).toContain('"path":"/ar/desert/الكثبان/"');
  });

  it('has a path that follows its title until it is published', async () => {
    const { doc } = JSON.parse((await begin({ locale: 'fr', title: '' })).text);
    expect(doc.path).toBe('/fr/desert/dunes/');
    const save = async (data: object) =>
      JSON.parse((await rest('PATCH', `/translations/${doc.id}`, { texts, _status: 'published', ...data })).text).doc
        .path;
    expect(await save({ title: 'Les dunes' })).toBe('/fr/desert/les-dunes/');
    expect(await save({ title: 'Le sable' })).toBe('/fr/desert/les-dunes/');
  });

  it('has no path that the site answers itself in each language', async () => {
    for (const path of ['/fr/articles/', '/fr/search/dunes/', '/fr/feed/', '/fr/category/sand/']) {
      const refused = await publish({ locale: 'fr', title: 'Dunes', path });
      expect([refused.status, errorOf(refused)], path).toEqual([
        400,
        expect.stringContaining('a page that the site makes itself'),
      ]);
    }
  });

  it('exists once for each document and language', async () => {
    expect((await begin({ locale: 'fr', title: 'Dunes' })).status).toBe(201);
    const second = await begin({ locale: 'fr', title: 'Dunes' });
    expect([second.status, errorOf(second)]).toEqual([
      400,
      expect.stringContaining('has a translation in this language already'),
    ]);
  });

  it('is created from its document only', async () => {
    const { collections } = JSON.parse((await rest('GET', '/access')).text);
    expect([collections.pages.create, collections.translations.update]).toEqual([true, true]);
    expect(collections.translations.create).toBeUndefined();
    expect((await begin({ of: undefined, locale: 'fr', title: 'Dunes' })).status).toBe(403);
    expect((await begin({ locale: 'fr', title: 'Dunes' })).status).toBe(201);
  });

  it('has a unique path', async () => {
    await buildPage(db.payload, { title: 'French', path: '/fr/dunes/' });
    const taken = await publish({ locale: 'fr', title: 'Dunes', path: '/dunes/' });
    expect([taken.status, errorOf(taken)]).toEqual([400, expect.stringContaining('“French” has this address already')]);
  });

  it('is not published before the documents it needs are translated, which the error names', async () => {
    expect((await begin({ locale: 'fr', title: 'Dunes' })).status).toBe(201);
    const refused = await publish({ locale: 'ar', title: 'الكثبان', texts: {} });
    expect([refused.status, errorOf(refused)]).toEqual([400, expect.stringContaining('(“Read on”)')]);
  });

  it('stays with its document and language', async () => {
    const { id } = await db.payload.create({
      collection: 'translations',
      data: { of, locale: 'fr', title: 'Dunes', texts, _status: 'published' } as never,
    });
    await rest('PATCH', `/translations/${id}`, { of: 'pages:999', locale: 'ar', title: 'Autre', _status: 'published' });
    expect(await db.payload.findByID({ collection: 'translations', id })).toMatchObject({
      of,
      locale: 'fr',
      title: 'Autre',
    });
  });

  it('leaves a redirect when its address changes', async () => {
    const { id } = await db.payload.create({
      collection: 'translations',
      data: { of, locale: 'fr', title: 'Dunes', texts, _status: 'published' } as never,
    });
    await rest('PATCH', `/translations/${id}`, { path: '/fr/sable/', _status: 'published' });
    const { docs } = await db.payload.find({ collection: 'redirects' });
    expect(docs).toMatchObject([{ from: '/fr/desert/dunes/', to: '/fr/sable/' }]);
  });

  it('an author’s translation is a draft of their own', async () => {
    const user = await buildUser(db.payload, 'author');
    const author = await restClient(db.payload, user);
    const refused = await author('POST', '/translations', {
      of,
      locale: 'fr',
      title: 'Dunes',
      texts,
      _status: 'published',
    });
    expect(refused.status).toBe(403);
    const begun = await author('POST', '/translations?draft=true', {
      of,
      locale: 'fr',
      title: 'Dunes',
      _status: 'draft',
    });
    expect(begun.status).toBe(201);
    const { docs } = await db.payload.find({ collection: 'translations', draft: true, depth: 0 });
    expect(docs).toMatchObject([{ author: user.id, _status: 'draft' }]);
  });

  it('is deleted with its document', async () => {
    await publish({ locale: 'fr', title: 'Dunes' });
    await db.payload.delete({ collection: 'pages', id: Number(of.slice(6)) });
    expect((await db.payload.count({ collection: 'translations' })).totalDocs).toBe(0);
  });

  it('its state is reported per text leaf for each language of the site', async () => {
    await publish({ locale: 'fr', title: 'Dunes' });
    const asked = async () => JSON.parse((await rest('GET', `/translations/languages?of=${of}`)).text);
    expect(await asked()).toMatchObject({
      languages: [
        { locale: 'fr', isPublished: true, missing: 0, stale: 0 },
        { locale: 'ar', isPublished: false, missing: 1, stale: 0 },
      ],
    });
    const changed = [{ ...LAYOUT[0], label: 'Go on' }];
    await db.payload.update({ collection: 'pages', id: Number(of.slice(6)), data: { layout: changed } as never });
    expect(await asked()).toMatchObject({ languages: [{ locale: 'fr', missing: 0, stale: 1 }, {}] });
  });
});
