import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildCategory, buildPost, buildTag } from '../../../tests/support/factories.ts';
import { documents } from '../../documents/registry.ts';
import type { ConsolidatedFilters } from '../../shared/listings/types.ts';
import { type Content, createContent } from '../createContent.ts';
import type { FilteredQuery } from '../listTypes.ts';
import { createDependencies } from '../tags/dependencies.ts';

describeEachDatabase('filtered listings', (db) => {
  let content: Content;
  let ids: Record<'sand' | 'sea' | 'tea', number>;
  let dunes: number;

  beforeEach(async () => {
    const { payload } = db;
    const sand = await buildCategory(payload, { title: 'Sand', slug: 'sand' });
    const sea = await buildCategory(payload, { title: 'Sea', slug: 'sea' });
    const tea = await buildTag(payload, { title: 'Tea', slug: 'tea' });
    ids = { sand: sand.id, sea: sea.id, tea: tea.id };
    const post = (title: string, day: number, categories: number[], tags: number[] = [], more = {}) =>
      buildPost(payload, {
        title,
        path: `/${title.toLowerCase()}/`,
        publishedAt: `2026-03-0${day}T08:00:00.000Z`,
        categories,
        tags,
        ...more,
      });
    dunes = (await post('Dunes', 1, [sand.id], [tea.id])).id;
    await post('Wells', 2, [sand.id]);
    await post('Harbour', 3, [sea.id], [tea.id]);
    await post('Estuary', 4, [sand.id, sea.id]);
    await post('Hidden', 5, [sand.id], [], { meta: { noindex: true } });
    await post('Draft', 6, [sand.id], [], { _status: 'draft' });
    await buildPost(payload, { title: 'Home', path: '/', categories: [sand.id] });
    content = createContent(payload, documents, () => ({ headings: '', body: '' }));
  });
  afterEach(() => content.close());

  async function ask(filters: ConsolidatedFilters, query: Partial<FilteredQuery> = {}) {
    const dependencies = createDependencies();
    const found = await content.read(dependencies).filter('posts', { filters, limit: 10, ...query });
    return { ...found, titles: found.docs.map(({ title }) => title), tags: dependencies.list() };
  }
  const terms = (
    taxonomy: string,
    slugs: string[],
    logicalJoin: 'AND' | 'OR' | 'NOT' = 'AND',
  ): ConsolidatedFilters => ({
    taxonomy: { [taxonomy]: { terms: slugs, logicalJoin } },
  });

  it('hold the listed documents, newest first, joined by AND, OR and NOT', async () => {
    expect((await ask({})).titles).toEqual(['Estuary', 'Harbour', 'Wells', 'Dunes']);
    expect((await ask(terms('categories', ['sand', 'sea'], 'AND'))).titles).toEqual(['Estuary']);
    expect((await ask(terms('categories', ['sand', 'sea'], 'OR'))).totalDocs).toBe(4);
    expect((await ask(terms('categories', ['sea'], 'NOT'))).titles).toEqual(['Wells', 'Dunes']);
    expect((await ask({}, { order: 'title', limit: 2, page: 2 })).titles).toEqual(['Harbour', 'Wells']);
    expect(
      (await ask({}, { base: { include: { categories: [ids.sand] }, exclude: { tags: ['tea'] } } })).titles,
    ).toEqual(['Estuary', 'Wells']);
    expect((await ask({}, { base: { include: { tags: ['of-nothing'] } } })).titles).toEqual([]);
  });

  it('count their terms, report unknown ones, and suggest filters to drop for an empty result', async () => {
    const facets = [
      { name: 'categories', choice: 'OR' as const },
      { name: 'tags', choice: 'AND' as const },
    ];
    const { active, counts, unknown } = await ask(terms('categories', ['sea', 'gone'], 'OR'), { facets });
    expect(counts.categories).toEqual([
      { slug: 'sand', title: 'Sand', count: 3 },
      { slug: 'sea', title: 'Sea', count: 2 },
    ]);
    expect(counts.tags).toEqual([{ slug: 'tea', title: 'Tea', count: 1 }]);
    expect(unknown).toEqual(['categories/gone']);
    expect(active).toEqual([{ type: 'taxonomy', name: 'categories', slug: 'sea', title: 'Sea' }]);
    const none = await ask(
      {
        taxonomy: { categories: { terms: ['sea'], logicalJoin: 'NOT' }, tags: { terms: ['tea'], logicalJoin: 'AND' } },
      },
      { base: { exclude: { categories: ['sand'] } } },
    );
    expect(none.titles).toEqual([]);
    expect(none.active.map(({ name, without }) => [name, without])).toEqual([
      ['categories', 1],
      ['tags', 0],
    ]);
  });

  it('list terms alphabetically, ignoring case', async () => {
    const abbey = await buildCategory(db.payload, { title: 'the abbey', slug: 'abbey' });
    const valley = await buildCategory(db.payload, { title: 'The valley', slug: 'valley' });
    await buildPost(db.payload, { title: 'Walls', path: '/walls/', categories: [abbey.id, valley.id] });
    const { counts } = await ask({}, { facets: [{ name: 'categories', choice: 'OR' }] });
    expect(counts.categories?.map(({ title }) => title)).toEqual(['Sand', 'Sea', 'the abbey', 'The valley']);
  });

  it('follow every change, document by document', async () => {
    await content.prepare();
    const { payload } = db;
    await payload.update({ collection: 'posts', id: dunes, data: { categories: [ids.sea], title: 'Shore' } });
    expect((await ask(terms('categories', ['sea']))).titles).toEqual(['Estuary', 'Harbour', 'Shore']);
    await payload.delete({ collection: 'posts', id: dunes });
    expect((await ask(terms('tags', ['tea']))).titles).toEqual(['Harbour']);
    await payload.update({ collection: 'categories', id: ids.sea, data: { slug: 'ocean' } });
    expect((await ask(terms('categories', ['ocean']))).totalDocs).toBe(2);
  });

  it('depend on the lists that hold all of the result, on the terms in the query, and on the cards', async () => {
    const all = await ask(terms('tags', ['tea']));
    expect(all.tags).toEqual(expect.arrayContaining(['list:posts', 'any:tags', `posts:${dunes}/card`]));
    const narrowed = await ask({}, { base: { include: { categories: ['sand'] } }, order: 'title' });
    expect(narrowed.tags).toEqual(
      expect.arrayContaining([`list:posts?categories=${ids.sand}`, 'any:categories', 'list:posts/title']),
    );
    expect(narrowed.tags).not.toContain('list:posts');
  });
});
