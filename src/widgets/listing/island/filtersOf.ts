/** The blocks of the page that filter a listing or tell of it. */
export function filtersOf(widgetId: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('[data-listing-filter]');
  return [...all].filter(({ dataset }) => dataset.listingFilter === widgetId);
}
