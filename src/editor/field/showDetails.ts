/** Window event: its form shows the document's fields beside the layout. */
export const SHOW_DETAILS = 'rihla:show-details';

/** Shows the document's other fields, which its layout may cover, before a jump to one of them. */
export function showDetails(): void {
  window.dispatchEvent(new Event(SHOW_DETAILS));
}
