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

/** What an order costs, as it is read; what is absent is not said. */
export interface LetterAmounts {
  /** Before a promotion; absent where there was none. */
  subtotal?: string | undefined;
  /** What a promotion takes off, such as `−€48`, and its code. */
  discount?: string | undefined;
  promotion?: string | undefined;
  total: string;
  paid?: string | undefined;
  /** Of an order that was cancelled after something was paid: what of that is kept, and what goes back. */
  kept?: string | undefined;
  back?: string | undefined;
  left?: string | undefined;
  /** The last day for what is left. */
  due?: string | undefined;
  /** By which way it is paid. */
  method?: string | undefined;
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
export function amountPieces(amounts: LetterAmounts, reference: string, t: Translate): Piece[] {
  const { back, discount, due, kept, left, method, paid, promotion, subtotal, total } = amounts;
  const off = promotion ? t('letter.order.promotion', { code: promotion }) : t('letter.order.discount');
  return [
    { kind: 'heading', text: t('letter.order.amounts') },
    {
      kind: 'facts',
      facts: facts([
        [t('letter.order.subtotal'), discount && subtotal],
        [off, discount],
        [t('letter.order.total'), kept ? undefined : total],
        [t('letter.order.paid'), paid],
        [t('letter.order.kept'), kept],
        [t('letter.order.goesBack'), back],
        [t('letter.order.left'), left],
        [t('letter.order.due'), left && due],
        [t('letter.order.method'), method],
        [t('letter.reference'), reference],
      ]),
    },
  ];
}

/** Labels with their values; what has none is left out. */
export function facts(rows: readonly (readonly [label: string, value: string | undefined])[]): Fact[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
