import type { ContainerBlock, Media as StoredMedia, Template } from '../cms/payload-types.ts';
import type { LocaleCode } from '../shared/locales.ts';

export type { Template };

/**
 * Something that is translated as a whole or not at all; without a locale in the words of the source. Names may stay in those alone: `inSource` has
 * their fields.
 */
export type Spoken<T> = T & { locale?: LocaleCode; inSource?: readonly string[] };
export type Media = Spoken<StoredMedia>;

/** Any block of a layout, as stored. */
export type AnyBlock = NonNullable<ContainerBlock['blocks']>[number];
export type Layout = AnyBlock[] | null | undefined;
/** A relation as it comes from the database: populated, or only an id when the target is gone or hidden. */
export type Related<T> = T | number | null | undefined;

/** A document as read from the database; further fields depend on its kind. */
export interface StoredDocument {
  id: number;
  title?: string | null;
  path?: string | null;
  excerpt?: string | null;
  layout?: Layout;
  byline?: string | null;
  template?: Related<Template>;
  updatedAt?: string;
  meta?: {
    title?: string | null;
    description?: string | null;
    image?: Related<Media>;
    noindex?: boolean | null;
  };
}

/** A term as read from the database. */
export interface StoredTerm {
  id: number;
  title: string;
  slug: string;
  description?: string | null;
  /** The language of its name, where that is not the source's. */
  locale?: LocaleCode;
}

/** A term of a taxonomy, such as a category. */
export interface TermView {
  /** Its taxonomy: the slug of the collection. */
  collection: string;
  id: number;
  title: string;
  description: string | undefined;
  /** Path of its archive. */
  path: string;
  /** The language of its name, where that is not the source's. */
  locale?: LocaleCode;
}

/** The fields of a document that every page needs, whatever its kind. In a list, only those of its kind's cards. */
export interface DocumentView {
  /** Its kind: the slug of the collection. */
  collection: string;
  id: number;
  title: string;
  path: string;
  excerpt: string | undefined;
  image: Media | undefined;
  layout: Layout;
  publishedAt: string | undefined;
  updatedAt: string;
  byline: string | undefined;
  /** Its sections (such as categories), the main one first. */
  sections: TermView[];
  /** Its keywords (such as tags). */
  keywords: TermView[];
  meta: { title: string | undefined; description: string | undefined; image: Media | undefined; noindex: boolean };
  /** Data of its kind, read by that kind's own functions. */
  details?: unknown;
  /** The language of its words, in a list on a page of that language; absent: the source's. */
  locale?: LocaleCode;
}

/** A page of a document in one language. */
export interface Alternate {
  locale: LocaleCode;
  path: string;
}

export type SpokenTemplate = Spoken<Template>;

/** Templates in the language of a page. */
export interface TranslatedTemplates {
  /** By id; those without a translation are missing. */
  templates: ReadonlyMap<number, SpokenTemplate>;
  /** Keys of their texts that are in the language (`TextLeaf`). */
  translated: ReadonlySet<string>;
}

/** An entry in the language of a page, where it is translated. */
export interface SpokenEntry<T> {
  entry: T;
  /** As stored. */
  source: T;
  /** Keys of its texts that are in the language (`TextLeaf`); undefined without a translation. */
  translated?: ReadonlySet<string>;
  /** Keys of its texts that are not translated; undefined without a translation. */
  remaining?: ReadonlySet<string>;
  /** Whether none of those is required; undefined without a translation. */
  isComplete?: boolean;
}

/** The path of a document in a language. */
export interface TranslatedPath {
  collection: string;
  id: number;
  /** In the default language. */
  sourcePath: string;
  /** Undefined where it is not published in the language. */
  path: string | undefined;
}

/** A document's languages, for a page of one of them. */
export interface DocumentLanguages {
  /** Its published pages, in the order of the settings, the default language first. */
  alternates: readonly Alternate[];
  /** Of a translated page. */
  translation?: {
    locale: LocaleCode;
    /** Address of the document itself. */
    sourcePath: string;
    /** Keys of the texts that are in the language of the page (`TextLeaf`); all others are in that of the source. */
    translated: ReadonlySet<string>;
  };
}
