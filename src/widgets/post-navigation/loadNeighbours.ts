import type { PostNavigationBlock } from '../../cms/payload-types.ts';
import type { DocumentView } from '../../content/documentTypes.ts';
import type { ListOrder } from '../../content/listTypes.ts';
import type { RenderContext } from '../../render/context.ts';

/** Neighbours of a document, by date. */
export interface Neighbours {
  /** The one published before it. */
  previous: DocumentView | undefined;
  /** The one published after it. */
  next: DocumentView | undefined;
}

/** The field with an article's category, also the name of the taxonomy. */
const CATEGORIES = 'categories';

/** Documents of the same kind published before and after the page's own; none without a date. */
export async function loadNeighbours(
  { sameCategory }: PostNavigationBlock,
  { content, view }: Pick<RenderContext, 'content' | 'view'>,
): Promise<Neighbours> {
  const { document } = view;
  const date = document?.publishedAt;
  if (!document || !date) return { previous: undefined, next: undefined };
  const category = sameCategory ? document.sections.find(({ collection }) => collection === CATEGORIES) : undefined;
  const find = async (order: ListOrder): Promise<DocumentView | undefined> => {
    const { docs } = await content.list(document.collection, {
      ...(category && { terms: { [CATEGORIES]: [category.id] } }),
      after: { id: document.id, date },
      order,
      limit: 1,
    });
    return docs.find(({ id }) => id !== document.id);
  };
  const [previous, next] = await Promise.all([find('newest'), find('oldest')]);
  return { previous, next };
}
