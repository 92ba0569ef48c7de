import type { CollectionConfig } from 'payload';

/**
 * Payload makes the draft of a new document at once only where it saves by itself. The saving is done by the editor of layouts, which sends
 * less and tries again (`src/editor/saving/`), so Payload's waits for as long as a browser's timer can, in ms.
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
