let nonce: string | undefined;

/** Says that staff are signed in, with the proof that their requests carry in edit mode; undefined once it is not taken any more. */
export function setEditNonce(value: string | undefined): void {
  nonce = value || undefined;
}

/** The proof of a signed-in member of staff, sent as `X-WP-Nonce`; undefined for visitors. */
export function editNonce(): string | undefined {
  return nonce;
}

/** The unsaved document that an editor's preview shows. */
export interface EditedDocument {
  /**
   * Asks for a listing in edit mode, by the settings that the form holds now.
   * @param send sends one request with these headers and, besides the usual fields, these
   * @param signal ends the waiting for a page that is still being drawn
   */
  refresh(widgetId: string, send: SendRefresh, signal: AbortSignal): Promise<Response>;
}

export type SendRefresh = (headers: Record<string, string>, more: object) => Promise<Response>;

let edited: EditedDocument | undefined;

/** Says that this page is an editor's preview; undefined once it is none any more. */
export function setEditedDocument(value: EditedDocument | undefined): void {
  edited = value;
}

/** The document that is edited on this page; undefined on a page of the site. */
export function editedDocument(): EditedDocument | undefined {
  return edited;
}
