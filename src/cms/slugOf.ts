import type { CollectionSlug } from 'payload';

/** Casts a name known only at run time to a collection slug; Payload finds nothing for an unknown slug, or throws. */
export function slugOf(name: string): CollectionSlug {
  // Kinds and taxonomies are registered by name, so the compiler cannot know their slugs.
  return name as CollectionSlug;
}
