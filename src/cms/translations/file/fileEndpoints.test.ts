import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildPage, buildTranslation, buildUser } from '../../../../tests/support/factories.ts';
import { restClient } from '../../../../tests/support/requests/rest.ts';

describeDatabase('files of translators', (db) => {
  let of = '';
  beforeEach(async () => {
    const rich = { root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [] } };
    const text = {
      type: 'text',
      version: 1,
      text: 'Sand, a lot of it.',
      format: 0,
      detail: 0,
      mode: 'normal',
      style: '',
    };
    const paragraph = { type: 'paragraph', version: 1, children: [text], format: '', indent: 0, direction: null };
    const layout = [
      { blockType: 'heading', version: 1, id: 'b', text: 'Where dunes begin' },
      { blockType: 'text', version: 1, id: 't', text: { root: { ...rich.root, children: [paragraph] } } },
    ];
    const page = await buildPage(db.payload, { title: 'Dunes', path: '/dunes/', layout: layout as never });
    of = `pages:${page.id}`;
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['fr'] } });
  });
  const client = async (role: 'author' | 'editor' | 'bookings' = 'editor') =>
    restClient(db.payload, await buildUser(db.payload, role));
  const rows = async () => (await db.payload.find({ collection: 'translations', draft: true, depth: 0 })).docs;

  it.each(['xliff', 'csv'])('go out as %s, come back, are tried, and are saved as drafts', async (format) => {
    const rest = await client();
    const out = await rest('POST', '/translations/file/out', { of: [of], locale: 'fr', format });
    expect(out.status).toBe(200);
    const { text } = out.body as { text: string };
    const filled =
      format === 'csv'
        ? text
            .replace(/^(.*,Where dunes begin),$/m, '$1,Où commencent les dunes')
            .replace(/^(.*,Dunes),$/m, '$1,Les dunes')
        : text
            .replace('<source>Where dunes begin</source>', '$&<target>Où commencent les dunes</target>')
            .replace('<source>Dunes</source>', '$&<target>Les dunes</target>');
    const tried = await rest('POST', '/translations/file', { text: filled, dryRun: true });
    expect(tried.body).toMatchObject({
      isWritten: false,
      remarks: [],
      rows: [{ of, locale: 'fr', added: 2, changed: 0 }],
    });
    expect(await rows()).toEqual([]);
    const saved = await rest('POST', '/translations/file', { text: filled, dryRun: false });
    expect(saved.body).toMatchObject({ isWritten: true, rows: [{ added: 2 }] });
    expect(await rows()).toMatchObject([
      {
        ...{ of, locale: 'fr', title: 'Les dunes', _status: 'draft' },
        texts: { 'b/text': { text: 'Où commencent les dunes', source: 'Where dunes begin' } },
      },
    ]);
    expect((await rest('POST', '/translations/file', { text: filled, dryRun: false })).body).toMatchObject({
      rows: [],
    });
  });

  it('leave a published translation on the site as it is', async () => {
    const texts = {
      'b/text': { text: 'Les dunes', source: 'Where dunes begin' },
      't/text#Sand, a lot of it.': { text: 'Du sable.', source: 'Sand, a lot of it.' },
    };
    const { id } = await buildTranslation(db.payload, { of, title: 'Dunes', texts });
    const rest = await client();
    const { body } = await rest('POST', '/translations/file/out', { of: [of], locale: 'fr', format: 'xliff' });
    const text = (body as { text: string }).text.replace('<target>Les dunes<', '<target>Ici, les dunes<');
    expect((await rest('POST', '/translations/file', { text, dryRun: false })).body).toMatchObject({
      rows: [{ added: 0, changed: 1 }],
    });
    const published = await db.payload.findByID({ collection: 'translations', id, depth: 0 });
    expect(published.texts).toEqual(texts);
    expect((await rows())[0]?.texts).toMatchObject({ 'b/text': { text: 'Ici, les dunes' } });
  });

  it('name documents and languages that there are not, and refuse what is no such file', async () => {
    const rest = await client();
    const csv = `document,language,id,source,translation\r\npages:999,fr,a,b,c\r\n${of},ar,a,b,c\r\n`;
    const { body } = await rest('POST', '/translations/file', { text: csv });
    expect(body).toMatchObject({
      rows: [],
      remarks: [{ of: 'pages:999' }, { of, says: expect.stringContaining('“ar”') }],
    });
    for (const text of ['', '<a/>', 'a,b', 7]) {
      expect((await rest('POST', '/translations/file', { text })).status).toBe(400);
    }
    expect((await (await client('bookings'))('POST', '/translations/file', { text: csv })).status).toBe(403);
  });

  it('hold each document once, and at most 300 of them', async () => {
    const rest = await client();
    const once = await rest('POST', '/translations/file/out', { of: [of], locale: 'fr', format: 'csv' });
    expect(await rest('POST', '/translations/file/out', { of: [of, of, of], locale: 'fr', format: 'csv' })).toEqual(
      once,
    );
    const lines = Array.from({ length: 301 }, (_, id) => `pages:${id},fr,title,Dunes,Les dunes`);
    const text = ['document,language,id,source,translation', ...lines].join('\n');
    const answer = await rest('POST', '/translations/file', { text });
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('more than 300 documents') });
  });

  it('of an author change their own translations alone', async () => {
    await buildTranslation(db.payload, {
      ...{ of, title: 'Dunes', _status: 'draft' },
      texts: { 'b/text': { text: 'Les dunes', source: 'Where dunes begin' } },
    });
    const csv = `document,language,id,source,translation\r\n${of},fr,b/text,Where dunes begin,Autre\r\n`;
    const { body } = await (await client('author'))('POST', '/translations/file', { text: csv, dryRun: false });
    expect(body).toMatchObject({ rows: [], remarks: [{ says: expect.stringContaining('not saved') }] });
  });
});
