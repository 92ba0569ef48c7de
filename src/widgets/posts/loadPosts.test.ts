import { describe, expect, test, vi } from 'vitest';
import { buildList, buildPageView, buildResults, fakeContent } from '../../../tests/support/pageBuilders.ts';
import type { PostsBlock } from '../../cms/payload-types.ts';
import type { ListQuery } from '../../content/listTypes.ts';
import type { RenderContext } from '../../render/context.ts';
import { FIELD_NOTES, JOURNEYS, POSTS, samplePost } from '../../render/samples/posts.ts';
import type { PageView } from '../../render/types.ts';
import { loadPosts } from './loadPosts.ts';

function load(block: Partial<PostsBlock>, view: PageView = buildPageView('article'), posts = POSTS) {
  const list = vi.fn(async (_kind: string, _query: ListQuery) => buildList({ docs: [...posts], totalPages: 3 }));
  const search = vi.fn(async () => buildResults(buildList({ docs: [...posts] })));
  const content = fakeContent({ list, search });
  return { result: loadPosts({ blockType: 'posts', ...block }, { content, view } as RenderContext), list, search };
}

describe('by category and tag', () => {
  test('queries what the block sets, by ids', async () => {
    const { result, list } = load({ categories: [JOURNEYS, FIELD_NOTES.id], order: 'title', limit: 3 });
    expect((await result).docs).toHaveLength(3);
    expect(list).toHaveBeenCalledExactlyOnceWith('posts', {
      terms: { categories: [1, 2], tags: [] },
      order: 'title',
      limit: 4,
    });
  });

  test('the page’s own article is replaced by another', async () => {
    const own = samplePost({ id: 99, title: 'Three nights', path: '/three-nights/' });
    const { result } = load({ limit: 4 }, buildPageView('article'), [own, ...POSTS]);
    expect((await result).docs.map(({ id }) => id)).toEqual(POSTS.map(({ id }) => id));
  });

  test.each([
    [undefined, 6],
    [null, 6],
    [0, 1],
    [-5, 1],
    [1000, 48],
  ])('a limit of %s becomes %i', async (limit, shown) => {
    const { result, list } = load({ limit } as Partial<PostsBlock>);
    await result;
    expect(list.mock.calls[0]?.[1]?.limit).toBe(shown + 1);
  });
});

describe('chosen by hand', () => {
  test('loads those, in order', async () => {
    const { result, list } = load({ source: 'chosen', chosen: [POSTS[1] as (typeof POSTS)[number], 11] });
    await result;
    expect(list).toHaveBeenCalledExactlyOnceWith('posts', { ids: [12, 11], limit: 2 });
  });

  test('sends no query when none is chosen', async () => {
    const { result, list } = load({ source: 'chosen', chosen: null });
    expect((await result).docs).toEqual([]);
    expect(list).not.toHaveBeenCalled();
  });
});

describe('from the page', () => {
  test('of an archive: its term’s, on its page', async () => {
    const { result, list } = load({ source: 'current' }, buildPageView('archive'));
    await result;
    expect(list).toHaveBeenCalledExactlyOnceWith(
      'posts',
      expect.objectContaining({ terms: { categories: [1] }, page: 2 }),
    );
  });

  test('of a search: its results', async () => {
    const { result, search } = load({ source: 'current' }, buildPageView('search'));
    await result;
    expect(search).toHaveBeenCalledExactlyOnceWith('été & sud', expect.objectContaining({ page: 1 }));
  });

  test('of any other page: none', async () => {
    const { result, list } = load({ source: 'current' });
    expect((await result).docs).toEqual([]);
    expect(list).not.toHaveBeenCalled();
  });
});
