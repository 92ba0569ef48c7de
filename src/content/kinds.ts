import type { Registry } from '../shared/registry.ts';
import type { DocumentView, StoredDocument } from './types.ts';

/** A facet of a field: its terms are fixed, and the field holds their slugs, one or several; or they are what documents have written in it. */
export interface Band {
  /** As in addresses; no taxonomy of the kind has it. */
  readonly name: string;
  /** The field, with dots where it stands in groups. */
  readonly field: string;
  /** Absent: the texts that documents have there, each by its slug. */
  readonly terms?: readonly { readonly slug: string; readonly title: string }[];
}

/** A number, or a span of numbers, by which a kind is filtered. */
export interface Range {
  /** As in addresses. */
  readonly name: string;
  /** The field, with dots where it stands in groups. */
  readonly field: string;
  /** The field with the end of the span: a document is found when its span and the one asked for have a number in common. */
  readonly fieldTo?: string | undefined;
  /** Of `money` hundredths are stored, and whole units asked for. */
  readonly unit: 'money' | 'days' | 'people';
}

/** An order in which a kind can be listed. */
export interface Order {
  readonly name: string;
  readonly title: string;
  /** The field with a number or a text, with `-` before it for the greatest first; documents without a value come last. */
  readonly field: string;
}

/** What the reader has to know of a kind of document. */
export interface ReadKind {
  /** The slug of its collection. */
  readonly name: string;
  /** The fields that a card shows, besides title and address, with dots where they stand in groups. */
  readonly card: readonly string[];
  /** The field with its picture. */
  readonly picture: string;
  /** The field with the date by which lists are sorted; without one, when it was made. */
  readonly dated?: string | undefined;
  /** Whether the site's search finds it. */
  readonly isSearched: boolean;
  /** What the search knows of its documents beside title, summary and layout. */
  readonly searched?: SearchedFields | undefined;
  /** The relations by which its documents are sorted into terms. */
  readonly taxonomies: readonly {
    readonly field: string;
    readonly of: { readonly name: string; readonly isTree?: boolean };
  }[];
  /** By which computed fields it is filtered as by terms. */
  readonly bands?: readonly Band[] | undefined;
  /** By which numbers it is filtered from and to. */
  readonly ranges?: readonly Range[] | undefined;
  /** In which orders it can be listed beside `newest`, `oldest` and `title`. */
  readonly orders?: readonly Order[] | undefined;
  /** What pages show of a document; whatever was not read is left out. */
  view(doc: StoredDocument): DocumentView;
}

/** What a kind tells the search. */
export interface SearchedFields {
  /** Its documents come before those of other kinds, where title, headings, summary or facts have all words. */
  readonly comesFirst?: boolean | undefined;
  /** The fields that are read for it. */
  readonly fields: readonly string[];
  /**
   * @param doc those fields, as they are stored, in the default language; they may hold anything
   * @returns `facts`, such as places and months, weigh more than a text; `text` is part of the running text
   */
  words(doc: Readonly<Record<string, unknown>>): { facts: string; text?: string };
}

export type ReadKinds = Registry<ReadKind>;

/** The kind of a name. Throws when there is none. */
export function kindOf<Kind extends ReadKind>(kinds: Registry<Kind>, name: string): Kind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`There is no kind of document “${name}”. Add it to src/documents/index.ts.`);
  return kind;
}
