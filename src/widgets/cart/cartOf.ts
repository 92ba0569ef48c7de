import { sampleCart } from '../../parts/shop/cart/sampleCart.ts';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import { shopVisitor } from '../../parts/shop/shopVisitor.ts';
import type { RenderContext } from '../../render/context.ts';
import { loadToursOf } from '../checkout/loadToursOf.ts';

/** The visitor's cart; for an editor, who has none, a sample. */
export function cartOf({ editing, view }: Pick<RenderContext, 'editing' | 'view'>): OpenOrder | undefined {
  return editing ? sampleCart(new Date()) : shopVisitor.of(view)?.cart;
}

/** The tours of the cart's lines by id, if visitors can see them. */
export function loadCartTours(
  _block: object,
  context: Parameters<typeof loadToursOf>[0] & Parameters<typeof cartOf>[0],
) {
  return loadToursOf(context, cartOf(context)?.bookings ?? []);
}
