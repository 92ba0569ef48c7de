import type { BaseQuery, FacetAsked } from '../../content/types.ts';

/** What a block lists that filters of its page can narrow. */
export interface ListingPlan {
  /** The kind of document: the slug of its collection. */
  kind: string;
  base?: BaseQuery;
  /** The order before a visitor chooses one. */
  order?: string | undefined;
  /** Documents on one page. */
  limit: number;
  /** Its page where the address of the page says it, as in archives; otherwise the query does. */
  page?: number | undefined;
  /** Path of its first page. */
  baseUrl: string;
}

/** Which listing of its page a block filters or tells of, and what it has to know of it. */
export interface ListingUse {
  /** Id of the block that lists, or its own id in the page; the first listing of the page where none is named. */
  listing?: string | null | undefined;
  facets?: readonly FacetAsked[];
  /** Whether it says how many there are, as the heading of the list. */
  tellsCount?: boolean;
}
