import { isObject } from '../../../shared/isObject.ts';

const START = 'Placed. The code “';

/** The line of an order's history, for staff, where a promotion was entered that takes nothing off. */
export function unusedCodeLine(code: string): string {
  return `${START}${code}” took nothing off`;
}

/** Whether a promotion was entered that takes nothing off. @param history of the order, as it is stored */
export function hasUnusedCode(history: unknown): boolean {
  return Array.isArray(history) && history.some((line) => isObject(line) && String(line.what ?? '').startsWith(START));
}
