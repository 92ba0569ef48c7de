import type { LocaleCode } from '../shared/locales.ts';
import type { PlainKey } from '../shared/messages/index.ts';
import type { Registry } from '../shared/registry.ts';
import type { DocumentView, StoredDocument } from './documentTypes.ts';

/** A facet of a field: its terms are fixed, and the field holds one or several of their slugs; or they are the texts stored in documents. */
export interface Band {
  /** As in URLs; must not be the name of a taxonomy of the kind. */
  readonly name: string;
  /** Field path, with dots for groups. */
  readonly field: string;
  /** Absent: the texts stored in documents, each by its slug. */
  readonly terms?: readonly {
    readonly slug: string;
    readonly title: string;
    /** Absent: it has one name in all languages. */
    titleIn?(locale: LocaleCode): string;
  }[];
}

/** A number, or a span of numbers, by which a kind can be filtered. */
export interface Range {
  /** As in URLs. */
  readonly name: string;
  /** Field path, with dots for groups. */
  readonly field: string;
  /** Field with the end of the span: a document matches when its span overlaps the requested one. */
  readonly fieldTo?: string | undefined;
  /** `money` is stored in hundredths and requested in whole units. */
  readonly unit: 'money' | 'days' | 'people';
}

/** A sort order of a kind. */
export interface Order {
  readonly name: string;
  readonly title: string;
  /** Field with a number or a text, with `-` before it for descending; documents without a value come last. */
  readonly field: string;
}

/** Declaration of a document kind for the reader: fields, lists, facets. */
export interface ReadKind {
  /** The slug of its collection. */
  readonly name: string;
  /** Label for visitors, singular and plural. */
  readonly words: { readonly one: PlainKey; readonly many: PlainKey };
  /** The fields of a card, besides title and path; dots for groups. */
  readonly card: readonly string[];
  /** The field with its picture. */
  readonly picture: string;
  /** The date field by which lists are sorted; absent: `createdAt`. */
  readonly dated?: string | undefined;
  /** Whether the site's search includes it. */
  readonly isSearched: boolean;
  /** Searchable fields besides title, summary and layout. */
  readonly searched?: SearchedFields | undefined;
  /** Taxonomies of the kind, with the relation field of each. */
  readonly taxonomies: readonly {
    readonly field: string;
    readonly of: { readonly name: string; readonly isTree?: boolean };
  }[];
  /** Computed fields that can be filtered like terms. */
  readonly bands?: readonly Band[] | undefined;
  /** Number filters with from and to. */
  readonly ranges?: readonly Range[] | undefined;
  /** Sort orders besides `newest`, `oldest` and `title`. */
  readonly orders?: readonly Order[] | undefined;
  /** Converts a document to its view; fields that were not read are left out. */
  view(doc: StoredDocument): DocumentView;
}

/** Searchable fields of a kind. */
export interface SearchedFields {
  /** Its documents come before those of other kinds, where title, headings, summary or facts have all words. */
  readonly comesFirst?: boolean | undefined;
  /** The fields that are read for it. */
  readonly fields: readonly string[];
  /**
   * @param doc those fields as stored, in the default language; their content is not validated
   * @returns `facts`, such as destinations and months, weigh more than running text; `text` is part of the running text
   */
  words(doc: Readonly<Record<string, unknown>>): { facts: string; text?: string };
}

export type ReadKinds = Registry<ReadKind>;

/** Finds a kind by name. Throws when there is none. */
export function kindOf<Kind extends ReadKind>(kinds: Registry<Kind>, name: string): Kind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`There is no kind of document “${name}”. Add it to src/documents/index.ts.`);
  return kind;
}
