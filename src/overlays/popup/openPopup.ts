/** Asks on `document`, by the event `rihla/popup/open`, for a popup to be opened. */
export async function openPopup(popup: { id: number; by: 'trigger' | 'selector' | 'action' }): Promise<void> {
  document.dispatchEvent(new CustomEvent('rihla/popup/open', { detail: popup }));
}
