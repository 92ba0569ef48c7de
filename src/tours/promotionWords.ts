/**
 * Words of discounts and promotions, in the languages of titles. Travel search refuses titles with them (Google, “Things to do content and referral
 * experience policies”).
 */
const PROMOTION =
  /(?<![\p{L}\p{N}])(?:\d{1,3}\s?%|%\s?\d{1,3}|discount(?:s|ed)?|sales?|promo(?:tion|tions|tional|s)?|special offers?|(?:hot|best|great) deals?|deals?|(?:best|lowest) prices?|cheap(?:est)?|bargains?|vouchers?|coupons?|last[ -]minute|limited[ -]time|book now|black friday|soldes|promotions?|remises?|rabais|offres? spéciales?|pas cher|rabatt|angebot|descuentos?|ofertas?|rebajas?|sconto|تخفيض|خصم|عرض خاص)(?![\p{L}\p{N}])/iu;

/** The promotional word in a title; undefined without one. */
export function promotionIn(title: string): string | undefined {
  return title.match(PROMOTION)?.[0];
}
