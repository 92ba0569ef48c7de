import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { ROOT } from '../../../tests/support/testPayload.ts';
import { createStudioLanguages } from '../../cms/studio/language/studioLanguages.ts';
import type { SiteRenderer } from '../../pages/siteRenderer.ts';
import { MAX_BLOCKS } from '../../shared/layouts/limits.ts';
import { findDifference } from '../../shared/preview/difference.ts';
import { studioLanguage } from '../../shared/studioWords/t.ts';
import { buildTestApp, fakeSite, page, testEnv } from '../testSupport.ts';

const PUBLIC_URL = 'http://localhost:3000';

describeDatabase('preview', (db) => {
  let app: FastifyInstance;
  let cookie: string;
  let spoken: string;
  let previewed: Parameters<SiteRenderer['preview']>[0][];

  beforeEach(async () => {
    previewed = [];
    const data = {
      name: 'Amina',
      email: 'amina@khettara.example',
      password: 'sand and saffron',
      role: 'author' as const,
    };
    await db.payload.create({ collection: 'users', data });
    const { token } = await db.payload.login({ collection: 'users', data });
    cookie = `payload-token=${token}`;
    const site: SiteRenderer = {
      ...fakeSite(() => page('Not here', { status: 404 })),
      preview: async (input) => {
        previewed.push(input);
        spoken = studioLanguage();
        return page('Draft', { cacheable: false });
      },
    };
    const studio = { ready: async () => undefined, handle: async () => undefined, close: async () => undefined };
    app = await buildTestApp({
      payload: db.payload,
      env: testEnv({ dataDir: db.dataDir, publicUrl: PUBLIC_URL }),
      site,
      studio,
      languages: createStudioLanguages(ROOT),
    });
  });
  afterEach(() => app.close());

  const body = { kind: 'collection', slug: 'posts', id: '7', data: { title: 'Dunes' }, path: '/dunes/' };
  const render = (headers: Record<string, string>, payload: object = body) =>
    app.inject({ method: 'POST', url: '/preview/render', payload, headers });

  test.each(['/preview/posts/7/', '/preview/global/site/'])('%s answers 404 to a visitor', async (url) => {
    const response = await app.inject(url);
    expect([response.statusCode, response.body]).toEqual([404, 'Not here']);
    expect((await app.inject({ url, headers: { cookie: 'payload-token=made.up.token' } })).statusCode).toBe(404);
    expect(previewed).toEqual([]);
  });

  test('a visitor may not render anything', async () => {
    expect((await render({ origin: PUBLIC_URL })).statusCode).toBe(401);
    expect(previewed).toEqual([]);
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another site, by the browser', { origin: PUBLIC_URL, 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['nowhere', {}],
  ])('a request of %s is refused, even for staff', async (_name, headers) => {
    expect((await render({ cookie, ...headers })).statusCode).toBe(403);
    expect(previewed).toEqual([]);
  });

  test.each([
    ['/preview/posts/7/', { kind: 'collection', slug: 'posts', id: '7' }],
    ['/preview/global/site/', { kind: 'global', slug: 'site', id: '' }],
  ])('staff see %s, uncached', async (url, input) => {
    const response = await app.inject({ url, headers: { cookie } });
    expect([response.statusCode, response.body]).toEqual([200, 'Draft']);
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(previewed).toEqual([{ ...input, user: expect.objectContaining({ email: 'amina@khettara.example' }) }]);
  });

  test('a link on another site is refused, even for staff', async () => {
    const headers = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await app.inject({ url: '/preview/posts/7/', headers })).statusCode).toBe(404);
  });

  test('staff can render what they type, up to 2 MB', async () => {
    const headers = { cookie, origin: PUBLIC_URL };
    expect((await render(headers)).body).toBe('Draft');
    expect(previewed[0]).toMatchObject(body);
    // A single text has its own limit.
    const texts = (count: number) => Array.from({ length: count }, () => 'x'.repeat(100_000));
    expect((await render(headers, { ...body, data: { texts: texts(19) } })).statusCode).toBe(200);
    expect((await render(headers, { ...body, data: { texts: texts(22) } })).statusCode).toBe(413);
    expect((await render(headers, { ...body, data: { text: 'x'.repeat(200_001) } })).statusCode).toBe(400);
    const layout = Array.from({ length: MAX_BLOCKS + 1 }, () => ({ blockType: 'divider' }));
    const tooMany = await render(headers, { ...body, data: { layout } });
    expect([tooMany.statusCode, tooMany.body]).toEqual([
      400,
      expect.stringContaining(`more than ${MAX_BLOCKS} blocks`),
    ]);
    for (const layout of [[null], [1], [{ blockType: 'divider' }, 'x'], { length: 1 }])
      expect((await render(headers, { ...body, data: { layout } })).statusCode, JSON.stringify(layout)).toBe(400);
    expect((await render(headers, { ...body, kind: 'table' })).statusCode).toBe(400);
  });

  test('the next keystroke sends a difference; a base that is lost or a difference that does not apply answers 409 or 400', async () => {
    const headers = { cookie, origin: PUBLIC_URL };
    const { data, ...asked } = body;
    const [before, after] = [JSON.stringify(data), JSON.stringify({ title: 'Dunes and tea' })];
    const base = (await render(headers)).headers['x-preview-state'];
    const next = await render(headers, { ...asked, base, difference: findDifference(before, after) });
    expect(next.body).toBe('Draft');
    expect(previewed[1]).toEqual({ ...asked, data: JSON.parse(after), user: expect.anything() });
    expect(next.headers['x-preview-state']).not.toBe(base);
    const again = { ...asked, base, difference: findDifference(before, after) };
    expect((await render(headers, again)).statusCode).toBe(409);
    const broken = { ...asked, base: next.headers['x-preview-state'], difference: { start: 0, end: 0, text: 'x' } };
    expect((await render(headers, broken)).statusCode).toBe(400);
    expect((await render(headers, { ...asked, base })).statusCode).toBe(400);
    expect(previewed).toHaveLength(2);
  });

  const renderZipped = (payload: Buffer, headers: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/preview/render',
      payload,
      headers: { cookie, origin: PUBLIC_URL, 'content-type': 'application/gzip', ...headers },
    });
  const zipped = (data: object) => gzipSync(JSON.stringify(data));

  test('the preview is in the language of the studio, also after a body was unzipped', async () => {
    const headers = { cookie: `${cookie}; payload-lng=ar`, origin: PUBLIC_URL };
    await app.inject({ url: '/preview/posts/7/', headers });
    expect(spoken).toBe('ar');
    await render({ ...headers, cookie });
    expect(spoken).toBe('en');
    expect((await renderZipped(zipped(body), headers)).statusCode).toBe(200);
    expect(spoken).toBe('ar');
  });

  test('the request may be gzipped, and so is the response for a client that accepts it', async () => {
    const response = await renderZipped(zipped(body), { 'accept-encoding': 'gzip, deflate, br' });
    expect(previewed[0]).toMatchObject(body);
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(response.rawPayload))).toBe('Draft');
  });

  test('gzip has the same size limits, also for a decompression bomb', async () => {
    expect((await renderZipped(zipped({ ...body, kind: 'table' }))).statusCode).toBe(400);
    expect((await renderZipped(Buffer.from('{"kind":"collection"}'))).statusCode).toBe(400);
    expect((await renderZipped(gzipSync('no JSON'))).statusCode).toBe(400);
    expect((await renderZipped(zipped({ ...body, data: { text: 'x'.repeat(50_000_000) } }))).statusCode).toBe(413);
    expect(previewed).toEqual([]);
  });

  test('an anonymous body is not even unzipped, and JSON nested too deep is not parsed', async () => {
    const brackets = '['.repeat(1 << 20);
    expect((await renderZipped(Buffer.from('no gzip'), { cookie: '' })).statusCode).toBe(401);
    const refused = await renderZipped(gzipSync(brackets));
    expect([refused.statusCode, refused.json().error.message]).toEqual([400, expect.stringContaining('nested')]);
    const { data: _data, ...asked } = body;
    const base = (await render({ cookie, origin: PUBLIC_URL })).headers['x-preview-state'];
    const grown = { ...asked, base, difference: { start: 1, end: 1, text: `"a":${brackets}` } };
    expect((await renderZipped(zipped(grown))).statusCode).toBe(400);
    expect(previewed).toHaveLength(1);
  });
});
