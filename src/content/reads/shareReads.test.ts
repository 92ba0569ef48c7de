import { afterEach, expect, it, vi } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildCategory, buildPost } from '../../../tests/support/factories.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import { documents } from '../../documents/registry.ts';
import { resolvePath } from '../../pages/paths/resolve.ts';
import type { Category, Post } from '../../render/types.ts';
import { onContentChange } from '../../shared/changes/contentEvents.ts';
import { createContent } from '../createContent.ts';
import { createDependencies } from '../tags/dependencies.ts';
import { shareReads } from './shareReads.ts';

describeDatabase('shared reads of relations', (db) => {
  afterEach(() => vi.restoreAllMocks());

  /** Counts the reads of a collection during `work`. */
  async function countReads(collection: string, work: () => Promise<unknown>): Promise<number> {
    const find = vi.spyOn(db.payload.db, 'find');
    await work();
    const count = find.mock.calls.filter(([{ collection: asked }]) => asked === collection).length;
    find.mockRestore();
    return count;
  }

  const readPost = async (id: number, req: object): Promise<Category[]> => {
    const post = await db.payload.findByID({ collection: 'posts', id, depth: 1, req });
    return (post as Post).categories as Category[];
  };

  it('read a shared relation once, and return it to each document', async () => {
    const category = await buildCategory(db.payload, { title: 'Dunes' });
    const posts = [
      await buildPost(db.payload, { categories: [category.id] }),
      await buildPost(db.payload, { categories: [category.id] }),
    ];
    const share = shareReads(db.payload);
    const reads = await countReads('categories', async () => {
      for (const { id } of posts) expect(await readPost(id, share())).toMatchObject([{ title: 'Dunes' }]);
    });
    expect(reads).toBe(1);
  });

  it('are dropped after a number of reads', async () => {
    const category = await buildCategory(db.payload);
    const { id } = await buildPost(db.payload, { categories: [category.id] });
    const share = shareReads(db.payload, 2);
    const reads = await countReads('categories', async () => {
      for (let count = 0; count < 5; count += 1) await readPost(id, share());
    });
    expect(reads).toBe(3);
  });

  it('do not cache a failure', async () => {
    const category = await buildCategory(db.payload, { title: 'Dunes' });
    const { id } = await buildPost(db.payload, { categories: [category.id] });
    const share = shareReads(db.payload);
    const { find } = db.payload.db;
    const spy = vi.spyOn(db.payload.db, 'find').mockImplementation(function fail(this: typeof db.payload.db, asked) {
      if (asked.collection === 'categories') return Promise.reject(new Error('away'));
      return find.call(this, asked) as never;
    });
    await expect(readPost(id, share())).rejects.toThrow('away');
    spy.mockRestore();
    expect(await readPost(id, share())).toMatchObject([{ title: 'Dunes' }]);
  });

  it('a page takes one query when its relations and lists are cached', async () => {
    const category = await buildCategory(db.payload);
    const [path, other] = ['/query-budget/', '/query-budget-too/'];
    for (const one of [path, other]) await buildPost(db.payload, { path: one, categories: [category.id] });
    const source = createContent(db.payload, documents, () => ({ headings: '', body: '' }));
    const content = source.read(createDependencies());
    const read = async (one: string): Promise<void> => {
      expect((await resolvePath(one, { content, documents, parts: [] })).kind).toBe('document');
      await content.list('posts', { terms: { categories: [category.id] }, limit: 3 });
    };
    await read(path);
    const find = vi.spyOn(db.payload.db, 'find');
    await read(other);
    // The path is looked up among pages before articles.
    expect(find.mock.calls.splice(0).map(([{ collection }]) => collection)).toEqual(['pages', 'posts']);
    await read(path);
    expect(find).not.toHaveBeenCalled();
    source.close();
  });

  it('show a change of a related document at once', async () => {
    const category = await buildCategory(db.payload, { title: 'Dunes' });
    const path = '/related/';
    const layout = [{ blockType: 'posts', source: 'query', categories: [category.id] }];
    await buildPost(db.payload, { path, categories: [category.id], layout: layout as never });
    await buildPost(db.payload, { path: '/other/', title: 'Wells', categories: [category.id] });
    const site = buildTestSite(db.payload);
    const show = async (): Promise<string> => String((await site.respond({ path, query: new URLSearchParams() })).body);
    const first = await show();
    expect(first).toContain('Dunes');
    expect(first).toContain('Wells');
    expect(await show()).toBe(first);
    const changed = Promise.withResolvers<void>();
    const stop = onContentChange(() => changed.resolve());
    await db.payload.update({ collection: 'categories', id: category.id, data: { title: 'Ergs' } });
    await changed.promise;
    stop();
    const second = await show();
    expect(second).toContain('Ergs');
    expect(second).not.toContain('Dunes');
  });
});
