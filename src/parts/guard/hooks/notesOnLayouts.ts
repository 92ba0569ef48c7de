import type { CollectionConfig } from 'payload';

const NOTES = '/src/parts/guard/studio/LayoutNotes.tsx#LayoutNotes';

/** Adds notes beside blocks to a collection with a layout that is no page. */
export function notesOnLayouts(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), NOTES];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
  };
}
