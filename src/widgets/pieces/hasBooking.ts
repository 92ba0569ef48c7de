import type { AddToCartBlock } from '../../cms/payload-types.ts';
import { shopOfView } from '../../parts/shop/cart/shopOfView.ts';
import { shopPagePath } from '../../parts/shop/shopPages.ts';
import type { RenderContext } from '../../render/context.ts';
import { walkLayout } from '../../render/layout.ts';
import { type Departure, isBookable, statusBySeats } from '../../tours/departure.ts';
import { priceOfDeparture } from '../../tours/priceOn.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';

const FORM: AddToCartBlock['blockType'] = 'add-to-cart';

/** Whether a departure can be booked: it is open, and has a price. */
export function isForSale(departure: Departure, { price }: Pick<Tour, 'price'>): boolean {
  return isBookable(statusBySeats(departure)) && priceOfDeparture(departure, price) !== undefined;
}

/**
 * Whether visitors see the booking form of the page's tour, which then lists its departures.
 * @param departures future ones of the page's tour
 */
export function hasBooking(
  { layouts, view, widgets }: Pick<RenderContext, 'layouts' | 'view' | 'widgets'>,
  departures: readonly Departure[],
): boolean {
  const shop = shopOfView(view);
  const tour = tourOf(view.document);
  if (!tour || !shop.isOn || !shopPagePath(shop, 'cart')) return false;
  if (!departures.some((departure) => isForSale(departure, tour))) return false;
  return layouts.some((layout) => walkLayout(layout, widgets).some(({ blockType }) => blockType === FORM));
}
