import { expect, it, vi } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { openSession } from '../../../tests/support/requests/rest.ts';
import type { RefreshInput } from '../../pages/listings/refreshListing.ts';
import type { SiteResponse } from '../../pages/siteTypes.ts';
import { makeNonce } from '../studio/staffNonce.ts';
import { buildTestApp, fakeSite, page } from '../testSupport.ts';
import { REFRESH_PATH } from './refreshLoop.ts';

const BODY = {
  post_id: 'pages:3',
  widget_id: 'ab-12',
  widget_filters: { taxonomy: { tags: { terms: ['tea', 'sand'], logicalJoin: 'OR' } } },
  pagination_base_url: 'http://localhost:3000/all/?x=1',
};

const DOCUMENT = { kind: 'collection', slug: 'pages', id: '3' };

describeDatabase('the refresh-loop endpoint', (db) => {
  async function open(headers: SiteResponse['headers'] = { 'content-type': 'application/json' }) {
    const refresh = vi.fn(async (_input: RefreshInput) => page('{"data":""}', { headers }));
    const app = await buildTestApp({ payload: db.payload, site: { ...fakeSite(() => page('')), refresh } });
    const post = (payload: object, more: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: REFRESH_PATH, payload, headers: more });
    return { post, refresh };
  }

  /** The same with previews, for signed-in staff. */
  async function openStudio() {
    const refresh = vi.fn(async (_input: RefreshInput) => page('{"data":""}'));
    const studio = { ready: async () => undefined, handle: async () => undefined, close: async () => undefined };
    const app = await buildTestApp({
      payload: db.payload,
      studio,
      site: { ...fakeSite(() => page('')), refresh, preview: async () => page('Drawn', { cacheable: false }) },
    });
    const post = (payload: object, headers: Record<string, string> = {}, url = REFRESH_PATH) =>
      app.inject({ method: 'POST', url, payload, headers: { origin: 'http://localhost:3000', ...headers } });
    async function as(role: 'author' | 'editor') {
      const user = await buildUser(db.payload, role);
      const authorization = `JWT ${await openSession(db.payload, user)}`;
      const send = (url: string, body: object, headers: Record<string, string> = {}) =>
        post(body, { authorization, ...headers }, url);
      return { id: user.id, send };
    }
    return { as, post, refresh };
  }

  it('is open to anybody, and caches equal requests', async () => {
    const { post, refresh } = await open();
    const first = await post(BODY);
    const terms = ['sand', 'tea'];
    const again = await post({
      ...BODY,
      widget_filters: { taxonomy: { tags: { terms, logicalJoin: 'OR' } } },
      page: 1,
    });
    expect([first.statusCode, first.json(), again.statusCode]).toEqual([200, { data: '' }, 200]);
    expect(refresh.mock.calls).toEqual([
      [
        {
          post: { kind: 'pages', id: 3 },
          widgetId: 'ab12',
          filters: { taxonomy: { tags: { terms, logicalJoin: 'OR' } } },
          page: 1,
          base: { path: '/all/', query: 'x=1' },
        },
      ],
    ]);
  });

  it.each([
    ['no object', []],
    ['no page', { ...BODY, post_id: undefined }],
    ['a page elsewhere', { ...BODY, post_id: '//evil.example/' }],
    ['no listing', { ...BODY, widget_id: '' }],
    ['filters of no form', { ...BODY, widget_filters: { taxonomy: { tags: 'tea' } } }],
    ['links that lead elsewhere', { ...BODY, pagination_base_url: 'https://evil.example/' }],
    ['no number of a page', { ...BODY, page: -1 }],
  ])('is refused with an error message: %s', async (_, body) => {
    const { post, refresh } = await open();
    const { json, statusCode } = await post(body);
    expect([statusCode, json().error.id]).toEqual([400, 'unreadable_body']);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('in edit mode needs a session and the nonce of its page', async () => {
    const { post, refresh } = await open();
    const editor = await buildUser(db.payload, 'editor');
    const other = await buildUser(db.payload, 'editor');
    const { secret } = db.payload;
    const origin = { origin: 'http://localhost:3000' };
    const session = { ...origin, authorization: `JWT ${await openSession(db.payload, editor)}` };
    const nonce = { 'x-wp-nonce': makeNonce({ secret, userId: editor.id }) };
    const edited = { ...BODY, is_edit_mode: true, widget_model: { pageSize: 3 } };
    for (const headers of [
      {},
      origin,
      session,
      { ...origin, ...nonce },
      { ...session, 'x-wp-nonce': makeNonce({ secret, userId: other.id }) },
      { ...session, ...nonce, origin: 'https://evil.example' },
    ])
      expect((await post(edited, headers)).statusCode).toBe(403);
    expect((await post({ ...BODY, widget_model: {} })).statusCode).toBe(403);
    expect(refresh).not.toHaveBeenCalled();
    const { headers, statusCode } = await post(edited, { ...session, ...nonce });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(refresh.mock.calls[0]?.[0].model).toEqual({ pageSize: 3 });
  });

  it('of a preview uses the values that it was rendered from, for their owner only', async () => {
    const { as, post, refresh } = await openStudio();
    const [author, other] = [await as('author'), await as('editor')];
    const drawn = await author.send('/preview/render', { ...DOCUMENT, data: { title: 'Dunes' } });
    const { 'x-preview-state': state, 'x-wp-nonce': nonce } = drawn.headers as Record<string, string>;
    const edited = { ...BODY, is_edit_mode: true, widget_model: { pageSize: 3 }, preview: { ...DOCUMENT, state } };
    expect((await author.send(REFRESH_PATH, edited, { 'x-wp-nonce': String(nonce) })).statusCode).toBe(200);
    const others = await other.send('/preview/render', { ...DOCUMENT, data: {} });
    const proof = { 'x-wp-nonce': String(others.headers['x-wp-nonce']) };
    expect((await other.send(REFRESH_PATH, edited, proof)).statusCode).toBe(200);
    expect((await other.send(REFRESH_PATH, edited, { 'x-wp-nonce': String(nonce) })).statusCode).toBe(403);
    expect((await other.send(REFRESH_PATH, { ...edited, preview: { kind: 'page' } }, proof)).statusCode).toBe(400);
    // A preview without edit mode is answered as to any visitor.
    expect((await post({ ...BODY, preview: edited.preview })).statusCode).toBe(200);
    expect(refresh.mock.calls.map(([{ model, preview }]) => ({ model, ...preview }))).toEqual([
      {
        model: { pageSize: 3 },
        ...DOCUMENT,
        data: { title: 'Dunes' },
        user: expect.objectContaining({ id: author.id }),
      },
      { model: { pageSize: 3 }, ...DOCUMENT, user: expect.objectContaining({ id: other.id }) },
      { model: undefined },
    ]);
  });
});
