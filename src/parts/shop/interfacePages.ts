import type { SharedContent } from '../../content/types.ts';
import type { InterfacePage } from '../../render/part.ts';
import { relationId } from '../../shared/rowId.ts';
import { shopOf } from './rules/shopSettings.ts';

/** Titles of the shop's pages, by their settings. Its terms are the operator's own words, so they are not among them. */
const TITLES = {
  accountPage: 'account.title',
  cartPage: 'cart.title',
  checkoutPage: 'shop.checkout.title',
  summaryPage: 'shop.order.title',
} as const;

/** The shop's pages for cart, checkout, order and account: a visitor can book in each language that the site offers. */
export function interfacePages(shared: Pick<SharedContent, 'globals'>): InterfacePage[] {
  const shop = shopOf(shared);
  if (!shop.isOn) return [];
  return (Object.keys(TITLES) as (keyof typeof TITLES)[]).flatMap((setting) => {
    const id = relationId(shop[setting]);
    return id === undefined ? [] : [{ collection: 'pages', id, title: TITLES[setting] }];
  });
}
