import type { CollectionSlug } from 'payload';

/** The collection of a kind or a term whose name is known at run time only; a name that is none finds nothing, or Payload refuses it. */
export function slugOf(name: string): CollectionSlug {
  // Lists of kinds hold names: what a kind is called is no concern of those who read them.
  return name as CollectionSlug;
}
