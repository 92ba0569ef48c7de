/**
 * What the studio's canvas and the page in its frame say to each other, by `postMessage`, within one origin. Both may be of different
 * builds for as long as a window stays open, so each passes over what is not of its own version.
 */
export const PREVIEW_CHANNEL = 'rihla-preview/1';

/** The document that a preview shows, as addresses name it. */
export interface PreviewedDocument {
  kind: 'collection' | 'global';
  slug: string;
  /** Empty for a global. */
  id: string;
}

/** A text that the page shows of one field of a block, before and after a change. */
export interface TextChange {
  blockId: string;
  /** What the page marks the text with, `data-text`. */
  field: string;
  before: string;
  after: string;
}

/** Why a page could not be drawn. */
export type PreviewFailure = 'busy' | 'gone' | 'network' | 'server' | 'signed-out';

/** To the page. */
export type ToPreview =
  /** Asks whether it is listening; it answers `ready`. */
  | { channel: typeof PREVIEW_CHANNEL; type: 'hello' }
  | {
      channel: typeof PREVIEW_CHANNEL;
      type: 'show';
      /** Higher with every change. */
      revision: number;
      document: PreviewedDocument;
      /** The form's values. */
      data: unknown;
      /** Where nothing but a plain text has changed: shown at once, before the server has drawn the page. */
      text?: TextChange;
    };

/** From the page. */
export type FromPreview =
  | { channel: typeof PREVIEW_CHANNEL; type: 'ready' }
  | { channel: typeof PREVIEW_CHANNEL; type: 'shown'; revision: number }
  | { channel: typeof PREVIEW_CHANNEL; type: 'failed'; revision: number; why: PreviewFailure };
