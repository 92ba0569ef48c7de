import type { ListingBlock } from '../../cms/payload-types.ts';
import type { BaseQuery, NamedTerms } from '../../content/listTypes.ts';
import type { RenderContext } from '../../render/context.ts';
import type { ListingPlan } from '../../render/listing.ts';
import { isObject } from '../../shared/isObject.ts';
import { pageParameter } from '../../shared/listings/pageQuery.ts';
import { widgetIdOf } from '../../shared/listings/widgetId.ts';
import { encodePath } from '../../shared/urls.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './constants.ts';

/** Query of a listing block on a page; undefined where that does not exist, as with an archive's list on another page. */
export function planListing(block: ListingBlock, { view }: Pick<RenderContext, 'view'>): ListingPlan | undefined {
  const { archive, document, path, query } = view;
  const limit = Math.min(MAX_PAGE_SIZE, Math.max(1, Math.round(Number(block.pageSize)) || DEFAULT_PAGE_SIZE));
  const order = block.order ?? undefined;
  const baseUrl = encodePath(archive?.basePath ?? path);
  if (block.source === 'current') {
    const { of } = archive ?? {};
    // Page of the archive, unless the listing's own page parameter is set.
    const isTurned = new URLSearchParams(query).has(pageParameter(widgetIdOf(block.id)));
    const page = isTurned ? undefined : archive?.page;
    return of && { kind: of.kind, base: { fields: of.terms ?? {} }, order, limit, page, baseUrl };
  }
  const kind = block.kind ?? 'posts';
  // The page's own document is excluded from its list.
  const itself = document?.collection === kind ? [document.id] : [];
  return { kind, base: { ...baseOf(block, kind), excludeIds: itself }, order, limit, baseUrl };
}

function baseOf(block: ListingBlock, kind: string): BaseQuery {
  if (block.source === 'chosen')
    return { ids: related(block.chosen).flatMap(({ id, relationTo }) => (relationTo === kind ? [id] : [])) };
  return { include: termsIn(block.include), exclude: termsIn(block.exclude) };
}

function termsIn(value: unknown): NamedTerms {
  const terms: Record<string, number[]> = {};
  for (const { id, relationTo } of related(value)) {
    terms[relationTo] ??= [];
    terms[relationTo].push(id);
  }
  return terms;
}

/** Reads a polymorphic relationship, populated or not. */
function related(value: unknown): { id: number; relationTo: string }[] {
  return [value].flat().flatMap((each: unknown) => {
    if (!isObject(each) || typeof each.relationTo !== 'string') return [];
    const id = isObject(each.value) ? each.value.id : each.value;
    return typeof id === 'number' ? [{ id, relationTo: each.relationTo }] : [];
  });
}
