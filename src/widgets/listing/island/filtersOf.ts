/** Blocks on the page that filter a listing or summarize it. */
export function filtersOf(widgetId: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('[data-listing-filter]');
  return [...all].filter(({ dataset }) => dataset.listingFilter === widgetId);
}
