import { formatMoney } from '../../shared/money.ts';
import { noticeOf } from '../../tours/cancellationTerms.ts';
import type { FactWords } from '../../tours/facts.ts';
import type { PartyPrice, SeasonPrice, Tour, TourPrice } from '../../tours/tour.ts';
import { formatPeriod } from './formatPeriod.ts';

/** A price table: title, columns and rows, with the row header as first cell. */
export interface PriceTable {
  name: 'seasons' | 'parties' | 'cancel';
  caption: string;
  head: string[];
  rows: string[][];
  /** Scope of the prices, when it is ambiguous. */
  note?: string | undefined;
}

/** A price outside the tables. */
export interface PriceExtra {
  name: string;
  value: string;
}

/** Prices of a tour by season. */
export function seasonTable({ price }: Pick<Tour, 'price'>, words: FactWords): PriceTable | undefined {
  const { t } = words;
  return tableOf({
    name: 'seasons',
    caption: t('tourPrices.seasons'),
    head: [t('tourPrices.season'), t('tourPrices.dates'), unitOf(price, words)],
    rows: price.seasons.map((season) => seasonRow(season, price, words)),
  });
}

function seasonRow({ end, price: amount, start, title }: SeasonPrice, { currency }: TourPrice, { locale }: FactWords) {
  const period = formatPeriod(start, end, locale);
  return [title || period, title ? period : '', formatMoney(amount, currency, locale)];
}

/** Prices of a tour by group size. */
export function partyTable({ price }: Pick<Tour, 'price'>, words: FactWords): PriceTable | undefined {
  const { locale, t } = words;
  return tableOf({
    name: 'parties',
    caption: t(price.isByParty ? 'tourPrices.parties' : 'tourPrices.partiesPrivate'),
    note: partyNote(price, t),
    head: [t('tourPrices.party'), unitOf(price, words)],
    rows: price.parties.map((party) => [partyName(party, words), formatMoney(party.price, price.currency, locale)]),
  });
}

/** Note of a price table: where a page has two, each states its scope. */
function partyNote({ isByParty, seasons }: TourPrice, t: FactWords['t']): string | undefined {
  if (!isByParty) return t('tourPrices.partiesPrivateNote');
  return seasons.length > 0 ? t('tourPrices.partiesOutside') : undefined;
}

function partyName({ from, to }: PartyPrice, { t }: FactWords): string {
  if (to === undefined) return t('tourPrices.partyMore', { from });
  if (to > from) return t('tourPrices.partyRange', { from, to });
  return t('tourPrices.partyOne', { count: from });
}

/** Cancellation fees, from the longest notice to none. */
export function cancellationTable(
  { cancellation }: Pick<Tour, 'cancellation'>,
  { t }: FactWords,
): PriceTable | undefined {
  return tableOf({
    name: 'cancel',
    caption: t('tourPrices.cancel'),
    head: [t('tourPrices.notice'), t('tourPrices.kept')],
    rows: cancellation.map((step, index) => [
      noticeOf(step, cancellation[index - 1], t),
      t('tourPrices.percent', { percent: step.percent }),
    ]),
  });
}

/** Surcharges and reductions: single room, children, deposit. */
export function priceExtras({ price }: Pick<Tour, 'price'>, { locale, t }: FactWords): PriceExtra[] {
  const amount = (minor: number): string => formatMoney(minor, price.currency, locale);
  const { childFrom, deposit, singleSupplement } = price;
  return [
    ...(singleSupplement ? [{ name: t('tourPrices.single'), value: `+ ${amount(singleSupplement)}` }] : []),
    ...(childFrom
      ? [{ name: t('tourPrices.child'), value: t('tourPrices.childFrom', { amount: amount(childFrom) }) }]
      : []),
    ...(deposit ? [{ name: t('tourPrices.deposit'), value: t('tourPrices.percent', { percent: deposit }) }] : []),
  ];
}

function unitOf({ basis }: TourPrice, { t }: FactWords): string {
  return t(basis === 'group' ? 'tourPrices.perGroup' : 'tourPrices.perPerson');
}

function tableOf(table: PriceTable): PriceTable | undefined {
  return table.rows.length ? table : undefined;
}
