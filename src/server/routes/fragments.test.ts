import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildSiteApp } from '../../../tests/support/testSite.ts';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { buildTestApp, fakeSite, page } from '../testSupport.ts';

const url = (id: number | string) => `/wp-json/rihla/v1/popups/${id}/`;
const NOT_FOUND = { error: { id: 'not_found', message: expect.any(String) } };

describe('popups over a fake site', () => {
  let app: FastifyInstance;
  const site = fakeSite(({ path }) => page('{}', path === url(7) ? {} : { status: 404 }));
  beforeEach(async () => {
    site.asked.length = 0;
    app = await buildTestApp({ site });
  });
  afterEach(() => app.close());

  test.each(['0', '07', '-7', '7.0', '1e3', '7x', '7%00', '٧', '9'.repeat(16), 'constructor', '[object]', "7'--"])(
    'an invalid id %s answers 404 without a lookup',
    async (id) => {
      const answer = await app.inject(url(id));
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(NOT_FOUND);
      expect(site.asked).toEqual([]);
    },
  );

  test('concurrent requests render once, whatever their query says', async () => {
    const answers = await Promise.all(['', '?x=1', '?x=2', ''].map((query) => app.inject(url(7) + query)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(site.asked).toEqual([url(7)]);
  });

  test('a missing one is cached, and looked up only once in a while', async () => {
    for (const _ of [1, 2, 3]) expect((await app.inject(url(8))).json()).toEqual(NOT_FOUND);
    expect(site.asked).toEqual([url(8)]);
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)('%s is refused', async (method) => {
    expect((await app.inject({ method, url: url(7) })).statusCode).toBe(405);
  });
});

describeDatabase('popups', (db) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await buildSiteApp(db);
  });
  afterEach(() => app.close());

  const publish = (data: object) =>
    db.payload.create({ collection: 'popups', data: { title: 'Guide', _status: 'published', ...data } as never });

  test('a draft answers 404; a published one is sent, an updated one anew, a deleted one answers 404', async () => {
    const { id } = await publish({ _status: 'draft' });
    expect((await app.inject(url(id))).json()).toEqual(NOT_FOUND);
    const change = (data: object) => db.payload.update({ collection: 'popups', id, data: data as never });

    await change({ _status: 'published', layout: [{ blockType: 'quote', text: 'First.' }] });
    const first = await app.inject({ url: url(id), headers: { 'accept-encoding': 'identity' } });
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-robots-tag': 'noindex',
    });
    expect(first.json()).toMatchObject({ html: expect.stringContaining('First.'), settings: { title: 'Guide' } });
    const again = { 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url: url(id), headers: again })).statusCode).toBe(304);
    const small = await app.inject({ url: url(id), headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');

    await change({ layout: [{ blockType: 'quote', text: 'Second.' }] });
    const second = await app.inject({ url: url(id), headers: again });
    expect(second.json()).toMatchObject({ html: expect.stringContaining('Second.') });

    await db.payload.delete({ collection: 'popups', id });
    expect((await app.inject(url(id))).json()).toEqual(NOT_FOUND);
  });

  test('pages list the popups that may open on them, not their content, and no drafts', async () => {
    const everywhere = { conditions: [{ rule: 'include', of: 'site' }], triggers: { page_load: { enabled: true } } };
    const layout = [{ blockType: 'quote', text: 'A secret so far.' }];
    await publish({ ...everywhere, _status: 'draft' });
    const before = (await app.inject('/nothing-here/')).body;
    expect(before).not.toContain('name="popups"');
    const { id } = await publish({ ...everywhere, layout });
    const after = (await app.inject('/nothing-here/')).body;
    expect(after).toMatch(new RegExp(`<rihla-island name="popups" trigger="idle" props='[^']*"id":${id},`));
    expect(after).not.toContain('A secret so far.');
  });

  test('the policy of a page allows the video hosts of the popups that can open on it, and no others', async () => {
    const button = (address: string) => ({ blockType: 'button', label: 'Go', link: { kind: 'address', address } });
    const watch = (url: string) => button(writeAction({ action: 'lightbox', settings: { url } }));
    const open = (id: number | string) => button(writeAction({ action: 'popup:open', settings: { id: Number(id) } }));
    const publishPage = (path: string, layout: object[]) =>
      db.payload.create({ collection: 'pages', data: { title: path, path, layout, _status: 'published' } as never });
    const framesOf = async (path: string) =>
      /frame-src ([^;]*)/.exec(String((await app.inject(path)).headers['content-security-policy']))?.[1];

    const vimeo = await publish({ layout: [watch('https://vimeo.com/76979871')] });
    const between = await publish({ layout: [open(vimeo.id)] });
    await publish({
      conditions: [{ rule: 'include', of: 'kinds', kinds: ['front'] }],
      open_selector: '.film',
      layout: [watch('https://youtu.be/abcDEF123-_')],
    });
    await publishPage('/', []);
    await publishPage('/linked/', [open(between.id)]);
    await publishPage('/plain/', []);
    expect(await framesOf('/')).toBe('https://www.youtube-nocookie.com');
    expect(await framesOf('/linked/')).toBe('https://player.vimeo.com');
    expect(await framesOf('/plain/')).toBeUndefined();

    await db.payload.update({ collection: 'popups', id: vimeo.id, data: { layout: [] } });
    expect(await framesOf('/linked/')).toBeUndefined();
  });
});
