/** Query parameter that selects a notice; a forged one only shows a sentence. */
export const NOTICE_PARAMETER = 'notice';

/** Notices above the shop's blocks; their texts are `shop.notice.<name>` of the catalogue. */
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

/** A notice from the URL; undefined for an unknown one. */
export function readNotice(text: string | null): ShopNotice | undefined {
  return text !== null && Object.hasOwn(SHOP_NOTICES, text) ? (text as ShopNotice) : undefined;
}
