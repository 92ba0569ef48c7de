import { isObject, type Values } from '../shared/isObject.ts';
import { toEpochDay } from '../shared/time/days.ts';

// Stored values, whatever they are, as what they should be.

/** More rows of any list than this are left out: a page must not take for ever, whatever is stored. */
export const MOST_ROWS = 200;

/** The longest tour. */
export const MOST_DAYS = 366;

/** The largest amount that is read exactly, in the smallest unit. */
export const MOST_MONEY = 1_000_000_000;

/** The day of a stored date, `YYYY-MM-DD`; undefined for what is no date. */
export function readDate(value: unknown): string | undefined {
  const stored = value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value;
  const day = typeof stored === 'string' ? stored.match(/^\d{4}-\d{2}-\d{2}(?=$|T)/)?.[0] : undefined;
  return day !== undefined && toEpochDay(day) !== undefined ? day : undefined;
}

/** A number within its bounds, both inclusive; undefined for what is none or lies beyond them. */
export function number(value: unknown, least: number, most: number): number | undefined {
  const read = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof read === 'number' && read >= least && read <= most ? read : undefined;
}

/** The same of whole numbers. */
export function whole(value: unknown, least: number, most: number): number | undefined {
  const read = number(value, least, most);
  return read !== undefined && Number.isInteger(read) ? read : undefined;
}

/** An amount in the smallest unit of its currency. */
export function money(value: unknown): number | undefined {
  return whole(value, 0, MOST_MONEY);
}

/** A text without the spaces around it; undefined when nothing is left. */
export function text(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}

/** The rows of a list, as many as a page can show. */
export function rows(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, MOST_ROWS) : [];
}

/** Those of them that are objects. */
export function objects(value: unknown): Values[] {
  return rows(value).filter(isObject);
}

/** The one of some choices that is stored. */
export function oneOf<Choices extends object>(choices: Choices, value: unknown): keyof Choices | undefined {
  return typeof value === 'string' && Object.hasOwn(choices, value) ? (value as keyof Choices) : undefined;
}

/** Those of some choices that are stored, each once, in the order of the choices. */
export function someOf<Choices extends object>(choices: Choices, value: unknown): (keyof Choices)[] {
  const stored = new Set(rows(value));
  return (Object.keys(choices) as (keyof Choices)[]).filter((choice) => stored.has(choice));
}
