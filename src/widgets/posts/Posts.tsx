import type { PostsBlock } from '../../cms/payload-types.ts';
import type { ListOf } from '../../content/listTypes.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { cardOf } from '../../render/blocks/renderBlocks.tsx';
import type { RenderContext } from '../../render/context.ts';
import { DEFAULT_COLUMNS, MASONRY_SPACING_PX } from './constants.ts';
import featureCss from './feature.css?inline';
import listCss from './list.css?inline';
import masonryCss from './masonry.css?inline';
import { Pagination } from './Pagination.tsx';
import { PostCard } from './PostCard.tsx';
import paginationCss from './pagination.css?inline';

/** Style sheets of the views other than the grid. */
const VIEW_CSS: Record<string, string> = { feature: featureCss, list: listCss, masonry: masonryCss };

/** Article cards: a grid, a list or masonry. */
export function Posts({ attributes, block, context, data }: WidgetProps<PostsBlock, ListOf>) {
  const view = block.view ?? 'grid';
  const columns = between(1, Math.round(Number(block.columns ?? DEFAULT_COLUMNS)), 4);
  const list = context.styles.rule(`--columns:${columns};--row-gap:${rowGap(block)}`);
  const basePath = context.view.archive?.basePath;
  const hasPagination = block.source === 'current' && block.pagination === 'numbers' && data.totalPages > 1;
  if (VIEW_CSS[view]) context.styles.use(`posts/${view}`, VIEW_CSS[view]);
  if (hasPagination) context.styles.use('posts/pagination', paginationCss);
  return (
    <div {...attributes('r-posts')}>
      {data.docs.length === 0 && <p className="r-posts__empty">{emptyText(context)}</p>}
      {data.docs.length > 0 && (
        <ul className={`r-posts__list r-posts__list--${view} ${list}`}>
          {data.docs.map((post, index) => {
            const { language, spoken } = cardOf(context, post);
            return (
              <PostCard
                block={block}
                context={{ ...spoken, slot: cardSlot(block, context, columns, index) }}
                index={index}
                key={`${post.collection}:${post.id}`}
                language={language}
                post={post}
              />
            );
          })}
        </ul>
      )}
      {hasPagination && basePath && (
        <Pagination basePath={basePath} page={data.page} t={context.t} totalPages={data.totalPages} />
      )}
    </div>
  );
}

function rowGap(block: PostsBlock): string {
  // Rows of the list view have their own borders and padding.
  if (block.view === 'list') return '0px';
  if (block.view !== 'masonry') return 'var(--space-6)';
  return `${between(0, Number(block.verticalSpacing ?? MASONRY_SPACING_PX), 120)}px`;
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value || 0));
}

function cardSlot(block: PostsBlock, { slot }: RenderContext, columns: number, index: number): RenderContext['slot'] {
  if (block.view === 'list') return { ...slot, desktop: slot.desktop * 0.36, phone: 0.36 * slot.phone };
  const share = block.view === 'feature' ? (index === 0 ? 0.4 : 0.3) : 1 / columns;
  return { ...slot, desktop: slot.desktop * share };
}

function emptyText({ t, view }: RenderContext): string {
  return view.kind === 'search' ? t('search.none') : t('archive.empty');
}
