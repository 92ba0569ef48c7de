import type { QueryEndpoint } from '../../../endpoints/queryEndpoint.ts';
import { formatMoney } from '../../../shared/money.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import { readShop, shopPagePath } from '../shopPages.ts';
import { countdownMessages } from './countdownMessages.ts';
import { findCart } from './findCart.ts';
import { partyWords } from './partyWords.ts';
import { CART_SUMMARY_PATH } from './rules/addresses.ts';
import { firstEnd, linesAt, travellersOf } from './rules/cartLines.ts';
import { partyOf } from './rules/lineAsked.ts';

/** Content of the cart panel. */
export interface CartSummary {
  /** Travellers whose seats are held. */
  count: number;
  lines: { title: string; dates: string; party: string; total: string; isEnded: boolean }[];
  /** Empty where nothing is held. */
  total: string;
  /** Expiry of the first hold, ISO 8601. */
  expiresAt: string | null;
  /** Next pages; null where the settings name none. */
  paths: { cart: string | null; checkout: string | null };
  words: Record<
    | 'cart'
    | 'checkout'
    | 'close'
    | 'empty'
    | 'ended'
    | 'endedLine'
    | 'fiveMinutes'
    | 'left'
    | 'oneMinute'
    | 'title'
    | 'total',
    string
  >;
}

/** Answers only the browser that holds the cart's secret. */
export const cartSummary: QueryEndpoint = {
  path: CART_SUMMARY_PATH,
  rateLimit: { name: 'cart-summary', max: 120 },
  isOfPages: true,
  async answer({ cookies, locale, now, payload, t }) {
    const shop = await readShop(payload, undefined, locale);
    if (!shop.isOn) return { kind: 'missing' };
    const cart = await findCart(payload, cookies);
    const { ended, live } = cart ? linesAt(cart, now) : { ended: [], live: [] };
    const body: CartSummary = {
      count: travellersOf(live),
      lines: [...live, ...ended].map((line) => ({
        title: line.tourTitle ?? '',
        dates: line.start ? describeDays(line.start, line.end ?? line.start, locale) : '',
        party: partyWords(partyOf(line), { t }),
        total: formatMoney(line.total, line.currency, locale),
        isEnded: ended.includes(line),
      })),
      total: cart && live.length > 0 ? formatMoney(cart.total, cart.currency, locale) : '',
      expiresAt: firstEnd(live) ?? null,
      paths: { cart: shopPagePath(shop, 'cart') ?? null, checkout: shopPagePath(shop, 'checkout') ?? null },
      words: {
        cart: t('shop.cart.open'),
        checkout: t('shop.cart.checkout'),
        close: t('shop.cart.close'),
        empty: t('shop.cart.empty'),
        title: t('cart.title'),
        total: t('shop.cart.total'),
        endedLine: t('shop.cart.endedLine'),
        ...countdownMessages(t),
      },
    };
    return { kind: 'data', body };
  },
};
