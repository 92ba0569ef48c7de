import type { CheckoutBlock } from '../../cms/payload-types.ts';
import type { DocumentView } from '../../content/documentTypes.ts';
import type { RenderContext } from '../../render/context.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { relationId } from '../../shared/rowId.ts';
import { shopSettings, visitorOf } from '../pieces/shopScope.ts';
import { loadToursOf } from './loadToursOf.ts';

/** Pages linked from the checkout; undefined where the settings name none that visitors can see. */
export interface CheckoutPages {
  terms: string | undefined;
  cart: string | undefined;
  /** Tours of the lines by id, where the page is not in the language of the source. */
  tours?: ReadonlyMap<number, DocumentView>;
}

/** Finds the paths of the cart and of the terms, and the tours that are booked, in the language of the page. */
export async function loadPages(_block: CheckoutBlock, context: RenderContext): Promise<CheckoutPages> {
  const { cartPage, termsPage } = shopSettings(context);
  const find = async (page: unknown) => {
    const id = relationId(page);
    return id === undefined ? undefined : context.content.findPath('pages', id, context.view.locale);
  };
  const isSource = context.view.locale === DEFAULT_LOCALE;
  const [terms, cart, tours] = await Promise.all([
    find(termsPage),
    find(cartPage),
    isSource ? undefined : loadToursOf(context, visitorOf(context)?.checkout?.lines ?? []),
  ]);
  return { terms, cart, ...(tours && { tours }) };
}
