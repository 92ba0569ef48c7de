import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildPage, buildTranslation, buildUser } from '../../../../tests/support/factories.ts';
import { type FakeDeepl, startFakeDeepl } from '../../../../tests/support/providers/fakeDeepl.ts';
import { type Rest, restClient } from '../../../../tests/support/requests/rest.ts';
import { servicesOf } from '../../services/services.ts';

describeDatabase('machine translation', (db) => {
  let fake: FakeDeepl;
  let rest: Rest;
  let of = '';
  let restore = (): void => undefined;
  beforeEach(async () => {
    fake = await startFakeDeepl();
    const services = servicesOf(db.payload);
    const { current } = services;
    services.current = () => ({ ...current(), deepl: fake.settings });
    restore = () => Object.assign(services, { current });
    const layout = [
      { blockType: 'heading', version: 1, id: 'b', text: 'Where *dunes* begin' },
      { blockType: 'heading', version: 1, id: 'c', text: 'From Marrakesh' },
      { blockType: 'heading', version: 1, id: 'd', text: 'Translated before' },
      { blockType: 'heading', version: 1, id: 'e', text: '2027' },
    ];
    const page = await buildPage(db.payload, { title: 'Dunes', path: '/dunes/', layout: layout as never });
    of = `pages:${page.id}`;
    const names = [{ name: 'Marrakesh', fr: 'Marrakech' }];
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['fr'], names } });
    await buildTranslation(db.payload, {
      ...{ of, title: '', _status: 'draft' },
      texts: { 'd/text': { text: 'Traduit', source: 'Translated before' } },
    });
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
  });
  afterEach(async () => {
    restore();
    await fake.close();
  });
  const find = async () =>
    (await db.payload.find({ collection: 'translations', draft: true, depth: 0 })).docs[0] ?? { id: 0 };
  const publish = async () => {
    const { id } = await find();
    return rest('PATCH', `/translations/${id}`, { _status: 'published' });
  };

  it('says what it would cost before anything is sent', async () => {
    const { body } = await rest('POST', '/translations/machine/estimate', { of: [of], locale: 'fr' });
    expect(body).toEqual({
      ...{ name: 'DeepL', documents: [{ of, title: 'Dunes', texts: 4 }], left: 499_900 },
      characters: 'DunesWhere dunes beginFrom Marrakesh'.length,
    });
    expect(fake.asked).toEqual([]);
  });

  it('fills what is missing in a draft, marked as made by a machine, with markup and names kept', async () => {
    expect((await rest('POST', '/translations/machine', { of: [of], locale: 'fr' })).status).toBe(200);
    expect(await find()).toMatchObject({
      ...{ title: 'DUNES', _status: 'draft' },
      texts: {
        '/title': { text: 'DUNES', by: 'machine' },
        'b/text': { text: 'WHERE *DUNES* BEGIN', source: 'Where *dunes* begin', by: 'machine' },
        'c/text': { text: 'FROM Marrakech', by: 'machine' },
        'd/text': { text: 'Traduit', source: 'Translated before' },
        'e/text': { text: '2027', by: 'machine' },
      },
    });
    const { body } = await rest('GET', `/translations/languages?of=${of}`);
    expect(body).toMatchObject({ languages: [{ locale: 'fr', missing: 0, machine: 4 }] });
    expect(fake.asked.map((asked) => asked.getAll('text').length)).toEqual([3]);
  });

  it('is published after a review, or where the settings say so', async () => {
    await rest('POST', '/translations/machine', { of: [of], locale: 'fr' });
    const refused = await publish();
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('4 texts were made by a machine')]);
    await db.payload.updateGlobal({ slug: 'languages', data: { publishesMachine: true } });
    expect((await publish()).status).toBe(200);
  });

  it('saves nothing where the service fails, and says why', async () => {
    const before = await find();
    fake.refuse(456);
    const { status, text } = await rest('POST', '/translations/machine', { of: [of], locale: 'fr' });
    expect([status, text]).toEqual([502, expect.stringContaining('no characters left')]);
    expect(await find()).toEqual(before);
  });

  it('leaves a text for a person whose markup the machine has lost', async () => {
    fake.answerWith((xml) => xml.replace(/<\/?g[^>]*>/g, ''));
    const { body } = await rest('POST', '/translations/machine', { of: [of], locale: 'fr', isSaved: false });
    expect(body).toMatchObject({ left: ['Heading · Text'], texts: { 'c/text': { text: 'FROM Marrakech' } } });
    expect((await find()) as object).toMatchObject({ title: '' });
  });

  it('is for those who write, in a language of the site, where a key is set', async () => {
    const seller = await restClient(db.payload, await buildUser(db.payload, 'bookings'));
    expect((await seller('POST', '/translations/machine', { of: [of], locale: 'fr' })).status).toBe(403);
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    expect((await author('POST', '/translations/machine', { of: [of], locale: 'fr' })).status).toBe(403);
    expect((await rest('POST', '/translations/machine', { of: [of], locale: 'ar' })).status).toBe(400);
    expect((await rest('POST', '/translations/machine', { of: ['pages:999'], locale: 'fr' })).status).toBe(404);
    restore();
    expect((await rest('POST', '/translations/machine', { of: [of], locale: 'fr' })).status).toBe(409);
  });
});
