import type { PostsCarouselBlock } from '../../cms/payload-types.ts';
import type { ListOf } from '../../content/listTypes.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { cardOf } from '../../render/blocks/renderBlocks.tsx';
import { CarouselFrame } from '../carousel/CarouselFrame.tsx';
import { readSettings } from '../carousel/settings.ts';
import { slideSlot } from '../carousel/slideSlot.ts';
import { PostCard } from '../posts/PostCard.tsx';
import postsCss from '../posts/posts.css?inline';
import { asPosts, MAX_POSTS } from './asPosts.ts';

/** Carousel of article cards. */
export function PostsCarousel({ attributes, block, context, data }: WidgetProps<PostsCarouselBlock, ListOf>) {
  const settings = readSettings(block.carousel);
  const slot = slideSlot(context.slot, settings.shown);
  context.styles.use('posts', postsCss);
  return (
    <div {...attributes('r-posts-carousel')}>
      <CarouselFrame
        context={context}
        label={block.label?.trim() || context.t('carousel.labelPosts')}
        settings={settings}
        slides={data.docs.slice(0, MAX_POSTS).map((post, index) => {
          const { language, spoken } = cardOf(context, post);
          const shown = { block: asPosts(block), context: { ...spoken, slot }, index, language, post };
          return { key: `${post.collection}:${post.id}`, content: <PostCard {...shown} tag="div" /> };
        })}
      />
    </div>
  );
}
