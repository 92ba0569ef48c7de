import type { DocumentView } from '../../content/types.ts';
import { sampleCart } from '../../parts/shop/cart/sampleCart.ts';
import type { OpenOrder } from '../../parts/shop/openOrder.ts';
import { shopVisitor } from '../../parts/shop/shopVisitor.ts';
import type { RenderContext } from '../../render/context.ts';
import { TOURS } from '../../tours/words.ts';

/** The visitor's cart; of an editor, who has none, one to look at. */
export function cartOf({ editing, view }: Pick<RenderContext, 'editing' | 'view'>): OpenOrder | undefined {
  return editing ? sampleCart(new Date()) : shopVisitor.of(view)?.cart;
}

/** The tours of its lines by their ids, as far as visitors can see them. */
export async function loadCartTours(
  _block: object,
  context: Pick<RenderContext, 'content' | 'editing' | 'view'>,
): Promise<ReadonlyMap<number, DocumentView>> {
  const ids = [...new Set(cartOf(context)?.bookings.flatMap(({ tour }) => tour ?? []))];
  if (ids.length === 0) return new Map();
  const { docs } = await context.content.list(TOURS, { ids, limit: ids.length });
  return new Map(docs.filter(({ id }) => ids.includes(id)).map((document) => [document.id, document]));
}
