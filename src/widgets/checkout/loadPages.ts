import type { CheckoutBlock } from '../../cms/payload-types.ts';
import type { RenderContext } from '../../render/context.ts';
import { relationId } from '../../shared/rowId.ts';
import { shopSettings } from '../pieces/shopScope.ts';

/** Pages linked from the checkout; undefined where the settings name none that visitors can see. */
export interface CheckoutPages {
  terms: string | undefined;
  cart: string | undefined;
}

/** Finds the paths of the cart and of the terms, in the language of the page. */
export async function loadPages(_block: CheckoutBlock, context: RenderContext): Promise<CheckoutPages> {
  const { cartPage, termsPage } = shopSettings(context);
  const find = async (page: unknown) => {
    const id = relationId(page);
    return id === undefined ? undefined : context.content.findPath('pages', id, context.view.locale);
  };
  const [terms, cart] = await Promise.all([find(termsPage), find(cartPage)]);
  return { terms, cart };
}
