import type { CollectionConfig } from 'payload';
import type { ReadKind } from '../content/kinds.ts';
import type { Translate } from '../shared/messages/index.ts';

/** Terms that documents are sorted by, such as categories; several kinds may share them. */
export interface Taxonomy {
  /** The slug of its collection. */
  readonly name: string;
  readonly collection: CollectionConfig;
  /** What the paths of its archives begin with, such as `/category/`. */
  readonly basePath: string;
  /** Its terms stand below others (`parent`); the archive of one lists what is sorted into those below it too. */
  readonly isTree?: boolean;
}

/** How a kind uses a taxonomy. */
export interface KindTaxonomy {
  readonly of: Taxonomy;
  /** The relation of the documents that holds the terms. */
  readonly field: string;
  /** A document belongs to sections, which stand above it; its keywords say what it is about. */
  readonly role: 'section' | 'keyword';
  /** Lists the documents of this kind at the address of each term, with a feed where it says so. One kind alone may. */
  readonly archive?: { readonly hasFeed: boolean };
}

/** The list of all documents of a kind. */
export interface KindArchive {
  readonly path: string;
  readonly title: (t: Translate) => string;
  /** The template of this list and of those of its terms, where a site has one; otherwise that of all archives. */
  readonly template?: 'tourArchive';
}

/** A kind of document as studio and reader know it. What makes pages of it is in `kind.ts`. */
export interface DocumentSource extends Omit<ReadKind, 'view'> {
  readonly collection: CollectionConfig;
  /** Collections that it keeps beside its documents. */
  readonly beside?: readonly CollectionConfig[] | undefined;
  /** The field with its picture. */
  readonly picture: string;
  readonly taxonomies: readonly KindTaxonomy[];
  /**
   * An article has the template of articles, reading progress and the marks of an article for those who share it; a page has
   * those of pages. The front page is a page, whatever its kind.
   */
  readonly treatedAs: 'article' | 'page';
  /** Its own template among those of the site, where it is not that of articles or pages. */
  readonly template?: 'tour' | undefined;
  /** The list of all its documents. */
  readonly archive?: KindArchive | undefined;
  /** Its news. That of the site bears the site's name, and every page tells of it. */
  readonly feed?: { readonly path: string; readonly isOfSite?: boolean } | undefined;
}
