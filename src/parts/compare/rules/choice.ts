import { isObject } from '../../../shared/isObject.ts';
import { TOURS } from '../../../tours/words.ts';

/** Maximum number of tours side by side: windows have no space for more columns. */
export const MAX_COMPARED = 4;

/** Path of the comparison page. */
export const COMPARE_PATH = '/compare/';

/** Query parameter with the tours' codes, separated by commas. */
export const COMPARE_PARAMETER = TOURS;

/** Storage key of the visitor's choice. */
export const CHOICE_KEY = 'rihla-compare';

/** A compared tour. */
export interface Compared {
  code: string;
  title: string;
}

/** Codes that have one spelling in a URL. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u;
const MAX_TITLE_LENGTH = 200;

/** Whether a text is a tour code that is allowed in URLs. */
export function isCode(value: unknown): value is string {
  return typeof value === 'string' && CODE.test(value);
}

/** Codes in a URL, without duplicates, in order; not cut to `MAX_COMPARED`. @param values of `COMPARE_PARAMETER` */
export function readCodes(values: readonly string[]): string[] {
  return [...new Set(values.flatMap((value) => value.split(/[,\s]+/)).filter(isCode))];
}

/** URL of a comparison. @param path of its page, encoded */
export function compareAddress(codes: readonly string[], path = COMPARE_PATH): string {
  return codes.length > 0 ? `${path}?${COMPARE_PARAMETER}=${codes.map(encodeURIComponent).join(',')}` : path;
}

/** Parses the stored choice; at most `MAX_COMPARED`. */
export function readChoice(stored: string | null): Compared[] {
  const found = new Map<string, Compared>();
  for (const value of parse(stored)) {
    if (!isObject(value) || !isCode(value.code) || found.has(value.code)) continue;
    const title = typeof value.title === 'string' ? value.title.trim().slice(0, MAX_TITLE_LENGTH) : '';
    found.set(value.code, { code: value.code, title: title || value.code });
  }
  return [...found.values()].slice(0, MAX_COMPARED);
}

function parse(stored: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    // Written by other code, or truncated.
    return [];
  }
}

/** A choice after a press, with the outcome. */
export interface Toggled {
  choice: Compared[];
  outcome: 'added' | 'removed' | 'full';
}

/** Adds a tour, or removes it if present; beyond the limit nothing changes. */
export function toggleCompared(choice: readonly Compared[], tour: Compared): Toggled {
  const others = choice.filter(({ code }) => code !== tour.code);
  if (others.length < choice.length) return { choice: others, outcome: 'removed' };
  if (choice.length >= MAX_COMPARED) return { choice: [...choice], outcome: 'full' };
  return { choice: [...choice, tour], outcome: 'added' };
}

/** Whether two lists have the same tours, in any order. */
export function isSameChoice(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((code) => other.includes(code));
}
