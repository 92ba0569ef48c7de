import type { CollectionConfig } from 'payload';

/**
 * Lets new documents of a collection with drafts begin on a page that asks for their title: Payload's own page would
 * create a draft as soon as it is opened, which stays when nobody writes anything.
 */
export function titleFirst(collection: CollectionConfig): CollectionConfig {
  if (!isAutosaved(collection)) return collection;
  const { admin } = collection;
  const begin = { Component: '/src/cms/studio/begin/BeginPage.tsx#BeginPage', exact: true, path: '/create' } as const;
  const views = { ...admin?.components?.views, begin };
  return { ...collection, admin: { ...admin, components: { ...admin?.components, views } } };
}

/** The collections whose new documents begin so. */
export function slugsOfTitleFirst(collections: readonly CollectionConfig[]): ReadonlySet<string> {
  return new Set(collections.filter(isAutosaved).map(({ slug }) => slug));
}

function isAutosaved({ versions }: CollectionConfig): boolean {
  return typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.autosave);
}
