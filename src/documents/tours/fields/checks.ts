import { isCurrency } from '../../../shared/money.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { MAX_MONEY, readDate } from '../../../tours/readValues.ts';

/** Context of a check: the sibling fields, and those of the whole document. */
interface Beside {
  siblingData?: unknown;
  data?: unknown;
}
type Verdict = string | true;

/** Whether nothing has been filled in. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function sibling({ siblingData }: Beside, name: string): unknown {
  return (siblingData as Record<string, unknown> | undefined)?.[name];
}

/** Validates an integer within bounds, both inclusive; empty is allowed. */
export function checkWhole(what: string, least: number, most: number): (value: unknown) => Verdict {
  return (value) =>
    isEmpty(value) ||
    (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) ||
    t('{what}: write a whole number from {least} to {most}.', { what: t(what), least, most });
}

/** Validates a number within bounds, both inclusive; empty is allowed. */
export function checkNumber(what: string, least: number, most: number): (value: unknown) => Verdict {
  return (value) =>
    isEmpty(value) ||
    (typeof value === 'number' && value >= least && value <= most) ||
    t('{what}: write a number from {least} to {most}.', { what: t(what), least, most });
}

/** Validates an amount in the smallest unit of its currency; empty is allowed. */
export function checkMoney(value: unknown): Verdict {
  if (isEmpty(value) || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_MONEY)) return true;
  return t('Write the amount in the smallest unit of the currency, as a whole number: 48000 for €480.');
}

/** Validates the code of an existing currency. */
export function checkCurrency(value: unknown): Verdict {
  if (isEmpty(value)) return true;
  const code = String(value);
  return (
    isCurrency(code) || t('“{code}” is no currency. Write its three letters, such as EUR, MAD, USD or GBP.', { code })
  );
}

/** Refuses an upper bound below its lower bound. */
export function checkNotBelow(field: string, says: (least: number) => string) {
  return (value: unknown, beside: Beside): Verdict => {
    const least = sibling(beside, field);
    if (isEmpty(value) || typeof least !== 'number' || Number(value) >= least) return true;
    return says(least);
  };
}

/** Refuses an end day before the start day. */
export function checkEnd(value: unknown, beside: Beside): Verdict {
  const [start, end] = [readDate(sibling(beside, 'start')), readDate(value)];
  if (!isEmpty(value) && !end) return t('Write a day that there is.');
  return !start || !end || end >= start || t('The last day ({end}) comes before the first ({start}).', { end, start });
}

/** Validates a day. */
export function checkDay(value: unknown): Verdict {
  return isEmpty(value) || readDate(value) !== undefined || t('Write a day that there is.');
}

/** Runs checks in order; the first error counts. */
export function all(...checks: ((value: unknown, beside: Beside) => Verdict)[]) {
  return (value: unknown, beside: Beside): Verdict => {
    for (const check of checks) {
      const verdict = check(value, beside);
      if (verdict !== true) return verdict;
    }
    return true;
  };
}

/** Requires a value. */
export function checkGiven(says: string): (value: unknown) => Verdict {
  return (value) => !isEmpty(value) || t(says);
}
