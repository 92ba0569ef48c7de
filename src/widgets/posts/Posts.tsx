import type { PostsBlock } from '../../cms/payload-types.ts';
import type { PostList } from '../../pages/content.ts';
import type { RenderContext } from '../../pages/context.ts';
import type { WidgetProps } from '../defineWidget.ts';
import { Pagination } from './Pagination.tsx';
import { PostCard } from './PostCard.tsx';

/** Articles as cards: a grid, a list or masonry. */
export function Posts({ attributes, block, context, data }: WidgetProps<PostsBlock, PostList>) {
  const view = block.view ?? 'grid';
  const columns = Math.min(4, Math.max(1, Math.round(block.columns ?? 3)));
  const list = context.styles.rule(`--columns:${columns};--row-gap:${rowGap(block)}`);
  const basePath = context.view.archive?.basePath;
  return (
    <div className={['r-posts', attributes.className].filter(Boolean).join(' ')} id={attributes.id}>
      {data.docs.length === 0 && <p className="r-posts__empty">{emptyText(context)}</p>}
      <ul className={`r-posts__list r-posts__list--${view} ${list}`}>
        {data.docs.map((post, index) => (
          <PostCard block={block} context={{ ...context, slot: cardSlot(block, context, columns, index) }} index={index} key={post.id} post={post} />
        ))}
      </ul>
      {block.pagination === 'numbers' && basePath && data.totalPages > 1 && (
        <Pagination basePath={basePath} page={data.page} t={context.t} totalPages={data.totalPages} />
      )}
    </div>
  );
}

function rowGap(block: PostsBlock): string {
  if (block.view !== 'masonry') return 'var(--space-6)';
  const spacing = block.verticalSpacing ?? MASONRY_SPACING_PX;
  return `${Math.min(120, Math.max(0, spacing))}px`;
}

/** Vertical spacing of a masonry (spec, section 9, theme: 3 columns, 30 px vertical spacing). */
export const MASONRY_SPACING_PX = 30;

function cardSlot(block: PostsBlock, { slot }: RenderContext, columns: number, index: number): RenderContext['slot'] {
  if (block.view === 'list') return { desktop: slot.desktop * 0.36, phone: 0.36 * slot.phone };
  const share = block.view === 'feature' ? (index === 0 ? 0.4 : 0.3) : 1 / columns;
  return { desktop: slot.desktop * share, phone: slot.phone };
}

function emptyText({ t, view }: RenderContext): string {
  return view.kind === 'search' ? t('search.none') : t('archive.empty');
}
