import type { PostsBlock } from '../../cms/payload-types.ts';
import type { ListOf } from '../../content/listTypes.ts';
import type { RenderContext } from '../../render/context.ts';
import type { Related } from '../../render/types.ts';

/** Default kind, unless an archive or a search sets another. */
const KIND = 'posts';

const EMPTY: ListOf = { docs: [], page: 1, totalPages: 0, totalDocs: 0 };

/** Loads a block's articles: by category and tag, chosen by hand, or those of the page's archive or search. */
export async function loadPosts(block: PostsBlock, { content, view }: RenderContext): Promise<ListOf> {
  const limit = Math.min(48, Math.max(1, block.limit ?? 6));
  if (block.source === 'chosen') {
    const ids = idsOf(block.chosen);
    return ids.length ? content.list(KIND, { ids, limit: ids.length }) : EMPTY;
  }
  if (block.source === 'current') return loadCurrent(block, { content, view });
  const list = await content.list(KIND, {
    terms: { categories: idsOf(block.categories), tags: idsOf(block.tags) },
    order: block.order ?? 'newest',
    // Loads one more than shown, since the page's own article is excluded.
    limit: limit + 1,
  });
  const others = list.docs.filter((post) => post.path !== view.document?.path);
  return { ...list, docs: others.slice(0, limit) };
}

async function loadCurrent(
  block: PostsBlock,
  { content, view }: Pick<RenderContext, 'content' | 'view'>,
): Promise<ListOf> {
  const { archive } = view;
  if (!archive) return EMPTY;
  const options = { limit: archive.pageSize, page: archive.page };
  if (archive.query) return content.search(archive.query, options);
  if (!archive.of) return EMPTY;
  const { kind, terms = {} } = archive.of;
  return content.list(kind, { terms, order: block.order ?? 'newest', ...options });
}

function idsOf(related: Related<{ id: number }>[] | null | undefined): number[] {
  return (related ?? []).flatMap((value) => (typeof value === 'number' ? [value] : value ? [value.id] : []));
}
