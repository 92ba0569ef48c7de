import type { PostsBlock, PostsCarouselBlock } from '../../cms/payload-types.ts';

/** Maximum number of articles in one carousel: all of them are in the page, also hidden ones. */
export const MAX_POSTS = 24;

/** Maps the block to the list of articles that it shows. */
export function asPosts({ carousel: _, limit, ...block }: PostsCarouselBlock): PostsBlock {
  return {
    ...block,
    blockType: 'posts',
    source: block.source === 'chosen' ? 'chosen' : 'query',
    limit: Math.min(MAX_POSTS, Number(limit ?? 6) || 6),
    view: 'grid',
  };
}
