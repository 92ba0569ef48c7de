/** Kinds of page that a condition can name; each page is of exactly one. */
export const PAGE_KINDS = ['front', 'page', 'article', 'archive', 'search', 'not-found'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Facts of a page for conditions. */
export interface PageFacts {
  kind: PageKind;
  /** The document that the page shows; the front page is one too. */
  document?: { collection: string; id: number } | undefined;
  /** Categories and tags of an article; none for all other pages. */
  terms: readonly { collection: string; id: number }[];
}

/** A stored relation: an id, or the populated document. */
interface Relation {
  relationTo: string;
  value: unknown;
}

/** A condition as stored. */
export interface StoredCondition {
  rule?: 'include' | 'exclude' | null | undefined;
  of?: 'site' | 'kinds' | 'documents' | 'terms' | null | undefined;
  kinds?: readonly string[] | null | undefined;
  documents?: readonly Relation[] | null | undefined;
  terms?: readonly Relation[] | null | undefined;
}

/** Whether triggers may open a popup on a page: some condition includes the page and none excludes it. Without any condition they never do. */
export function matchesConditions(conditions: readonly StoredCondition[] | null | undefined, page: PageFacts): boolean {
  const matching = (conditions ?? []).filter((condition) => isAbout(condition, page));
  return matching.length > 0 && matching.every(({ rule }) => rule !== 'exclude');
}

function isAbout(condition: StoredCondition, page: PageFacts): boolean {
  switch (condition.of) {
    case 'site':
      return true;
    case 'kinds':
      return Boolean(condition.kinds?.includes(page.kind));
    case 'documents':
      return includesAny(condition.documents, page.document ? [page.document] : []);
    case 'terms':
      return includesAny(condition.terms, page.terms);
    default:
      return false;
  }
}

function includesAny(relations: readonly Relation[] | null | undefined, targets: PageFacts['terms']): boolean {
  return (relations ?? []).some(({ relationTo, value }) =>
    targets.some(({ collection, id }) => relationTo === collection && idOf(value) === id),
  );
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
}
