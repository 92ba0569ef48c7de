import type { Shop } from '../../cms/payload-types.ts';
import type { ShopVisitor } from '../../parts/shop/shopVisitor.ts';
import type { RenderContext } from '../../render/context.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Tour } from '../../tours/tour.ts';
import type { CheckoutValues } from './checkoutValues.ts';
import type { CheckoutPages } from './loadPages.ts';

/** Data shared by all sections of a checkout. */
export interface CheckoutScope {
  context: RenderContext;
  /** Unique prefix of the ids of its fields. */
  prefix: string;
  cart: ShopVisitor['cart'];
  checkout: ShopVisitor['checkout'];
  /** Tours being booked. */
  tours: readonly Tour[];
  shop: Partial<Shop>;
  values: CheckoutValues;
  pages: CheckoutPages;
  /** Formats an amount of the order. @param minor smallest unit */
  money(minor: number): string;
}

/** Formatter of amounts in the smallest unit of a currency, in the language of the page. */
export function moneyIn(context: RenderContext, currency: string): (minor: number) => string {
  return (minor) => formatMoney(minor, currency, context.view.locale);
}
