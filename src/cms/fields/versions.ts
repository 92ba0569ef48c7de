import type { CollectionConfig } from 'payload';

/**
 * Disables Payload's autosave, in ms (a browser timer's maximum). Payload creates the draft of a new document at once
 * only with autosave on; the saving is done by the layout editor, which sends less and retries (`src/editor/saving/`).
 */
const NEVER = 2 ** 31 - 1;

/** Drafts, history, autosave and scheduled publishing, the same for every document, template and popup. */
export const documentVersions: NonNullable<CollectionConfig['versions']> = {
  drafts: {
    autosave: { interval: NEVER, showSaveDraftButton: true },
    schedulePublish: true,
    validate: false,
  },
  maxPerDoc: 50,
};
