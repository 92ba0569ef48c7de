import { describe, expect, test, vi } from 'vitest';
import { buildPageView, buildPostList, fakeContent } from '../../../tests/support/pageBuilders.ts';
import type { PostsBlock } from '../../cms/payload-types.ts';
import type { PostQuery } from '../../content/types.ts';
import type { RenderContext } from '../../render/context.ts';
import { FIELD_NOTES, JOURNEYS, POSTS, samplePost } from '../../render/samples/posts.ts';
import type { PageView } from '../../render/types.ts';
import { loadPosts } from './loadPosts.ts';

function load(block: Partial<PostsBlock>, view: PageView = buildPageView('article'), posts = POSTS) {
  const listPosts = vi.fn(async (_query: PostQuery) => buildPostList({ docs: [...posts], totalPages: 3 }));
  const search = vi.fn(async () => buildPostList({ docs: [...posts] }));
  const content = fakeContent({ listPosts, search });
  return { list: loadPosts({ blockType: 'posts', ...block }, { content, view } as RenderContext), listPosts, search };
}

describe('by category and tag', () => {
  test('asks for what the block says, by ids', async () => {
    const { list, listPosts } = load({ categories: [JOURNEYS, FIELD_NOTES.id], order: 'title', limit: 3 });
    expect((await list).docs).toHaveLength(3);
    expect(listPosts).toHaveBeenCalledExactlyOnceWith({ categories: [1, 2], tags: [], order: 'title', limit: 4 });
  });

  test('the article of the page is left out, and another takes its place', async () => {
    const own = samplePost({ id: 99, title: 'Three nights', path: '/three-nights/' });
    const { list } = load({ limit: 4 }, buildPageView('article'), [own, ...POSTS]);
    expect((await list).docs.map(({ id }) => id)).toEqual(POSTS.map(({ id }) => id));
  });

  test.each([
    [undefined, 6],
    [null, 6],
    [0, 1],
    [-5, 1],
    [1000, 48],
  ])('a limit of %s is %i', async (limit, shown) => {
    const { list, listPosts } = load({ limit } as Partial<PostsBlock>);
    await list;
    expect(listPosts.mock.calls[0]?.[0]?.limit).toBe(shown + 1);
  });
});

describe('chosen by hand', () => {
  test('asks for those, in their order', async () => {
    const { list, listPosts } = load({ source: 'chosen', chosen: [POSTS[1] as (typeof POSTS)[number], 11] });
    await list;
    expect(listPosts).toHaveBeenCalledExactlyOnceWith({ ids: [12, 11], limit: 2 });
  });

  test('asks for nothing when none is chosen', async () => {
    const { list, listPosts } = load({ source: 'chosen', chosen: null });
    expect((await list).docs).toEqual([]);
    expect(listPosts).not.toHaveBeenCalled();
  });
});

describe('those of the page', () => {
  test('of an archive are its term’s, on its page', async () => {
    const { list, listPosts } = load({ source: 'current' }, buildPageView('archive'));
    await list;
    expect(listPosts).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ categories: [1], page: 2 }));
  });

  test('of a search are what it finds', async () => {
    const { list, search } = load({ source: 'current' }, buildPageView('search'));
    await list;
    expect(search).toHaveBeenCalledExactlyOnceWith('été & sud', expect.objectContaining({ page: 1 }));
  });

  test('of any other page are none', async () => {
    const { list, listPosts } = load({ source: 'current' });
    expect((await list).docs).toEqual([]);
    expect(listPosts).not.toHaveBeenCalled();
  });
});
