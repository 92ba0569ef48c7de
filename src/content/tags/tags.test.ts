import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import {
  buildCategory,
  buildMedia,
  buildMenu,
  buildPage,
  buildPost,
  buildRedirect,
  buildTemplate,
} from '../../../tests/support/factories.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import type { SiteRenderer } from '../../pages/siteRenderer.ts';
import { paragraph, richText } from '../../render/samples/text.ts';
import { type ContentChange, onContentChange } from '../../shared/changes/contentEvents.ts';

/** Pages of a small site, each with different dependencies. */
const PATHS = [
  '/',
  '/dunes/',
  '/wells/',
  '/about/',
  '/nothing/',
  '/category/sand/',
  '/feed/',
  '/sitemap.xml',
  '/search/tea/',
];

describeEachDatabaseInTurn('what a change invalidates', (db) => {
  let site: SiteRenderer;
  let change: ContentChange | undefined;
  let stop: (() => void) | undefined;
  let ids: Record<'dunes' | 'wells' | 'about' | 'sand' | 'picture' | 'menu' | 'header' | 'article', number>;

  beforeEach(async () => {
    const { payload } = db;
    const picture = await buildMedia(payload);
    const sand = await buildCategory(payload, { title: 'Sand', slug: 'sand' });
    const wells = await buildPost(payload, { title: 'Wells', path: '/wells/' });
    const dunes = await buildPost(payload, {
      title: 'Dunes',
      path: '/dunes/',
      featuredImage: picture.id,
      categories: [sand.id],
    });
    const about = await buildPage(payload, {
      path: '/about/',
      layout: [
        {
          blockType: 'button',
          label: 'Wells',
          link: { kind: 'document', document: { relationTo: 'posts', value: wells.id } },
        },
        { blockType: 'rich-text', content: richText(paragraph('Who we are')) },
      ] as never,
    });
    await buildPage(payload, {
      path: '/',
      layout: [{ blockType: 'posts', source: 'query', categories: [sand.id], limit: 3 }] as never,
    });
    const menu = await buildMenu(payload);
    const header = await buildTemplate(payload, {
      kind: 'header',
      layout: [{ blockType: 'menu', menu: menu.id }] as never,
    });
    const article = await buildTemplate(payload, {
      kind: 'article',
      layout: [{ blockType: 'document-content' }] as never,
    });
    await payload.updateGlobal({ slug: 'site', data: { templates: { header: header.id, article: article.id } } });
    ids = {
      dunes: dunes.id,
      wells: wells.id,
      about: about.id,
      sand: sand.id,
      picture: picture.id,
      menu: menu.id,
      header: header.id,
      article: article.id,
    };
    site = buildTestSite(payload);
    stop = onContentChange((told) => {
      change = told;
    });
  });
  afterEach(() => stop?.());

  /** The pages that a change invalidates. */
  async function touchedBy(work: () => Promise<unknown>): Promise<string[]> {
    const tags = new Map<string, readonly string[]>();
    for (const path of PATHS) tags.set(path, (await site.respond({ path, query: new URLSearchParams() })).tags ?? []);
    change = undefined;
    await work();
    const touched = (change as ContentChange | undefined)?.touched ?? [];
    return PATHS.filter((path) => touched === 'everything' || touched.some((tag) => tags.get(path)?.includes(tag)));
  }

  /** Pages that depend on all text of all documents. */
  const ALL = ['/feed/', '/sitemap.xml', '/search/tea/'];
  const update = (collection: 'pages' | 'posts', id: number, data: object) =>
    db.payload.update({ collection, id, data: { _status: 'published', ...data } as never });

  it('is the page of an article whose text changes', async () => {
    const layout = [{ blockType: 'heading', text: 'New', level: 'h2' }] as never;
    expect(await touchedBy(() => update('posts', ids.dunes, { layout }))).toEqual(['/dunes/', ...ALL]);
  });

  it('is every page with its card when its title changes, and every list with it', async () => {
    expect(await touchedBy(() => update('posts', ids.dunes, { title: 'Great dunes' }))).toEqual([
      '/',
      '/dunes/',
      '/category/sand/',
      ...ALL,
    ]);
  });

  it('is no list without it when its title changes, unless sorted by title', async () => {
    const { payload } = db;
    const list = (order: string) => [{ blockType: 'posts', source: 'query', order, limit: 1 }] as never;
    await buildPage(payload, { path: '/about/newest/', layout: list('newest') });
    await buildPage(payload, { path: '/about/titles/', layout: list('title') });
    const old = await buildPost(payload, { title: 'Zagora', publishedAt: '2020-01-01T00:00:00.000Z' });
    const tagsOf = async (path: string) => (await site.respond({ path, query: new URLSearchParams() })).tags ?? [];
    const [newest, titles] = await Promise.all(['/about/newest/', '/about/titles/'].map(tagsOf));
    await update('posts', old.id, { title: 'Agdz' });
    const touched = change?.touched ?? [];
    const isTouched = (tags: readonly string[] | undefined) => [...touched].some((tag) => tags?.includes(tag));
    expect([isTouched(newest), isTouched(titles)]).toEqual([false, true]);
  });

  it('is each list that an older article moves, with pagination, but no short list of the newest', async () => {
    const { payload } = db;
    const list = (limit: number) => [{ blockType: 'posts', source: 'query', order: 'newest', limit }] as never;
    await buildPage(payload, { path: '/about/short/', layout: list(3) });
    await buildPage(payload, { path: '/about/long/', layout: list(40) });
    for (let day = 10; day < 30; day += 1) await buildPost(payload, { publishedAt: `2021-01-${day}T00:00:00.000Z` });
    const tagsOf = async (path: string) => (await site.respond({ path, query: new URLSearchParams() })).tags ?? [];
    const [short, long] = await Promise.all(['/about/short/', '/about/long/'].map(tagsOf));
    async function touched(work: () => Promise<{ id: number }>): Promise<[number, boolean, boolean]> {
      const { id } = await work();
      const isIn = (tags: readonly string[] | undefined) =>
        [...(change?.touched ?? [])].some((tag) => tags?.includes(tag));
      return [id, isIn(short), isIn(long)];
    }
    const [old, ...lists] = await touched(() => buildPost(payload, { publishedAt: '2020-01-01T00:00:00.000Z' }));
    expect(lists).toEqual([false, true]);
    expect(await touched(() => update('posts', old, { publishedAt: '2023-01-01T00:00:00.000Z' }))).toEqual([
      old,
      true,
      true,
    ]);
    expect(await touched(() => update('posts', old, { publishedAt: '2020-01-01T00:00:00.000Z' }))).toEqual([
      old,
      true,
      true,
    ]);
    expect(await touched(() => update('posts', old, { _status: 'draft' }))).toEqual([old, false, true]);
  });

  it('is every page with a link to it', async () => {
    expect(await touchedBy(() => update('posts', ids.wells, { path: '/deep-wells/' }))).toEqual([
      '/wells/',
      '/about/',
      ...ALL,
    ]);
  });

  it('is the lists that an article enters or leaves', async () => {
    const lists = ['/', '/category/sand/'];
    expect(await touchedBy(() => update('posts', ids.wells, { categories: [ids.sand] }))).toEqual([
      '/',
      '/wells/',
      '/about/',
      '/category/sand/',
      ...ALL,
    ]);
    expect(await touchedBy(() => buildPost(db.payload, { path: '/new/', categories: [ids.sand] }))).toEqual([
      '/',
      '/category/sand/',
      ...ALL,
    ]);
    const removed = await touchedBy(() => db.payload.delete({ collection: 'posts', id: ids.dunes }));
    expect(removed).toEqual(expect.arrayContaining([...lists, '/dunes/']));
    expect(change?.withdrawn).toEqual([`posts:${ids.dunes}`]);
  });

  it('is no page when a draft is saved', async () => {
    const save = () =>
      db.payload.update({ collection: 'posts', id: ids.dunes, data: { title: 'Not yet' }, draft: true });
    expect(await touchedBy(save)).toEqual([]);
  });

  it('is every page with a picture, a term or a menu', async () => {
    const { payload } = db;
    const picture = () => payload.update({ collection: 'media', id: ids.picture, data: { alt: 'Erg' } });
    expect(await touchedBy(picture)).toEqual(['/', '/dunes/', '/category/sand/', ...ALL.slice(0, 2)]);
    const term = () => payload.update({ collection: 'categories', id: ids.sand, data: { title: 'Sands' } });
    expect(await touchedBy(term)).toEqual(['/', '/dunes/', '/category/sand/', '/feed/']);
    const menu = () => payload.update({ collection: 'menus', id: ids.menu, data: { title: 'Main' } });
    expect(await touchedBy(menu)).toEqual(PATHS.filter((path) => !['/feed/', '/sitemap.xml'].includes(path)));
  });

  it('is the pages that have a template, also one that is published later', async () => {
    const { payload } = db;
    const publish = (status: 'draft' | 'published') => () =>
      payload.update({ collection: 'templates', id: ids.article, data: { _status: status } });
    expect(await touchedBy(publish('draft'))).toEqual(['/dunes/', '/wells/']);
    expect(await touchedBy(publish('published'))).toEqual(['/dunes/', '/wells/']);
  });

  it('is the 404 of a path that gets a page', async () => {
    expect(await touchedBy(() => buildRedirect(db.payload, { from: '/nothing/', to: '/about/' }))).toEqual([
      '/nothing/',
    ]);
    expect(await touchedBy(() => buildPage(db.payload, { path: '/nothing/' }))).toEqual(['/nothing/', ...ALL.slice(1)]);
  });

  it('is everything when settings change, and popups by their rules', async () => {
    const { payload } = db;
    expect(await touchedBy(() => payload.updateGlobal({ slug: 'theme', data: {} }))).toEqual(PATHS);
    const data = { title: 'Packing', layout: [], _status: 'published' as const };
    let id = 0;
    const create = async () => ({ id } = await payload.create({ collection: 'popups', data: data as never }));
    expect(await touchedBy(create)).toEqual(PATHS);
    const rename = () => payload.update({ collection: 'popups', id, data: { title: 'What to pack' } });
    expect(await touchedBy(rename)).toEqual([]);
    const open = () => payload.update({ collection: 'popups', id, data: { open_selector: '.pack' } });
    expect(await touchedBy(open)).toEqual(PATHS);
  });
});
