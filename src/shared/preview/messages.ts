/**
 * postMessage protocol between the studio's canvas and the page in its iframe, same-origin. Both may be of different
 * builds for as long as a window stays open, so each ignores messages of another version.
 */
export const PREVIEW_CHANNEL = 'rihla-preview/1';

/** The previewed document, as in URLs. */
export interface PreviewedDocument {
  kind: 'collection' | 'global';
  slug: string;
  /** Empty for a global. */
  id: string;
}

/** A change of a block's text field, for an instant update of the page. */
export interface TextChange {
  blockId: string;
  /** The page's `data-text` attribute of the text. */
  field: string;
  before: string;
  after: string;
}

/** Reason for which a page could not be rendered. */
export type PreviewFailure = 'busy' | 'gone' | 'network' | 'server' | 'signed-out';

/** Messages to the page. */
export type ToPreview =
  /** Asks whether it is listening; the response is `ready`. */
  | { channel: typeof PREVIEW_CHANNEL; type: 'hello' }
  | {
      channel: typeof PREVIEW_CHANNEL;
      type: 'show';
      /** Increases with every change. */
      revision: number;
      document: PreviewedDocument;
      /** The form's values. */
      data: unknown;
      /** Set when only a plain text has changed: shown at once, before the server has rendered the page. */
      text?: TextChange;
    };

/** Messages from the page. */
export type FromPreview =
  | { channel: typeof PREVIEW_CHANNEL; type: 'ready' }
  | { channel: typeof PREVIEW_CHANNEL; type: 'shown'; revision: number }
  | { channel: typeof PREVIEW_CHANNEL; type: 'failed'; revision: number; why: PreviewFailure };
