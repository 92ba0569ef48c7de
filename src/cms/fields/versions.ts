import type { CollectionConfig } from 'payload';

/** Pause in typing after which the studio keeps a draft, in ms: each is a write to the database. */
export const AUTOSAVE_INTERVAL_MS = 2000;

/** Drafts, history, autosave and scheduled publishing, the same for every document, template and popup. */
export const documentVersions: NonNullable<CollectionConfig['versions']> = {
  drafts: {
    autosave: { interval: AUTOSAVE_INTERVAL_MS, showSaveDraftButton: true },
    schedulePublish: true,
    validate: false,
  },
  maxPerDoc: 50,
};
