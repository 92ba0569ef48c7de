import { isObject } from '../../../shared/isObject.ts';
import { TOURS } from '../../../tours/words.ts';

/** The most tours side by side: of more columns no window shows enough. */
export const MOST_COMPARED = 4;

/** The page on which tours stand side by side. */
export const COMPARE_PATH = '/compare/';

/** The parameter of its address that names them, by their codes with commas between them. */
export const COMPARE_PARAMETER = TOURS;

/** Under which the browser keeps what a visitor compares. */
export const CHOICE_KEY = 'rihla-compare';

/** A tour that a visitor compares. */
export interface Compared {
  code: string;
  title: string;
}

/** What an address can hold without being written in two ways. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u;
const LONGEST_TITLE = 200;

/** Whether a text is the code of a tour as an address can name it. */
export function isCode(value: unknown): value is string {
  return typeof value === 'string' && CODE.test(value);
}

/** The codes that an address names, each once, in its order; not cut to `MOST_COMPARED`. @param values of `COMPARE_PARAMETER` */
export function readCodes(values: readonly string[]): string[] {
  return [...new Set(values.flatMap((value) => value.split(/[,\s]+/)).filter(isCode))];
}

/** The address of a comparison. @param path of its page, encoded */
export function compareAddress(codes: readonly string[], path = COMPARE_PATH): string {
  return codes.length > 0 ? `${path}?${COMPARE_PARAMETER}=${codes.map(encodeURIComponent).join(',')}` : path;
}

/** What the browser has kept, whatever that is; at most `MOST_COMPARED`. */
export function readChoice(stored: string | null): Compared[] {
  const found = new Map<string, Compared>();
  for (const value of parse(stored)) {
    if (!isObject(value) || !isCode(value.code) || found.has(value.code)) continue;
    const title = typeof value.title === 'string' ? value.title.trim().slice(0, LONGEST_TITLE) : '';
    found.set(value.code, { code: value.code, title: title || value.code });
  }
  return [...found.values()].slice(0, MOST_COMPARED);
}

function parse(stored: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    // Somebody else wrote there, or half of it was written.
    return [];
  }
}

/** A choice after one more press, and what became of it. */
export interface Toggled {
  choice: Compared[];
  outcome: 'added' | 'removed' | 'full';
}

/** Takes a tour in, or out when it is there; one too many changes nothing. */
export function toggleCompared(choice: readonly Compared[], tour: Compared): Toggled {
  const others = choice.filter(({ code }) => code !== tour.code);
  if (others.length < choice.length) return { choice: others, outcome: 'removed' };
  if (choice.length >= MOST_COMPARED) return { choice: [...choice], outcome: 'full' };
  return { choice: [...choice, tour], outcome: 'added' };
}

/** Whether two lists name the same tours, in whatever order. */
export function isSameChoice(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((code) => other.includes(code));
}
