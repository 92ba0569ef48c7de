import type { Translate } from '../shared/messages/index.ts';
import type { Money } from '../shared/money.ts';
import type { Fact, Piece } from './letter.ts';

/** A journey of an order or a booking; texts are formatted. */
export interface LetterJourney {
  title: string;
  days?: string | undefined;
  /** Such as `2 adults, 1 child`. */
  party?: string | undefined;
  /** Names of the travellers, one a line. */
  travellers?: string | undefined;
  /** Booked extras, one a line. */
  extras?: string | undefined;
  price?: string | undefined;
  /** Refund by its terms. */
  refund?: string | undefined;
}

/** Statement of an order, the same in every document. */
export interface LetterStatement {
  /** Its rows: prices, payments, amounts due with date and method, cost of cancelling. */
  rows: readonly { label: string; value: string; note?: string | undefined }[];
  /** Amounts due, in a sentence or two. */
  due: string;
  total: Money;
}

/** Pieces of each journey, with its details. */
export function journeyPieces(journeys: readonly LetterJourney[], t: Translate): Piece[] {
  return journeys.map((journey) => ({
    kind: 'facts',
    facts: [
      { label: t('letter.tour'), value: journey.title },
      ...facts([
        [t('letter.dates'), journey.days],
        [t('letter.party'), [journey.party, journey.travellers].filter(Boolean).join('\n')],
        [t('letter.order.extras'), journey.extras],
        [t('letter.order.price'), journey.price],
        [t('letter.order.refund'), journey.refund],
      ]),
    ],
  }));
}

/** Pieces of the cancelled bookings of an order that goes on. */
export function gonePieces(gone: readonly LetterJourney[], t: Translate): Piece[] {
  if (gone.length === 0) return [];
  return [{ kind: 'heading', text: t('letter.order.reduced.what') }, ...journeyPieces(gone, t)];
}

/** Pieces with the price, payments and the balance. */
export function amountPieces({ rows }: LetterStatement, reference: string, t: Translate): Piece[] {
  return [
    { kind: 'heading', text: t('letter.order.amounts') },
    {
      kind: 'facts',
      facts: facts([
        ...rows.map(({ label, note, value }) => [label, [value, note].filter(Boolean).join('\n')] as const),
        [t('letter.reference'), reference],
      ]),
    },
  ];
}

/** Labels with their values; empty ones are left out. */
export function facts(rows: readonly (readonly [label: string, value: string | undefined])[]): Fact[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
