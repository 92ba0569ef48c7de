import type { AddToCartBlock } from '../cms/payload-types.ts';
import { shopOfView } from '../parts/shop/cart/shopOfView.ts';
import type { RenderContext } from '../render/context.ts';
import { walkLayout } from '../render/layout.ts';

const FORM: AddToCartBlock['blockType'] = 'add-to-cart';

/** Whether the page has the form by which its tour is booked. */
export function hasBooking({ layouts, view, widgets }: Pick<RenderContext, 'layouts' | 'view' | 'widgets'>): boolean {
  if (!shopOfView(view).isOn) return false;
  return layouts.some((layout) => walkLayout(layout, widgets).some(({ blockType }) => blockType === FORM));
}
