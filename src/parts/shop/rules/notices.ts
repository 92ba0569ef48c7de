/** Parameter of the address that says what has just happened; whoever makes it up reads a sentence and nothing else. */
export const NOTICE_PARAMETER = 'notice';

/** What a visitor is told above the shop's blocks; the words are `shop.notice.<name>` of the catalogue. */
export const SHOP_NOTICES = {
  added: 'good',
  changed: 'good',
  removed: 'good',
  full: 'bad',
  closed: 'bad',
  ended: 'bad',
  currency: 'bad',
  party: 'bad',
  age: 'bad',
  alone: 'bad',
  perAdult: 'bad',
  held: 'bad',
  heldLong: 'bad',
  payNow: 'bad',
  tooMany: 'bad',
  confirmed: 'good',
  unavailable: 'bad',
  cancelled: 'neutral',
  failed: 'bad',
  untaken: 'neutral',
  pending: 'neutral',
  paid: 'good',
  returned: 'neutral',
} as const;
export type ShopNotice = keyof typeof SHOP_NOTICES;

/** A notice from the address; undefined for what is none. */
export function readNotice(text: string | null): ShopNotice | undefined {
  return text !== null && Object.hasOwn(SHOP_NOTICES, text) ? (text as ShopNotice) : undefined;
}
