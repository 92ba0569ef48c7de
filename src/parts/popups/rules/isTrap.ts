/** Settings for closing a popup, as stored. */
export interface StoredClosing {
  close_button?: boolean | null | undefined;
  close_automatically?: number | null | undefined;
  prevent_close_on_background_click?: boolean | null | undefined;
  prevent_close_on_esc_key?: boolean | null | undefined;
}

/** Whether visitors could not close the popup, and it would not close by itself either. */
export function isTrap(popup: StoredClosing): boolean {
  return (
    !popup.close_button &&
    !popup.close_automatically &&
    popup.prevent_close_on_background_click === true &&
    popup.prevent_close_on_esc_key === true
  );
}
