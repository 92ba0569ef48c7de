import type { PostsCarouselBlock } from '../../cms/payload-types.ts';
import type { ListOf } from '../../content/listTypes.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { loadPosts } from '../posts/loadPosts.ts';
import { asPosts } from './asPosts.ts';
import { PostsCarousel } from './PostsCarousel.tsx';
import css from './posts-carousel.css?inline';

export const widget = defineWidget<'posts-carousel', ListOf>({
  name: 'posts-carousel',
  css,
  load: (block: PostsCarouselBlock, context) => loadPosts(asPosts(block), context),
  findGap: (_block, data) => (data.docs.length ? undefined : msg('No published article matches these settings.')),
  Component: PostsCarousel,
});
