import type { DocumentView, StoredDocument, StoredTerm, TermView } from '../content/documentTypes.ts';
import { isVisible } from '../content/published.ts';
import { populated } from '../render/populated.ts';
import type { Media, Related } from '../render/types.ts';
import type { DocumentKind } from './documentKind.ts';
import type { DocumentSource, KindTaxonomy, Taxonomy } from './documentSource.ts';

/** Stored fields of a document, of whatever kind. */
type Fields = Readonly<Record<string, unknown>>;

/** Traits of a kind besides its source. */
interface KindTraits extends Pick<DocumentKind, 'complete' | 'schema'> {
  /**
   * Kind-specific facts of a document, for `DocumentView.details`; must not throw, whatever is stored.
   * @param termsOf the public terms by the field that holds them
   */
  details?(doc: Fields, termsOf: (field: string) => TermView[]): unknown;
}

/** Defines a document kind from its source: a document's view is read from the fields that the source names. */
export function defineKind(source: DocumentSource, { details, ...traits }: KindTraits = {}): DocumentKind {
  const { dated, name, picture, taxonomies } = source;
  const termsOf = (fields: Fields, wanted: KindTaxonomy['role']): TermView[] =>
    taxonomies.flatMap(({ field, of, role }) =>
      role === wanted ? visible(fields[field]).map((term) => termView(of, term)) : [],
    );
  const termsIn = (fields: Fields, field: string): TermView[] =>
    taxonomies.flatMap((taxonomy) =>
      taxonomy.field === field ? visible(fields[field]).map((term) => termView(taxonomy.of, term)) : [],
    );
  function view(doc: StoredDocument): DocumentView {
    // Each kind has fields of its own, by names that only its definition knows.
    const fields = doc as unknown as Fields;
    return {
      collection: name,
      id: doc.id,
      title: doc.title ?? '',
      path: doc.path ?? '/',
      excerpt: doc.excerpt || undefined,
      image: populated(fields[picture] as Related<Media>),
      layout: doc.layout,
      publishedAt: dated && typeof fields[dated] === 'string' ? fields[dated] : undefined,
      updatedAt: doc.updatedAt ?? '',
      byline: doc.byline || undefined,
      sections: termsOf(fields, 'section'),
      keywords: termsOf(fields, 'keyword'),
      meta: {
        title: doc.meta?.title || undefined,
        description: doc.meta?.description || undefined,
        image: populated(doc.meta?.image),
        noindex: Boolean(doc.meta?.noindex),
      },
      ...(details && { details: details(fields, (field) => termsIn(fields, field)) }),
    };
  }
  return { ...source, ...traits, view };
}

/** View of a term. */
export function termView({ basePath, name }: Taxonomy, term: StoredTerm): TermView {
  return {
    collection: name,
    id: term.id,
    title: term.title,
    description: term.description || undefined,
    path: `${basePath}${term.slug}/`,
  };
}

/** The documents of a relationship, without those that are not public. */
function visible(related: unknown): StoredTerm[] {
  return [related].flat().filter((term): term is StoredTerm => isVisible(term as StoredTerm | null));
}
