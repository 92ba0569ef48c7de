import { isObject, type Values } from '../shared/isObject.ts';
import { toEpochDay } from '../shared/time/days.ts';

// Parsers for stored values of unknown type.

/** Maximum number of rows read from any list, so that rendering time is bounded. */
export const MAX_ROWS = 200;

/** Days of the longest tour. */
export const MAX_DAYS = 366;

/** Largest amount, in the smallest unit, that is exact. */
export const MAX_MONEY = 1_000_000_000;

/** The day of a stored date, `YYYY-MM-DD`; undefined for an invalid one. */
export function readDate(value: unknown): string | undefined {
  const stored = value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value;
  const day = typeof stored === 'string' ? stored.match(/^\d{4}-\d{2}-\d{2}(?=$|T)/)?.[0] : undefined;
  return day !== undefined && toEpochDay(day) !== undefined ? day : undefined;
}

/** A number within inclusive bounds; undefined if invalid or outside. */
export function number(value: unknown, least: number, most: number): number | undefined {
  const read = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof read === 'number' && read >= least && read <= most ? read : undefined;
}

/** The same for whole numbers. */
export function whole(value: unknown, least: number, most: number): number | undefined {
  const read = number(value, least, most);
  return read !== undefined && Number.isInteger(read) ? read : undefined;
}

/** An amount in the smallest unit of its currency. */
export function money(value: unknown): number | undefined {
  return whole(value, 0, MAX_MONEY);
}

/** A trimmed text; undefined when empty. */
export function text(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}

/** The rows of a list, limited. */
export function rows(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_ROWS) : [];
}

/** Those rows that are objects. */
export function objects(value: unknown): Values[] {
  return rows(value).filter(isObject);
}

/** The stored key of an enumeration; undefined if invalid. */
export function oneOf<Choices extends object>(choices: Choices, value: unknown): keyof Choices | undefined {
  return typeof value === 'string' && Object.hasOwn(choices, value) ? (value as keyof Choices) : undefined;
}

/** The stored keys of an enumeration, without duplicates, in its order. */
export function someOf<Choices extends object>(choices: Choices, value: unknown): (keyof Choices)[] {
  const stored = new Set(rows(value));
  return (Object.keys(choices) as (keyof Choices)[]).filter((choice) => stored.has(choice));
}
