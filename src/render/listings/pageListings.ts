import { widgetIdOf } from '../../shared/listings/widgetId.ts';
import type { RenderContext } from '../context.ts';
import { walkLayout } from '../layout.ts';
import type { ListingPlan } from '../listing.ts';

/** A listing on a page, for reading its state from the query. */
export interface PageListing {
  widgetId: string;
  plan: ListingPlan;
}

/** All listings on the page, without duplicates; one that fails is left out, as it is on the page. */
export async function pageListings(context: RenderContext): Promise<PageListing[]> {
  const { layouts, widgets } = context;
  const found = new Map<string, ListingPlan>();
  for (const block of layouts.flatMap((layout) => walkLayout(layout, widgets))) {
    const widgetId = widgetIdOf(block.id);
    const plan = widgets.get(block.blockType)?.planListing;
    if (!plan || !widgetId || found.has(widgetId)) continue;
    try {
      const planned = await plan(block, context);
      if (planned) found.set(widgetId, planned);
    } catch {
      // Rendering reports the failed block.
    }
  }
  return [...found].map(([widgetId, plan]) => ({ widgetId, plan }));
}
