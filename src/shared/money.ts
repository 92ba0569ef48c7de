/** Cache of formatters by language, currency and decimals: creating one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>();
/** Maximum size of the cache; more than a site's languages and currencies need. */
const MAX_FORMATS = 60;

/** An amount with the currency it is in. */
export interface Money {
  /** In the smallest unit of the currency, such as cents. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/**
 * An amount of money that has to be in a currency, such as an order's, in its smallest unit.
 * @throws RangeError where it is in another one
 */
export function amountIn(currency: string, money: Money): number {
  if (money.currency !== currency) throw new RangeError(`${money.currency} is no amount in ${currency}.`);
  return money.amount;
}

/** Requires the currency of every argument that contains one of some amounts. */
export type WithCurrency<Given, Amounts extends string> = [keyof Given & Amounts] extends [never]
  ? unknown
  : { currency: string };

/**
 * A symbol of Latin letters and a sign at the end of an amount, such as `US$` in Arabic. Where the amount is written from right to left, the sign would
 * be drawn on the other side of the letters (Unicode Standard Annex 9, rule N2).
 */
const LATIN_SYMBOL = /\p{Script=Latin}+\p{Sc}$/u;
const LEFT_TO_RIGHT_MARK = '\u200e';
/** With which amounts in such languages begin. */
const RIGHT_TO_LEFT_MARK = '\u200f';

/** Number of decimals of a currency that is unknown. */
const USUAL_DECIMALS = 2;

/** Cached set of all currency codes: creating it takes longer than all lookups of a page. */
let currencies: ReadonlySet<string> | undefined;

/** Whether a text is the code of an existing currency (ISO 4217, upper case). */
export function isCurrency(code: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf('currency'));
  return currencies.has(code);
}

/**
 * Number of decimals of a currency: 2 for the euro, 0 for the yen, 3 for the Tunisian dinar.
 * @param currency ISO 4217; 2 for an unknown one
 */
export function decimalsOf(currency: string): number {
  return isCurrency(currency)
    ? (formatFor('en', currency, false).resolvedOptions().maximumFractionDigits ?? USUAL_DECIMALS)
    : USUAL_DECIMALS;
}

/** Converts an amount from minor units (cents) to whole units of its currency. */
export function inUnits(minor: number, currency: string): number {
  return minor / 10 ** decimalsOf(currency);
}

/**
 * Formats an amount: `€480`, `€480.50`. Whole amounts have no decimals.
 * @param minor in the smallest unit of the currency, such as cents
 * @param currency ISO 4217; an unknown one is appended to the number as it is
 * @param locale BCP 47
 */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const amount = Number.isFinite(minor) ? minor / 10 ** decimalsOf(currency) : 0;
  if (isCurrency(currency)) return formatUnits(amount, currency, locale);
  const decimals = Number.isInteger(amount) ? 0 : USUAL_DECIMALS;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return `${number.format(amount)} ${currency}`.trim();
}

/** As `formatMoney`, for an amount in whole units of an existing currency: `€480` for 480. */
export function formatUnits(amount: number, currency: string, locale: string): string {
  const text = formatFor(locale, currency, Number.isInteger(amount)).format(amount);
  return text.startsWith(RIGHT_TO_LEFT_MARK) ? text.replace(LATIN_SYMBOL, `$&${LEFT_TO_RIGHT_MARK}`) : text;
}

/** Formats what is taken off a price: `−€48`; its sign is before the digits in Arabic, too. @param locale BCP 47 */
export function showDeduction(money: Money, locale: string): string {
  const text = showMoney(money, locale);
  return text.startsWith(RIGHT_TO_LEFT_MARK)
    ? `${RIGHT_TO_LEFT_MARK}${LEFT_TO_RIGHT_MARK}−${text.slice(1)}`
    : `−${text}`;
}

/** Formats an amount in its own currency. @param locale BCP 47 */
export function showMoney({ amount, currency }: Money, locale: string): string {
  return formatMoney(amount, currency, locale);
}

function formatFor(locale: string, currency: string, isWhole: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${isWhole}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(key, made);
  return made;
}

/** Formats an amount in minor units for an input field, in whole units without a currency: `480` or `480.50`. */
export function moneyInput(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const units = minor / 10 ** decimals;
  return Number.isInteger(units) ? String(units) : units.toFixed(decimals);
}

/**
 * Parses an amount typed in whole units, to minor units. A comma may replace the point.
 * @returns undefined for an invalid amount, or more decimals than the currency has
 */
export function parseMoney(typed: string, currency: string): number | undefined {
  const match = typed.trim().match(/^(\d{1,10})(?:[.,](\d*))?$/);
  if (!match) return undefined;
  const decimals = decimalsOf(currency);
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return undefined;
  return Number(whole + fraction.padEnd(decimals, '0'));
}
