import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { describeDatabase, describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { buildMedia, buildPage, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import { fileNamesOf } from '../../cms/media/fileNamesOf.ts';
import { offerRenderedSite, renderedSiteOf } from '../../cms/renderedSite.ts';
import { readDismissals, writeDismissal } from './dismissals/dismissals.ts';
import type { PublishFinding } from './judge/publishFinding.ts';

const linkTo = (href: string, id = 'b1') => ({ blockType: 'html', id, html: `<p><a href="${href}">Our dunes</a></p>` });

describeDatabase('publishing', (db) => {
  let editor: Rest;
  let id = 0;
  beforeEach(async () => {
    buildTestSite(db.payload);
    editor = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    id = (await buildPage(db.payload, { title: 'Sand', _status: 'draft' })).id;
  });
  const publish = (layout: object[], more: object = {}) =>
    editor('PATCH', `/pages/${id}`, { layout, _status: 'published', ...more });
  const check = async (layout: object[]) => {
    const data = { title: 'Sand', path: '/sand/', layout };
    const { body } = await editor('POST', '/guard/check', { document: `pages/${id}`, data });
    return (body as { findings: PublishFinding[] }).findings;
  };

  it('is refused with a dead link and a message, and the draft is saved', async () => {
    const refused = await publish([linkTo('/dunes/')]);
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('The link “Our dunes” leads to /dunes/, no page of this site. Choose another page'),
    ]);
    const draft = await editor('PATCH', `/pages/${id}?draft=true`, { layout: [linkTo('/dunes/')], _status: 'draft' });
    expect(draft.status).toBe(200);
  });

  it('is allowed with advice only, and with valid links', async () => {
    await buildPage(db.payload, { title: 'Dunes', path: '/dunes/' });
    expect((await publish([linkTo('/dunes/')])).status).toBe(200);
  });

  it('is refused for a new document, too', async () => {
    const data = { title: 'Camps', path: '/camps/', layout: [linkTo('/dunes/')], _status: 'published' };
    expect((await editor('POST', '/pages', data)).status).toBe(400);
  });

  it('is refused with a picture whose file is gone', async () => {
    const picture = await buildMedia(db.payload, { alt: 'A camp' });
    const layout = [{ blockType: 'image', id: 'i1', picture: picture.id }];
    expect((await publish(layout)).text).toContain('published');
    for (const name of fileNamesOf(picture)) rmSync(join(db.dataDir, 'media', name), { force: true });
    const other = (await buildPage(db.payload, { title: 'Camps', _status: 'draft' })).id;
    const refused = await editor('PATCH', `/pages/${other}`, { layout, _status: 'published' });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('“A camp” does not load')]);
  });

  it('succeeds once the finding is dismissed with a reason, which other editors see', async () => {
    const [finding] = await check([linkTo('/dunes/')]);
    expect(finding).toMatchObject({ rule: 'dead-link', block: 'b1', isBlocking: true });
    const document = `pages/${id}`;
    await editor('POST', '/guard/aside', { document, key: finding?.key, reason: 'It comes on Monday.' });
    expect((await check([linkTo('/dunes/')]))[0]?.aside).toMatchObject({ reason: 'It comes on Monday.' });
    expect((await publish([linkTo('/dunes/')])).status).toBe(200);
    expect((await publish([linkTo('/dunes/'), linkTo('/camps/', 'b2')])).text).toContain('/camps/');
  });

  it('is foretold while editing: the stored draft is judged by the same rules', async () => {
    await editor('PATCH', `/pages/${id}?draft=true`, { layout: [linkTo('/dunes/')], _status: 'draft' });
    const stored = await editor('POST', '/guard/check', { document: `pages/${id}` });
    expect(stored.body).toEqual({ findings: await check([linkTo('/dunes/')]), asides: [] });
    expect((await editor('POST', '/guard/check', { document: 'pages/99' })).status).toBe(404);
    expect((await editor('POST', '/guard/check', { document: `pages/${id}`, data: 'x' })).status).toBe(400);
    const guide = await restClient(db.payload, await buildUser(db.payload, 'guide'));
    expect((await guide('POST', '/guard/check', { document: `pages/${id}` })).status).toBe(403);
  });

  it('has notes for what is not chosen or empty, where the block shows that setting', async () => {
    const link = { type: 'custom', url: '/' };
    const rows = [{ id: 'r1', blockType: 'icon-list', items: [{ id: 'i1', text: 'Snow' }, { id: 'i2' }] }];
    const frame = { blockType: 'image', id: 'p1', opens: 'link', link };
    const layout = [{ blockType: 'container', id: 'c1', blocks: [frame] }, { blockType: 'unknown', id: 'u1' }, ...rows];
    await editor('PATCH', `/pages/${id}?draft=true`, { layout, _status: 'draft' });
    const { body } = await editor('POST', '/guard/check', { document: `pages/${id}` });
    const { findings } = body as { findings: PublishFinding[] };
    const missing = findings
      .filter(({ rule }) => rule === 'missing')
      .map(({ block, says, subject }) => [block, subject, says]);
    expect(missing.toSorted()).toEqual([
      ['p1', 'picture', '“Picture” is not chosen yet.'],
      ['r1', 'items.1.text', '“Text” is empty.'],
    ]);
    expect((await check(layout)).map(({ rule }) => rule)).not.toContain('missing');
  });

  it.each([
    ['templates', 'page'],
    ['templates', 'header'],
    ['popups', undefined],
    ['forms', undefined],
  ])('has notes for the blocks of %s (%s), and for none of the page around', async (collection, kind) => {
    for (const path of ['/', '/camps/'])
      await buildPage(db.payload, { title: 'Camps', path, layout: [linkTo('/gone/', 'h1')] as never });
    const field = { blockType: 'form-field-text', id: 'f1', label: 'Name', name: 'name' };
    const prompt = { blockType: 'heading', id: 'b2', text: 'The first column', level: 'h2' };
    const layout = [linkTo('/dunes/'), prompt, ...(collection === 'forms' ? [field] : [])];
    const data = { title: 'Sand', layout, kind };
    const { id: made } = await db.payload.create({ collection, data } as never);
    const document = `${collection}/${made}`;
    const { body } = await editor('POST', '/guard/check', { document });
    expect(body).toEqual({
      findings: [
        expect.objectContaining({ rule: 'dead-link', block: 'b1', key: expect.any(String) }),
        expect.objectContaining({ rule: 'sample-text', block: 'b2', subject: 'The first column' }),
      ],
      asides: [],
    });
    const guide = await restClient(db.payload, await buildUser(db.payload, 'guide'));
    expect((await guide('POST', '/guard/check', { document })).status).toBe(403);
    expect((await editor('POST', '/guard/check', { document, data: {} })).status).toBe(404);
  });

  it('of a correction is not refused for problems that are already published', async () => {
    const dunes = await buildPage(db.payload, { title: 'Dunes', path: '/dunes/' });
    expect((await publish([linkTo('/dunes/')])).status).toBe(200);
    await db.payload.delete({ collection: 'pages', id: dunes.id });
    expect((await check([linkTo('/dunes/')]))[0]?.isOnSite).toBe(true);
    expect((await publish([linkTo('/dunes/')], { title: 'Sand and wind' })).status).toBe(200);
    expect((await publish([linkTo('/dunes/'), linkTo('/dunes/', 'b2')])).status).toBe(400);
  });

  it('under another address leaves a redirect, so that links to the old one are valid', async () => {
    const dunes = await buildPage(db.payload, { title: 'Dunes', path: '/dunes/' });
    await editor('PATCH', `/pages/${dunes.id}`, { path: '/high-dunes/', _status: 'published' });
    expect(await check([linkTo('/dunes/')])).not.toContainEqual(expect.objectContaining({ rule: 'dead-link' }));
    expect((await publish([linkTo('/dunes/')])).status).toBe(200);
  });

  it('is not refused by a check that fails', async () => {
    const site = renderedSiteOf(db.payload) ?? expect.fail('There is no site.');
    offerRenderedSite(db.payload, { ...site, draft: () => Promise.reject(new Error('It broke.')) });
    const logged = vi.spyOn(db.payload.logger, 'error');
    expect((await publish([linkTo('/dunes/')])).status).toBe(200);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ msg: expect.stringContaining('without having been') }),
    );
  });

  it('stores references unchanged, also when a version is restored', async () => {
    const data = { accountName: 'Lahcen', number: '+212 612 345 678' };
    const { id: account } = await db.payload.create({ collection: 'chat-accounts', data: data as never });
    const button = { blockType: 'chat-button', id: 'c1', label: 'Write to Lahcen', account };
    const inText = { type: 'block', version: 2, format: '', fields: button };
    const root = { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [inText] };
    const layout = [{ blockType: 'rich-text', id: 't1', content: { root } }];
    expect((await publish(layout)).text).toContain('published');
    await publish([]);
    const where = { parent: { equals: id } };
    const { docs } = await db.payload.findVersions({ collection: 'pages', where, sort: '-id', depth: 0, limit: 9 });
    const version = docs.find((one) => (one.version.layout ?? []).length > 0)?.id;
    const restored = await editor('POST', `/pages/versions/${version}`);
    expect([restored.status, restored.text]).toEqual([200, expect.stringContaining('The version is restored.')]);
    const page = await db.payload.findByID({ collection: 'pages', id, depth: 0 });
    expect(JSON.stringify(page.layout)).toContain(`"account":${account}`);
  });

  it('by the server itself, such as of the demo, is not checked', async () => {
    const data = { layout: [linkTo('/dunes/')], _status: 'published' } as never;
    await expect(db.payload.update({ collection: 'pages', id, data })).resolves.toMatchObject({ _status: 'published' });
  });

  it('is checked for authors, too; only editors dismiss findings', async () => {
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    const guide = await restClient(db.payload, await buildUser(db.payload, 'guide'));
    const document = `pages/${id}`;
    expect((await author('POST', '/guard/aside', { document, key: 'k', reason: 'r' })).status).toBe(403);
    expect((await guide('POST', '/guard/check', { document, data: {} })).status).toBe(403);
    expect((await guide('GET', '/guard/report')).status).toBe(403);
    for (const odd of [{ document: 'users/x' }, { document, key: '' }, { document, key: 'k', reason: 'x'.repeat(501) }])
      expect((await editor('POST', '/guard/aside', odd)).status).toBe(400);
  });
});

describeEachDatabaseInTurn('what was put aside', (db) => {
  const aside = (key: string, reason = 'It may stay.') => ({ key, reason, by: 'Ilham', at: '2026-11-27T08:00:00Z' });

  it('a dismissal is stored per document, also under concurrent writes, and revoked without a reason', async () => {
    await Promise.all([
      writeDismissal(db.payload, 'pages/1', aside('one')),
      writeDismissal(db.payload, 'pages/1', aside('two')),
      writeDismissal(db.payload, 'pages/2', aside('three')),
    ]);
    expect((await readDismissals(db.payload, 'pages/1')).map(({ key }) => key).sort()).toEqual(['one', 'two']);
    await writeDismissal(db.payload, 'pages/1', aside('one', ''));
    expect((await readDismissals(db.payload, 'pages/1')).map(({ key }) => key)).toEqual(['two']);
  });
});
