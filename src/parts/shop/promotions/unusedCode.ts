import { isObject } from '../../../shared/isObject.ts';

/** Marks the line of an order's history that says so. */
const FACT = 'unusedCode';
/** Beginning of that line in orders of versions that did not mark it. */
const UNMARKED = 'Placed. The code “';

/** The line of an order's history, for staff, where a promotion was entered that takes nothing off. */
export function unusedCodeLine(code: string): { what: string; fact: string } {
  return { what: `${UNMARKED}${code}” took nothing off`, fact: FACT };
}

/** Whether a promotion was entered that takes nothing off. @param history of the order, as it is stored */
export function hasUnusedCode(history: unknown): boolean {
  return Array.isArray(history) && history.some((line) => isObject(line) && isUnusedCode(line));
}

function isUnusedCode({ fact, what }: { fact?: unknown; what?: unknown }): boolean {
  return fact === undefined ? String(what ?? '').startsWith(UNMARKED) : fact === FACT;
}
