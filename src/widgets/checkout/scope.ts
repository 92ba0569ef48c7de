import type { Shop } from '../../cms/payload-types.ts';
import type { ShopVisitor } from '../../parts/shop/shopVisitor.ts';
import type { RenderContext } from '../../render/context.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Tour } from '../../tours/tour.ts';
import type { CheckoutValues } from './checkoutValues.ts';
import type { CheckoutPages } from './loadPages.ts';

/** What all groups of one checkout share. */
export interface CheckoutScope {
  context: RenderContext;
  /** Begins the ids of its fields; nothing else on the page has it. */
  prefix: string;
  cart: ShopVisitor['cart'];
  checkout: ShopVisitor['checkout'];
  /** Of what is booked. */
  tours: readonly Tour[];
  shop: Partial<Shop>;
  values: CheckoutValues;
  pages: CheckoutPages;
  /** An amount of the order as people write it. @param minor smallest unit */
  money(minor: number): string;
}

export function moneyIn(context: RenderContext, currency: string): (minor: number) => string {
  return (minor) => formatMoney(minor, currency, context.view.locale);
}
