/** Event of the window: its form shows the document's fields beside the layout. */
export const SHOW_DETAILS = 'rihla:show-details';

/** Shows the document's other fields where its layout covers them, to lead to one of them. */
export function showDetails(): void {
  window.dispatchEvent(new Event(SHOW_DETAILS));
}
