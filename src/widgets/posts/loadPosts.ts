import type { PostsBlock } from '../../cms/payload-types.ts';
import type { PostList } from '../../content/types.ts';
import { ARCHIVE_PAGE_SIZE, archiveQuery } from '../../render/archive.ts';
import type { RenderContext } from '../../render/context.ts';
import type { Related } from '../../render/types.ts';

const EMPTY: PostList = { docs: [], page: 1, totalPages: 0, totalDocs: 0 };

/** The articles a block lists: by category and tag, chosen by hand, or those of the archive or search it stands in. */
export async function loadPosts(block: PostsBlock, { content, view }: RenderContext): Promise<PostList> {
  const limit = Math.min(48, Math.max(1, block.limit ?? 6));
  if (block.source === 'chosen') {
    const ids = idsOf(block.chosen);
    return ids.length ? content.listPosts({ ids, limit: ids.length }) : EMPTY;
  }
  if (block.source === 'current') return loadCurrent(block, { content, view });
  const list = await content.listPosts({
    categories: idsOf(block.categories),
    tags: idsOf(block.tags),
    order: block.order ?? 'newest',
    // One more than shown: the article that stands on this very page is left out of its own list.
    limit: limit + 1,
  });
  const others = list.docs.filter((post) => post.path !== view.document?.path);
  return { ...list, docs: others.slice(0, limit) };
}

async function loadCurrent(
  block: PostsBlock,
  { content, view }: Pick<RenderContext, 'content' | 'view'>,
): Promise<PostList> {
  const { archive } = view;
  if (!archive) return EMPTY;
  const options = { limit: ARCHIVE_PAGE_SIZE, page: archive.page };
  if (archive.kind === 'search') return archive.query ? content.search(archive.query, options) : EMPTY;
  return content.listPosts({ ...archiveQuery(archive), order: block.order ?? 'newest', ...options });
}

function idsOf(related: Related<{ id: number }>[] | null | undefined): number[] {
  return (related ?? []).flatMap((value) => (typeof value === 'number' ? [value] : value ? [value.id] : []));
}
