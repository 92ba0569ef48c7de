import { pushDevSchema } from '@payloadcms/drizzle';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FEATURES } from '../../../src/pages/features.ts';
import { type ContentChange, onContentChange } from '../../../src/shared/changes/contentEvents.ts';
import { STUDIO_FEATURES } from '../../../src/studio/features.ts';
import { buildMedia, buildPage, buildPost, buildUser } from '../../support/factories.ts';
import { guides } from '../../support/madeUp/guides/kind.ts';
import { GUIDES } from '../../support/madeUp/guides/source.ts';
import { type MadeUpSite, openMadeUpSite } from '../../support/madeUp/openMadeUpSite.ts';

/** All tables are recreated. */
const MAKING_MS = 60_000;

let madeUp: MadeUpSite;
let payload: Payload;

/** The types know our own kinds only. */
type Create = (options: { collection: string; data: object }) => Promise<{ id: number }>;
const create = (collection: string, data: object) =>
  (payload.create as unknown as Create)({ collection, data: { _status: 'published', ...data } });

beforeAll(async () => {
  madeUp = await openMadeUpSite({
    studio: { documents: STUDIO_FEATURES.documents.with(GUIDES) },
    pages: { documents: FEATURES.documents.with(guides) },
    // No migration knows it, and other tables refer to its own.
    makeTables: ({ db }) => pushDevSchema(db as never),
  });
  payload = madeUp.payload;
  const rif = await create('regions', { title: 'Rif', slug: 'rif' });
  const cover = await buildMedia(payload);
  await create('guides', { title: 'To the falls', walkedOn: '2026-04-01', regions: [rif.id], cover: cover.id });
  for (let day = 1; day <= 9; day += 1) await create('guides', { title: `Walk ${day}`, walkedOn: `2026-03-0${day}` });
  await buildPost(payload, { title: 'When to go', path: '/when-to-go/' });
}, MAKING_MS);

afterAll(() => madeUp.close());

const ask = async (path: string) => {
  const { body, status } = await madeUp.respond(path);
  expect(status, path).toBe(200);
  return body.toString();
};

describe('an added kind of document', () => {
  test('has its form in the studio, with the common fields, and can be linked to', () => {
    const fields = (payload.collections['guides' as never] as (typeof payload.collections)['pages']).config;
    const names = fields.flattenedFields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['title', 'path', 'layout', 'meta', 'walkedOn', 'regions', 'cover']));
    const button = payload.blocks.button.flattenedFields.find(({ name }) => name === 'link');
    const target =
      button && 'flattenedFields' in button && button.flattenedFields.find(({ name }) => name === 'document');
    expect(target).toMatchObject({
      relationTo: expect.arrayContaining(['pages', 'guides', 'categories', 'regions']),
    });
  });

  test('has its route, breadcrumbs and search metadata', async () => {
    const html = await ask('/guides/to-the-falls/');
    expect(html).toContain('<title>To the falls · ');
    expect(html).toContain('data-kind="article"');
    expect(html).toContain('"@type":"HowTo"');
    expect(html).toMatch(/"name":"Rif","item":"https:\/\/rihla\.example\/region\/rif\/"/);
    expect(html).toMatch(/property="og:image"/);
  });

  test('has a paginated archive, newest first, and one for each term', async () => {
    const first = await ask('/guides/');
    expect(first).toContain('href="/guides/to-the-falls/"');
    expect(first).toContain('href="/guides/walk-9/"');
    expect(first).not.toContain('href="/guides/walk-1/"');
    expect(await ask('/guides/page/2/')).toContain('href="/guides/walk-1/"');
    expect((await madeUp.respond('/guides/page/3/')).status).toBe(404);
    expect(await ask('/region/rif/')).toContain('href="/guides/to-the-falls/"');
    expect(await madeUp.site.countedPath('/guides/page/2/')).toBe('/guides/');
  });

  test('has feeds, which its lists link to', async () => {
    const feed = await ask('/guides/feed/');
    expect(feed).toContain('<title>Guides · ');
    expect(feed).toContain('https://rihla.example/guides/walk-1/');
    expect(feed).not.toContain('when-to-go');
    expect(await ask('/region/rif/feed/')).not.toContain('walk-1');
    expect(await ask('/guides/')).toMatch(/href="https:\/\/rihla\.example\/guides\/feed\/"[^>]*rss/);
    expect(await ask('/feed/')).not.toContain('/guides/');
  });

  test('is in the sitemap and in the search index', async () => {
    expect(await ask('/sitemap.xml')).toContain('https://rihla.example/guides/to-the-falls/');
    expect(await ask('/search/falls/')).toContain('href="/guides/to-the-falls/"');
  });

  test('has a live preview', async () => {
    const user = await buildUser(payload, 'editor');
    const { docs } = await payload.find({
      collection: 'guides' as 'pages',
      where: { path: { equals: '/guides/walk-1/' } },
    });
    const data = { ...docs[0], title: 'A long walk' };
    const input = {
      kind: 'collection',
      slug: 'guides',
      id: String(docs[0]?.id),
      data,
      user: { ...user, collection: 'users' },
    } as const;
    expect((await madeUp.site.preview(input)).body.toString()).toContain('A long walk');
  });

  test('reserves the paths of its documents and its archive', async () => {
    await expect(buildPage(payload, { path: '/guides/to-the-falls/' })).rejects.toThrow('Address');
    await expect(buildPage(payload, { path: '/guides/' })).rejects.toThrow('Address');
    await expect(buildPage(payload, { path: '/region/atlas/' })).rejects.toThrow('Address');
  });

  test('invalidates the pages that show it, and no others', async () => {
    const paths = [
      '/guides/to-the-falls/',
      '/guides/walk-1/',
      '/guides/',
      '/region/rif/',
      '/guides/feed/',
      '/when-to-go/',
    ];
    const tags = new Map<string, readonly string[]>();
    for (const path of paths) tags.set(path, (await madeUp.respond(path)).tags ?? []);
    let change: ContentChange | undefined;
    const stop = onContentChange((told) => {
      change = told;
    });
    const where = { path: { equals: '/guides/to-the-falls/' } };
    await payload.update({
      collection: 'guides' as 'pages',
      where,
      data: { title: 'To the great falls', _status: 'published' },
    });
    stop();
    const touched = change?.touched as readonly string[];
    expect(paths.filter((path) => touched.some((tag) => tags.get(path)?.includes(tag)))).toEqual([
      '/guides/to-the-falls/',
      '/guides/',
      '/region/rif/',
      '/guides/feed/',
    ]);
  });
});
