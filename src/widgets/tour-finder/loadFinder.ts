import type { Template } from '../../cms/payload-types.ts';
import type { FacetCount } from '../../content/listTypes.ts';
import type { RenderContext } from '../../render/context.ts';
import { walkLayout } from '../../render/layout.ts';
import { widgetIdOf } from '../../shared/listings/widgetId.ts';
import { relationId } from '../../shared/rowId.ts';
import { TOURS } from '../../tours/words.ts';

/** Facets of the finder, in order. */
export const FINDER_FACETS = ['destinations', 'month', 'duration'] as const;
export type FinderFacet = (typeof FINDER_FACETS)[number];

/** Data of the listing that the finder leads to. */
export interface Finder {
  /** Id of the archive's listing, for its parameters. */
  widgetId: string;
  /** Top-level terms with results. */
  terms: Readonly<Record<FinderFacet, FacetCount[]>>;
}

/** Loads the listing of the tour archive with its terms; undefined where that archive has none. */
export async function loadFinder(
  _block: object,
  { content, view, widgets }: Pick<RenderContext, 'content' | 'view' | 'widgets'>,
): Promise<Finder | undefined> {
  const id = relationId(view.site.templates?.tourArchive);
  const template = id ? await content.findEntry<Template>('templates', id) : undefined;
  const listing = walkLayout(template?.layout, widgets).find(
    (block) => widgets.get(block.blockType)?.planListing && 'source' in block && block.source === 'current',
  );
  const widgetId = widgetIdOf(listing?.id);
  if (!widgetId) return undefined;
  const facets = FINDER_FACETS.map((name) => ({ name, choice: 'OR' as const }));
  const { counts } = await content.filter(TOURS, { filters: {}, limit: 1, facets });
  const shown = (name: FinderFacet): FacetCount[] =>
    (counts[name] ?? []).filter(({ count, parent }) => count > 0 && parent === undefined);
  return {
    widgetId,
    terms: { destinations: shown('destinations'), month: shown('month'), duration: shown('duration') },
  };
}
