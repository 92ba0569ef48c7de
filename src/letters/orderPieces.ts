import type { Translate } from '../shared/messages/index.ts';
import type { Fact, Piece } from './letter.ts';

/** A journey of an order or a booking; texts as they are read. */
export interface LetterJourney {
  title: string;
  days?: string | undefined;
  /** Such as `2 adults, 1 child`. */
  party?: string | undefined;
  /** Who they are, one a line. */
  travellers?: string | undefined;
  /** What was chosen beside it, one a line. */
  extras?: string | undefined;
  price?: string | undefined;
  /** What its terms give back. */
  refund?: string | undefined;
}

/** What an order comes to, as every paper says it. */
export interface LetterStatement {
  /** Its lines: prices, what was paid, what is due when and how, what cancelling costs. */
  rows: readonly { label: string; value: string; note?: string | undefined }[];
  /** What is to be paid, in a sentence or two. */
  due: string;
  total: string;
}

/** Each journey with what belongs to it. */
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

/** What was cancelled of an order that stands. */
export function gonePieces(gone: readonly LetterJourney[], t: Translate): Piece[] {
  if (gone.length === 0) return [];
  return [{ kind: 'heading', text: t('letter.order.reduced.what') }, ...journeyPieces(gone, t)];
}

/** What it costs, what was paid and what is left. */
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

/** Labels with their values; what has none is left out. */
export function facts(rows: readonly (readonly [label: string, value: string | undefined])[]): Fact[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
