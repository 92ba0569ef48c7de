import type { DocumentView } from '../../content/documentTypes.ts';
import { sampleCart } from '../../parts/shop/cart/sampleCart.ts';
import { shopOfView } from '../../parts/shop/cart/shopOfView.ts';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import { shopPagePath } from '../../parts/shop/shopPages.ts';
import { shopVisitor } from '../../parts/shop/shopVisitor.ts';
import type { RenderContext } from '../../render/context.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { relationId } from '../../shared/rowId.ts';
import { encodePath } from '../../shared/urls.ts';
import { loadToursOf } from '../checkout/loadToursOf.ts';

/** The visitor's cart; for an editor, who has none, a sample. */
export function cartOf({ editing, view }: Pick<RenderContext, 'editing' | 'view'>): OpenOrder | undefined {
  return editing ? sampleCart(new Date()) : shopVisitor.of(view)?.cart;
}

/** Data of the cart besides its lines. */
export interface CartData {
  /** Tours of its lines by id, if visitors can see them. */
  tours: ReadonlyMap<number, DocumentView>;
  /** Encoded path of the checkout page, in the language of the page where it is published in it. */
  checkout: string | undefined;
}

/** Loads the tours of the cart's lines, and the page of the checkout. */
export async function loadCart(_block: object, context: RenderContext): Promise<CartData> {
  const [tours, checkout] = await Promise.all([
    loadToursOf(context, cartOf(context)?.bookings ?? []),
    findCheckout(context),
  ]);
  return { tours, checkout };
}

async function findCheckout({ content, view }: RenderContext): Promise<string | undefined> {
  const shop = shopOfView(view);
  const own = shopPagePath(shop, 'checkout');
  const id = relationId(shop.checkoutPage);
  if (own === undefined || id === undefined || view.locale === DEFAULT_LOCALE) return own;
  const path = await content.findPath('pages', id, view.locale);
  return path === undefined ? own : encodePath(path);
}
