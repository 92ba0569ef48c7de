import { createLocalReq } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildTranslation, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';
import { readBoard } from '../../parts/language-board/readBoard.ts';

describeDatabase('a translator of French', (db) => {
  let rest: Rest;
  let id = 0;
  let of = '';
  let page = 0;
  let user: Awaited<ReturnType<typeof buildUser>>;
  beforeEach(async () => {
    const layout = [{ blockType: 'heading', version: 1, id: 'b', text: 'Where dunes begin' }];
    ({ id: page } = await buildPage(db.payload, { title: 'Dunes', path: '/dunes/', layout: layout as never }));
    of = `pages:${page}`;
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
    ({ id } = await buildTranslation(db.payload, { of, locale: 'ar', title: 'الكثبان', _status: 'draft' }));
    user = await buildUser(db.payload, 'translator', { languages: ['fr'] });
    rest = await restClient(db.payload, user);
  });
  const texts = { 'b/text': { text: 'Où commencent les dunes', source: 'Where dunes begin' } };
  const begin = (data: object) =>
    rest('POST', '/translations?draft=true', { of, title: 'Les dunes', _status: 'draft', ...data });
  const arabic = () => db.payload.findByID({ collection: 'translations', id, draft: true, depth: 0 });

  it('reads the source, and begins, saves, publishes and restores French translations', async () => {
    expect((await rest('GET', `/translations/source?of=${of}`)).body).toMatchObject({
      title: 'Dunes',
      texts: [{ text: 'Where dunes begin' }],
      overview: { label: 'Language board', path: '/language-board' },
    });
    const other = await buildUser(db.payload, 'editor');
    const { body, status } = await begin({ locale: 'fr', author: other.id });
    const { doc } = body as { doc: { id: number; author: { id: number } } };
    expect([status, doc.author.id]).toEqual([201, user.id]);
    const published = await rest('PATCH', `/translations/${doc.id}`, { texts, _status: 'published' });
    expect([published.status, published.text]).toEqual([200, expect.stringContaining('"_status":"published"')]);
    const versions = await rest('GET', `/translations/versions?where[parent][equals]=${doc.id}`);
    const [first] = (versions.body as { docs: { id: number }[] }).docs;
    expect((await rest('POST', `/translations/versions/${first?.id}`)).status).toBe(200);
  });

  it('neither begins, reads, changes, restores nor deletes Arabic ones', async () => {
    const before = await arabic();
    expect((await begin({ locale: 'ar' })).status).toBe(403);
    expect((await rest('GET', `/translations/${id}`)).status).toBe(404);
    expect((await rest('GET', '/translations?draft=true')).body).toMatchObject({ docs: [] });
    expect((await rest('GET', '/translations/versions')).body).toMatchObject({ docs: [] });
    expect((await rest('PATCH', `/translations/${id}`, { title: 'x' })).status).toBe(403);
    expect((await rest('PATCH', '/translations?where[id][exists]=true', { title: 'x' })).body).toMatchObject({
      docs: [],
    });
    expect((await rest('DELETE', `/translations/${id}`)).status).toBe(403);
    const { docs } = await db.payload.findVersions({ collection: 'translations', where: { parent: { equals: id } } });
    expect((await rest('POST', `/translations/versions/${docs[0]?.id}`)).status).toBeGreaterThanOrEqual(403);
    expect(await arabic()).toEqual(before);
  });

  it('does not move a French translation into another language or document', async () => {
    const { body } = await begin({ locale: 'fr' });
    const { doc } = body as { doc: { id: number } };
    await rest('PATCH', `/translations/${doc.id}?draft=true`, { locale: 'ar', of: 'pages:999', title: 'Le sable' });
    expect(await db.payload.findByID({ collection: 'translations', id: doc.id, draft: true, depth: 0 })).toMatchObject({
      ...{ locale: 'fr', of, title: 'Le sable' },
    });
  });

  it('has files and the machine for French alone', async () => {
    for (const path of ['/translations/file/out', '/translations/machine/estimate', '/translations/machine'])
      expect((await rest('POST', path, { of: [of], locale: 'ar' })).status).toBe(403);
    expect((await rest('POST', '/translations/file/out', { of: [of], locale: 'fr' })).status).toBe(200);
    const line = (locale: string) => `${of},${locale},b/text,Where dunes begin,Sable\r\n`;
    const csv = `document,language,id,source,translation\r\n${line('ar')}${line('fr')}`;
    expect((await rest('POST', '/translations/file', { text: csv, dryRun: false })).body).toMatchObject({
      rows: [{ locale: 'fr', added: 1 }],
      remarks: [{ says: expect.stringContaining('does not translate into “ar”') }],
    });
    expect((await arabic()).texts).toBeNull();
  });

  it('sees French alone on the board, without links to documents', async () => {
    const req = await createLocalReq({ user }, db.payload);
    const { languages, rows } = await readBoard(req);
    expect(languages).toEqual(['fr']);
    expect(rows.find((row) => row.of === of)).toMatchObject({ href: '', states: [{ locale: 'fr' }] });
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['ar'] } });
    expect(await readBoard(req)).toMatchObject({ languages: [], isTranslator: true });
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
    expect((await rest('GET', `/translations/languages?of=${of}`)).body).toMatchObject({
      languages: [{ locale: 'fr' }],
    });
  });

  it('changes nothing else: no structure, settings, menus, pictures, nor the languages of the account', async () => {
    for (const [method, path] of [
      ['PATCH', `/pages/${page}`],
      ['POST', '/pages'],
      ['GET', `/pages/${page}`],
      ['POST', '/menus'],
      ['POST', '/globals/languages'],
      ['POST', '/globals/site'],
      ['GET', '/orders'],
      ['GET', '/media'],
    ] as const)
      expect([path, (await rest(method, path, method === 'GET' ? undefined : {})).status]).toEqual([path, 403]);
    await rest('PATCH', `/users/${user.id}`, { languages: ['fr', 'ar'], role: 'admin' });
    expect(await db.payload.findByID({ collection: 'users', id: user.id, depth: 0 })).toMatchObject({
      ...{ languages: ['fr'], role: 'translator' },
    });
  });

  it('without a language translates nothing', async () => {
    const none = await restClient(db.payload, await buildUser(db.payload, 'translator', { languages: [] }));
    expect((await none('GET', '/translations')).status).toBe(403);
    expect((await none('GET', `/translations/source?of=${of}`)).status).toBe(403);
  });
});
