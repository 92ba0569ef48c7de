import { joinWords } from '../../shared/messages/joinWords.ts';
import { formatMoney } from '../../shared/money.ts';
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
  next: { amount: string; by: string | undefined } | undefined;
  total: string;
}

/** Renders a statement for travellers; the same rows in all documents and pages. */
export function formatStatement(statement: Statement, words: FactWords): StatementText {
  const { later, now, total } = statement;
  const next = now ?? later;
  const money = moneyIn(statement, words);
  return {
    rows: [...priceRows(statement, words), ...paidRows(statement, words), ...dueRows(statement, words)],
    due: formatDue(statement, words),
    next: next && { amount: money(next.amount), by: next.by && formatDate(next.by, words.locale) },
    total: money(total),
  };
}

function moneyIn({ currency }: Statement, { locale }: FactWords): (minor: number) => string {
  return (minor) => formatMoney(minor, currency, locale);
}

function priceRows(statement: Statement, words: FactWords): StatementRow[] {
  const { discount, kept, subtotal, total } = statement;
  const { t } = words;
  const money = moneyIn(statement, words);
  if (kept !== undefined) return [];
  return [
    ...(discount > 0
      ? ([
          { key: 'subtotal', label: t('statement.subtotal'), value: money(subtotal) },
          ...discounts(statement, words).map(
            ({ amount, label }) => ({ key: 'discount', label, value: `−${money(amount)}` }) as const,
          ),
        ] as const)
      : []),
    { key: 'total', label: t('statement.total'), value: money(total) },
  ];
}

/** What is taken off, each part with its reason: the promotion's code, or the words of staff. */
function discounts({ discount, promotion, reductions }: Statement, { t }: FactWords) {
  const plain = t('statement.discount');
  const rest = discount - sumOf(reductions);
  const label = promotion ? t('statement.promotion', { code: promotion }) : plain;
  return [
    ...(rest > 0 ? [{ amount: rest, label }] : []),
    ...reductions.map(({ amount, reason }) => ({
      amount,
      label: reason ? t('statement.discountFor', { reason }) : plain,
    })),
  ];
}

function paidRows(statement: Statement, words: FactWords): StatementRow[] {
  const { back, kept, paid, refunded } = statement;
  const money = moneyIn(statement, words);
  const row = (key: 'back' | 'kept' | 'paid' | 'refunded', minor: number): StatementRow[] => [
    { key, label: words.t(`statement.${key}`), value: money(minor) },
  ];
  return [
    ...(paid > 0 ? row('paid', paid) : []),
    ...(kept === undefined ? [] : row('kept', kept)),
    ...(refunded > 0 ? row('refunded', refunded) : []),
    ...(back > 0 ? row('back', back) : []),
  ];
}

function dueRows(statement: Statement, words: FactWords): StatementRow[] {
  const { cancelling, isUnconfirmed, later, now } = statement;
  const { locale, t } = words;
  const money = moneyIn(statement, words);
  const nowLabel = t(isUnconfirmed ? 'statement.nowUnconfirmed' : 'statement.now');
  const laterLabel = t(later?.method === 'arrival' ? 'statement.arrival' : 'statement.later');
  return [
    ...(now ? [{ key: 'now', label: nowLabel, value: money(now.amount), note: noteOf(now, words) } as const] : []),
    ...(later
      ? [{ key: 'later', label: laterLabel, value: money(later.amount), note: noteOf(later, words) } as const]
      : []),
    ...(cancelling
      ? [
          {
            key: 'cancelling',
            label: t('statement.cancelling', { day: formatDate(statement.day, locale) }),
            value: cancelling.cost > 0 ? money(cancelling.cost) : t('statement.cancelFree'),
            note: cancelling.back > 0 ? t('statement.cancelBack', { amount: money(cancelling.back) }) : undefined,
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
  if (!now && !later) return t(paid === 0 && total === 0 ? 'statement.due.free' : 'statement.due.none');
  return [now && tellNow(now, statement, words), later && tellLater(later, Boolean(now), statement, words)]
    .filter(Boolean)
    .join(' ');
}

function tellNow({ amount: minor, by, method }: Due, statement: Statement, words: FactWords): string {
  const { day: today, isUnconfirmed } = statement;
  const { locale, t } = words;
  const amount = moneyIn(statement, words)(minor);
  if (isUnconfirmed) return t('statement.due.unconfirmed', { amount });
  const isTransfer = method === 'transfer';
  // Without a due date the text is neutral.
  if (!by && !method) return t('statement.due.later', { amount });
  if (!by) return t(isTransfer ? 'statement.due.transfer' : 'statement.due.now', { amount });
  const day = formatDate(by, locale);
  if (by < today) return t('statement.due.late', { amount, day });
  return t(isTransfer ? 'statement.due.transferBy' : 'statement.due.nowBy', { amount, day });
}

function tellLater({ amount: minor, by, method }: Due, isRest: boolean, statement: Statement, words: FactWords) {
  const { locale, t } = words;
  const amount = moneyIn(statement, words)(minor);
  const day = by && formatDate(by, locale);
  if (method === 'arrival') return t('statement.due.arrival', { amount });
  if (!day) return t(isRest ? 'statement.due.restSoon' : 'statement.due.later', { amount });
  return t(isRest ? 'statement.due.rest' : 'statement.due.laterBy', { amount, day });
}
