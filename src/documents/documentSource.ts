import type { CollectionConfig } from 'payload';
import type { ReadKind } from '../content/kinds.ts';
import type { Translate } from '../shared/messages/index.ts';

/** A taxonomy, such as categories; several document kinds may share it. */
export interface Taxonomy {
  /** Slug of its collection. */
  readonly name: string;
  readonly collection: CollectionConfig;
  /** Path prefix of its archives, such as `/category/`. */
  readonly basePath: string;
  /** Hierarchical (`parent`); the archive of a term also lists the documents of its descendants. */
  readonly isTree?: boolean;
}

/** Use of a taxonomy by a kind of document. */
export interface KindTaxonomy {
  readonly of: Taxonomy;
  /** Relationship field of the documents that holds the terms. */
  readonly field: string;
  /** Sections are parents of a document; keywords describe it. */
  readonly role: 'section' | 'keyword';
  /** Lists this kind's documents at the path of each term, optionally with a feed. Only one kind may. */
  readonly archive?: { readonly hasFeed: boolean };
}

/** Archive of a kind: the list of all its documents. */
export interface KindArchive {
  readonly path: string;
  readonly title: (t: Translate) => string;
  /**
   * Template of this archive and of those of its terms, where a site has one; otherwise the template of all archives.
   */
  readonly template?: string;
}

/** A document kind for the studio and the content reader. What renders its pages is in `kind.ts`. */
export interface DocumentSource extends Omit<ReadKind, 'view'> {
  readonly collection: CollectionConfig;
  /** Further collections of this kind. */
  readonly beside?: readonly CollectionConfig[] | undefined;
  /** Field of its main picture. */
  readonly picture: string;
  readonly taxonomies: readonly KindTaxonomy[];
  /**
   * An article gets the article template, a reading progress bar and article metadata for sharing; a page gets the page
   * template. The front page is a page, whatever its kind.
   */
  readonly treatedAs: 'article' | 'page';
  /** Template of its own, instead of that of articles or pages. */
  readonly template?: string | undefined;
  /** Archive: the list of all its documents. */
  readonly archive?: KindArchive | undefined;
  /** News feed. The site's own feed has the site's name, and every page links to it. */
  readonly feed?: { readonly path: string; readonly isOfSite?: boolean } | undefined;
}
