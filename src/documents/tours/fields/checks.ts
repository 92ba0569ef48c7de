import { isCurrency } from '../../../shared/money.ts';
import { MOST_MONEY, readDate } from '../../../tours/readValues.ts';

/** What a check is told beside the value: the fields of the same row or group, and those of the whole document. */
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

/** Accepts a whole number within bounds, both inclusive, or nothing. */
export function checkWhole(what: string, least: number, most: number): (value: unknown) => Verdict {
  return (value) =>
    isEmpty(value) ||
    (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) ||
    `${what}: write a whole number from ${least} to ${most}.`;
}

/** Accepts a number within bounds, both inclusive, or nothing. */
export function checkNumber(what: string, least: number, most: number): (value: unknown) => Verdict {
  return (value) =>
    isEmpty(value) ||
    (typeof value === 'number' && value >= least && value <= most) ||
    `${what}: write a number from ${least} to ${most}.`;
}

/** Accepts an amount in the smallest unit of its currency, or nothing. */
export function checkMoney(value: unknown): Verdict {
  if (isEmpty(value) || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_MONEY)) return true;
  return 'Write the amount in the smallest unit of the currency, as a whole number: 48000 for €480.';
}

/** Accepts the code of a currency that there is. */
export function checkCurrency(value: unknown): Verdict {
  if (isEmpty(value)) return true;
  const code = String(value);
  return isCurrency(code) || `“${code}” is no currency. Write its three letters, such as EUR, MAD, USD or GBP.`;
}

/** Refuses the end of a span of numbers that comes before its beginning. */
export function checkNotBelow(field: string, says: (least: number) => string) {
  return (value: unknown, beside: Beside): Verdict => {
    const least = sibling(beside, field);
    if (isEmpty(value) || typeof least !== 'number' || Number(value) >= least) return true;
    return says(least);
  };
}

/** Refuses a last day that comes before the first. */
export function checkEnd(value: unknown, beside: Beside): Verdict {
  const [start, end] = [readDate(sibling(beside, 'start')), readDate(value)];
  if (!isEmpty(value) && !end) return 'Write a day that there is.';
  return !start || !end || end >= start || `The last day (${end}) comes before the first (${start}).`;
}

/** Accepts a day that there is. */
export function checkDay(value: unknown): Verdict {
  return isEmpty(value) || readDate(value) !== undefined || 'Write a day that there is.';
}

/** Runs checks one after another; the first that refuses says why. */
export function all(...checks: ((value: unknown, beside: Beside) => Verdict)[]) {
  return (value: unknown, beside: Beside): Verdict => {
    for (const check of checks) {
      const verdict = check(value, beside);
      if (verdict !== true) return verdict;
    }
    return true;
  };
}

/** Refuses an empty field. */
export function checkGiven(says: string): (value: unknown) => Verdict {
  return (value) => !isEmpty(value) || says;
}
