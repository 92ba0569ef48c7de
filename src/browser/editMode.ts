let nonce: string | undefined;

/** Sets the nonce of signed-in staff, which their requests carry in edit mode; undefined when it has expired. */
export function setEditNonce(value: string | undefined): void {
  nonce = value || undefined;
}

/** Nonce of signed-in staff, sent as `X-WP-Nonce`; undefined for visitors. */
export function editNonce(): string | undefined {
  return nonce;
}

/** The unsaved document of an editor's preview. */
export interface EditedDocument {
  /**
   * Requests a listing in edit mode, with the form's current settings.
   * @param send sends one request with these headers and additional fields
   * @param signal aborts waiting for a page that is still being rendered
   */
  refresh(widgetId: string, send: SendRefresh, signal: AbortSignal): Promise<Response>;
}

export type SendRefresh = (headers: Record<string, string>, more: object) => Promise<Response>;

let edited: EditedDocument | undefined;

/** Marks this page as an editor's preview; undefined ends that. */
export function setEditedDocument(value: EditedDocument | undefined): void {
  edited = value;
}

/** The document that is edited on this page; undefined on a page of the site. */
export function editedDocument(): EditedDocument | undefined {
  return edited;
}
