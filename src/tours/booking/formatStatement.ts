import { joinWords } from '../../shared/messages/joinWords.ts';
import { type Money, showDeduction, showMoney } from '../../shared/money.ts';
import { formatDate } from '../../shared/time/dates.ts';
import type { FactWords } from '../facts.ts';
import { sumOf } from './reductions.ts';
import type { Due, Statement } from './statement.ts';

/** One row of a rendered statement. */
export interface StatementRow {
  key: 'subtotal' | 'discount' | 'total' | 'paid' | 'refunded' | 'kept' | 'back' | 'now' | 'later' | 'cancelling';
  label: string;
  value: string;
  /** Due date and method, or other details of the amount. */
  note?: string | undefined;
}

/** A statement as text in a language; absent amounts are left out. */
export interface StatementText {
  /** Its rows, in order. */
  rows: StatementRow[];
  /** Amounts due, in a sentence or two; empty without active bookings. */
  due: string;
  /** The next amount due, and its due date. */
  next: { amount: Money; by: string | undefined } | undefined;
  total: Money;
}

/** Renders a statement for travellers; the same rows in all documents and pages. */
export function formatStatement(statement: Statement, words: FactWords): StatementText {
  const { later, now, total } = statement;
  const next = now ?? later;
  return {
    rows: [...priceRows(statement, words), ...paidRows(statement, words), ...dueRows(statement, words)],
    due: formatDue(statement, words),
    next: next && { amount: next, by: next.by && formatDate(next.by, words.locale) },
    total,
  };
}

function moneyIn({ locale }: FactWords): (money: Money) => string {
  return (money) => showMoney(money, locale);
}

function priceRows(statement: Statement, words: FactWords): StatementRow[] {
  const { discount, kept, subtotal, total } = statement;
  const { t } = words;
  const money = moneyIn(words);
  if (kept !== undefined) return [];
  return [
    ...(discount.amount > 0
      ? ([
          { key: 'subtotal', label: t('statement.subtotal'), value: money(subtotal) },
          ...discounts(statement, words).map(
            ({ label, taken }) => ({ key: 'discount', label, value: showDeduction(taken, words.locale) }) as const,
          ),
        ] as const)
      : []),
    { key: 'total', label: t('statement.total'), value: money(total) },
  ];
}

/** Discounts, each with its reason: the promotion's code, or the words of staff. */
function discounts({ discount, promotion, reductions }: Statement, { t }: FactWords) {
  const plain = t('statement.discount');
  const rest = discount.amount - sumOf(reductions);
  const label = promotion ? t('statement.promotion', { code: promotion }) : plain;
  return [
    ...(rest > 0 ? [{ label, taken: { ...discount, amount: rest } }] : []),
    ...reductions.map((taken) => ({
      label: taken.reason ? t('statement.discountFor', { reason: taken.reason }) : plain,
      taken,
    })),
  ];
}

function paidRows(statement: Statement, words: FactWords): StatementRow[] {
  const { back, kept, paid, refunded } = statement;
  const money = moneyIn(words);
  const row = (key: 'back' | 'kept' | 'paid' | 'refunded', amount: Money): StatementRow[] => [
    { key, label: words.t(`statement.${key}`), value: money(amount) },
  ];
  return [
    ...(paid.amount > 0 ? row('paid', paid) : []),
    ...(kept === undefined ? [] : row('kept', kept)),
    ...(refunded.amount > 0 ? row('refunded', refunded) : []),
    ...(back.amount > 0 ? row('back', back) : []),
  ];
}

function dueRows(statement: Statement, words: FactWords): StatementRow[] {
  const { cancelling, isUnconfirmed, later, now } = statement;
  const { locale, t } = words;
  const money = moneyIn(words);
  const nowLabel = t(isUnconfirmed ? 'statement.nowUnconfirmed' : 'statement.now');
  const laterLabel = t(later?.method === 'arrival' ? 'statement.arrival' : 'statement.later');
  return [
    ...(now ? [{ key: 'now', label: nowLabel, value: money(now), note: noteOf(now, words) } as const] : []),
    ...(later ? [{ key: 'later', label: laterLabel, value: money(later), note: noteOf(later, words) } as const] : []),
    ...(cancelling
      ? [
          {
            key: 'cancelling',
            label: t('statement.cancelling', { day: formatDate(statement.day, locale) }),
            value: cancelling.cost.amount > 0 ? money(cancelling.cost) : t('statement.cancelFree'),
            note:
              cancelling.back.amount > 0 ? t('statement.cancelBack', { amount: money(cancelling.back) }) : undefined,
          } as const,
        ]
      : []),
  ];
}

function noteOf({ by, method }: Due, { locale, t }: FactWords): string | undefined {
  const day = by && formatDate(by, locale);
  if (method === 'arrival') return day && t('statement.on', { day });
  return joinWords([day && t('statement.by', { day }), method && t(`statement.how.${method}`)], t);
}

/** Describes amounts due, in sentences. */
function formatDue(statement: Statement, words: FactWords): string {
  const { cancelling, later, now, paid, total } = statement;
  const { t } = words;
  // Nothing is active, so no text should suggest that all is well.
  if (!cancelling) return '';
  if (!now && !later) return t(paid.amount === 0 && total.amount === 0 ? 'statement.due.free' : 'statement.due.none');
  return [now && tellNow(now, statement, words), later && tellLater(later, Boolean(now), words)]
    .filter(Boolean)
    .join(' ');
}

function tellNow(due: Due, statement: Statement, words: FactWords): string {
  const { by, method } = due;
  const { day: today, isUnconfirmed } = statement;
  const { locale, t } = words;
  const amount = showMoney(due, locale);
  if (isUnconfirmed) return t('statement.due.unconfirmed', { amount });
  const isTransfer = method === 'transfer';
  // Without a due date the text is neutral.
  if (!by && !method) return t('statement.due.later', { amount });
  if (!by) return t(isTransfer ? 'statement.due.transfer' : 'statement.due.now', { amount });
  const day = formatDate(by, locale);
  if (by < today) return t('statement.due.late', { amount, day });
  return t(isTransfer ? 'statement.due.transferBy' : 'statement.due.nowBy', { amount, day });
}

function tellLater(due: Due, isRest: boolean, { locale, t }: FactWords): string {
  const { by, method } = due;
  const amount = showMoney(due, locale);
  const day = by && formatDate(by, locale);
  if (method === 'arrival') return t('statement.due.arrival', { amount });
  if (!day) return t(isRest ? 'statement.due.restSoon' : 'statement.due.later', { amount });
  return t(isRest ? 'statement.due.rest' : 'statement.due.laterBy', { amount, day });
}
