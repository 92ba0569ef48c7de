import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildCategory, buildPage, buildPost, buildTemplate, buildUser } from '../../../tests/support/factories.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import type { SiteRenderer } from '../siteRenderer.ts';
import type { RefreshInput } from './refreshListing.ts';

describeDatabase('listings of a page', (db) => {
  let site: SiteRenderer;
  let page: number;

  beforeEach(async () => {
    const { payload } = db;
    const sand = await buildCategory(payload, { title: 'Sand', slug: 'sand' });
    const sea = await buildCategory(payload, { title: 'Sea', slug: 'sea' });
    for (const [title, category] of [
      ['Dunes', sand],
      ['Wells', sand],
      ['Harbour', sea],
    ] as const)
      await buildPost(payload, { title, path: `/${title.toLowerCase()}/`, categories: [category.id] });
    const card = await buildTemplate(payload, {
      kind: 'article',
      layout: [
        { blockType: 'document-title', advanced: { htmlId: 'twice' } },
        {
          blockType: 'tabs',
          items: ['Days', 'Prices'].map((title) => ({ title, blocks: [{ blockType: 'divider' }] })),
        },
      ] as never,
    });
    const layout = [
      { id: 'f-1', blockType: 'taxonomy-filter', listing: 'l-1', taxonomy: 'categories' },
      { id: 'l-1', blockType: 'listing', kind: 'posts', order: 'title', pageSize: 1, pagination: 'numbers' },
      { id: 'l-2', blockType: 'listing', kind: 'posts', order: 'title', template: card.id, pagination: 'none' },
    ];
    page = (await buildPage(payload, { path: '/all/', layout: layout as never })).id;
    site = buildTestSite(payload);
  });

  const ask = async (query = '', path = '/all/') => {
    const { body, ...response } = await site.respond({ path, query: new URLSearchParams(query) });
    return { ...response, html: String(body) };
  };
  const cardsIn = (html: string): string[] =>
    [...html.matchAll(/<h\d[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, title]) => title ?? '');

  it('are filtered and paged by the query, each on its own', async () => {
    const plain = await ask();
    expect(plain.listings?.map(({ widgetId }) => widgetId)).toEqual(['l1', 'l2']);
    expect(cardsIn(plain.html)).toEqual(expect.arrayContaining(['Dunes', 'Dunes', 'Harbour', 'Wells']));
    const filtered = await ask('e-filter-l1-categories=sea&e-filter-l2-categories=sand');
    expect(filtered.html).toContain('data-total="1"');
    expect(filtered.html).toContain('data-total="2"');
    const second = await ask('e-page-l1=2&e-filter-l1-categories=sand');
    expect(second.html).toContain('href="/all/?e-filter-l1-categories=sand"');
    expect(second.html).toMatch(/data-page="2"/);
  });

  it('with a card template show its blocks for each document, their style once, and no duplicate ids', async () => {
    const { html } = await ask();
    const own = html.slice(html.indexOf('data-listing="l2"'));
    expect(
      cardsIn(own)
        .filter((title) => !/^(Days|Prices)$/.test(title))
        .slice(0, 3),
    ).toEqual(['Dunes', 'Harbour', 'Wells']);
    expect(html).not.toContain('id="twice"');
  });

  it('suggest a filter to drop when nothing matches', async () => {
    const { html } = await ask('e-filter-l1-categories=sea%2Bsand');
    expect(html).toContain('Without “Sand, Sea”: 3');
    expect(html).toMatch(/href="\/all\/" rel="nofollow"/);
  });

  it('are indexable without filters and on further pages, but not with many filters', async () => {
    expect((await ask('e-filter-l1-categories=sea')).html).toContain(
      'href="http://localhost:3000/all/" rel="canonical"',
    );
    expect((await ask('e-page-l1=2')).html).toContain('href="http://localhost:3000/all/?e-page-l1=2" rel="canonical"');
    expect((await ask('e-filter-l1-categories=sea~sand')).html).not.toContain('noindex');
    expect((await ask('e-filter-l1-categories=sea~sand&e-filter-l2-categories=sand')).html).toContain('noindex');
  });

  const refresh = async (input: Partial<RefreshInput>) => {
    const { body, status, tags } = await site.refresh({
      post: { kind: 'pages', id: page },
      widgetId: 'l1',
      filters: {},
      page: 1,
      base: { path: '/all/', query: '' },
      ...input,
    });
    return { status, tags, answer: JSON.parse(String(body)) };
  };

  it('are refreshed alone, with links that keep the filters', async () => {
    const filters = { taxonomy: { categories: { terms: ['sand'], logicalJoin: 'AND' as const } } };
    const { answer, status, tags } = await refresh({ filters, base: { path: '/all/', query: 'x=1&e-page-l1=7' } });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      widget_id: 'l1',
      count: 2,
      page: 1,
      pages: 2,
      url: '/all/?x=1&e-filter-l1-categories=sand',
    });
    expect(cardsIn(answer.data)).toEqual(['Dunes']);
    expect(answer.data).toContain('href="/all/?x=1&amp;e-filter-l1-categories=sand&amp;e-page-l1=2"');
    expect(answer.data).toMatch(/^<div [^>]*data-listing="l1"/);
    expect(answer.filters).toEqual({ 'f-1': expect.stringMatching(/Sea/) });
    expect(tags).toEqual(expect.arrayContaining(['list:posts', 'any:categories', `pages:${page}`]));
  });

  it('share no id with their page, nor with earlier pages of the list', async () => {
    const idsIn = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    const before = idsIn((await ask()).html);
    const first = idsIn((await refresh({ widgetId: 'l2' })).answer.data);
    const second = idsIn((await refresh({ widgetId: 'l2', page: 2 })).answer.data);
    expect(first.length).toBeGreaterThan(3);
    expect(new Set([...before, ...first]).size).toBe(before.length + first.length);
    expect(second.filter((id) => first.includes(id))).toEqual([]);
  });

  it('can be refreshed by document id alone, and by path', async () => {
    expect((await refresh({ post: { kind: undefined, id: page } })).answer.count).toBe(3);
    expect((await refresh({ post: { path: '/all/' } })).answer.count).toBe(3);
  });

  it('return an error when the page, the listing or a term does not exist', async () => {
    const filters = { taxonomy: { categories: { terms: ['gone'], logicalJoin: 'AND' as const } } };
    const faults = [
      await refresh({ post: { kind: 'pages', id: 9999 } }),
      await refresh({ post: { kind: 'made-up', id: 1 } }),
      await refresh({ post: { path: '/nowhere/' } }),
      await refresh({ widgetId: 'l9' }),
      await refresh({ filters }),
    ];
    expect(faults.map(({ answer, status }) => [status, answer.error.id])).toEqual([
      [404, 'unknown_post'],
      [404, 'unknown_post'],
      [404, 'unknown_post'],
      [404, 'unknown_widget'],
      [400, 'unknown_term'],
    ]);
  });

  it('accept unsaved settings in edit mode only', async () => {
    const { answer } = await refresh({ model: { pageSize: 3, blockType: 'html', id: 'x' } });
    expect(cardsIn(answer.data)).toEqual(['Dunes', 'Harbour', 'Wells']);
    expect(cardsIn((await refresh({})).answer.data)).toEqual(['Dunes']);
  });

  it('of a preview use unsaved form values, filters included, with the marks of editors', async () => {
    const user = await buildUser(db.payload, 'editor');
    const layout = [
      { id: 'f-9', blockType: 'taxonomy-filter', listing: 'l-9', taxonomy: 'categories', title: 'Unsaved title' },
      { id: 'l-9', blockType: 'listing', kind: 'posts', order: 'title', pageSize: 1, pagination: 'numbers' },
    ];
    const preview = { kind: 'collection', slug: 'pages', id: String(page), user } as const;
    const filters = { taxonomy: { categories: { terms: ['sand'], logicalJoin: 'AND' as const } } };
    const asked = {
      widgetId: 'l9',
      filters,
      model: { pageSize: 2 },
      base: { path: '/preview/pages/1/', query: 'x=1' },
    };
    const { answer } = await refresh({
      ...asked,
      preview: { ...preview, data: { title: 'All', path: '/all/', layout } },
    });
    expect(cardsIn(answer.data)).toEqual(['Dunes', 'Wells']);
    expect(answer.data).toContain('data-block-id="l-9"');
    expect(answer.filters['f-9']).toContain('Unsaved title');
    expect(answer.url).toBe('/all/?x=1&e-filter-l9-categories=sand');
    expect((await refresh({ ...asked, preview })).status).toBe(404);
    expect((await refresh({ ...asked, preview: { ...preview, id: '999999' } })).answer.error.id).toBe('unknown_post');
  });

  it('of a preview need read access to its document', async () => {
    const draft = await buildPage(db.payload, {
      path: '/draft/',
      _status: 'draft',
      layout: [{ id: 'l-1', blockType: 'listing', kind: 'posts' }] as never,
    });
    const preview = { kind: 'collection', slug: 'pages', id: String(draft.id) } as const;
    expect((await refresh({ preview: { ...preview, user: await buildUser(db.payload, 'editor') } })).status).toBe(200);
    expect((await refresh({ preview: { ...preview, user: { id: 1, collection: 'customers' } } })).status).toBe(404);
  });

  it('keep their state when a preview is rendered again', async () => {
    const user = await buildUser(db.payload, 'editor');
    const asked = { kind: 'collection', slug: 'pages', id: String(page), user } as const;
    const { body } = await site.preview({ ...asked, query: 'e-filter-l1-categories=sea' });
    const own = String(body).slice(
      String(body).indexOf('data-listing="l1"'),
      String(body).indexOf('data-listing="l2"'),
    );
    expect(cardsIn(own)).toEqual(['Harbour']);
    expect(String(body)).not.toContain('addEventListener("popstate"');
  });
});
