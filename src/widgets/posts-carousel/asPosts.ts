import type { PostsBlock, PostsCarouselBlock } from '../../cms/payload-types.ts';

/** Articles of one carousel, at most: each is in the page, seen or not. */
export const MOST_POSTS = 24;

/** The list of articles that a carousel shows, as the list itself knows it. */
export function asPosts({ carousel: _, limit, ...block }: PostsCarouselBlock): PostsBlock {
  return {
    ...block,
    blockType: 'posts',
    source: block.source === 'chosen' ? 'chosen' : 'query',
    limit: Math.min(MOST_POSTS, Number(limit ?? 6) || 6),
    view: 'grid',
  };
}
