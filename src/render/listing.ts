import type { BaseQuery, FacetQuery } from '../content/listTypes.ts';

/** The query of a listing that filters of its page can narrow. */
export interface ListingPlan {
  /** The document kind: the slug of its collection. */
  kind: string;
  base?: BaseQuery;
  /** The default sort order. */
  order?: string | undefined;
  /** Documents per page. */
  limit: number;
  /** The page number from the path, as in archives; otherwise the query has it. */
  page?: number | undefined;
  /** Path of its first page. */
  baseUrl: string;
}

/** The listing that a block filters or shows the state of, and what it needs of it. */
export interface ListingUse {
  /** Id of the listing block, or its HTML id; absent: the first listing of the page. */
  listing?: string | null | undefined;
  facets?: readonly FacetQuery[];
  /** Whether it shows the number of results, as the heading of the list. */
  tellsCount?: boolean;
}
