import { isObject } from '../../../../shared/isObject.ts';
import { daysBetween } from '../../../../shared/time/days.ts';
import { readDate } from '../../../../tours/readValues.ts';
import type { OctoError } from './types.ts';

/** Maximum number of days of one request: “cannot request more than 1 year of availability” (OCTO). */
export const MAX_DAYS_ASKED = 366;
const MAX_IDS = 100;
/** Longest id, in characters. */
const MAX_ID = 100;
const MAX_UNITS = 20;

/** An availability request for a product. */
export interface AvailabilityQuestion {
  productId: string;
  optionId: string;
  /** First and last day, `YYYY-MM-DD`; undefined where ids are given. */
  days: { first: string; last: string } | undefined;
  ids: readonly string[] | undefined;
  units: readonly { id: string; quantity: number }[];
}

/**
 * Parses the body of an availability request.
 * @param kind a calendar needs days
 * @returns an OCTO error where it is invalid
 */
export function readQuestion(body: string, kind: 'calendar' | 'check'): AvailabilityQuestion | OctoError {
  const parsed = parse(body);
  if (!parsed) return bad('The body has to be a JSON object.');
  const { availabilityIds, localDate, localDateEnd, localDateStart, optionId, productId, units = [] } = parsed;
  if (!isId(productId)) return unknownId('productId', productId);
  if (!isId(optionId)) return unknownId('optionId', optionId);
  const readUnits = unitsOf(units);
  if (!readUnits) return bad('units is a list of objects with an id and a whole quantity.');
  const question = { productId, optionId, units: readUnits };
  const [start, end] = localDate === undefined ? [localDateStart, localDateEnd] : [localDate, localDate];
  if (start !== undefined || end !== undefined || kind === 'calendar') {
    const [first, last] = [day(start), day(end)];
    if (!first || !last || first > last)
      return bad('localDateStart and localDateEnd are days, YYYY-MM-DD, the first not after the last.');
    if (daysBetween(first, last) + 1 > MAX_DAYS_ASKED) return bad('cannot request more than 1 year of availability');
    return { ...question, days: { first, last }, ids: undefined };
  }
  if (availabilityIds === undefined)
    return bad('either localDate, localDateStart/localDateEnd or availabilityIds is required');
  if (!Array.isArray(availabilityIds) || availabilityIds.length > MAX_IDS || !availabilityIds.every(isId))
    return bad(`availabilityIds is a list of at most ${MAX_IDS} ids.`);
  return { ...question, days: undefined, ids: [...new Set(availabilityIds)].sort() };
}

/** Error for an invalid request. */
export function bad(errorMessage: string): OctoError {
  return { error: 'BAD_REQUEST', errorMessage };
}

const ERRORS = {
  availabilityId: 'INVALID_AVAILABILITY_ID',
  optionId: 'INVALID_OPTION_ID',
  productId: 'INVALID_PRODUCT_ID',
  unitId: 'INVALID_UNIT_ID',
  uuid: 'INVALID_BOOKING_UUID',
} as const;

/** Error for an unknown id. */
export function unknownId(name: keyof typeof ERRORS, value: unknown): OctoError {
  return {
    error: ERRORS[name],
    errorMessage: `The ${name} was missing or invalid`,
    [name]: typeof value === 'string' ? value.slice(0, MAX_ID).toWellFormed() : '',
  };
}

function parse(body: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return isObject(parsed) ? parsed : undefined;
  } catch {
    // Invalid JSON is no request.
    return undefined;
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_ID;
}

function day(value: unknown): string | undefined {
  return typeof value === 'string' && value.length === 10 ? readDate(value) : undefined;
}

function unitsOf(value: unknown): AvailabilityQuestion['units'] | undefined {
  if (!Array.isArray(value) || value.length > MAX_UNITS) return undefined;
  const units = value.flatMap((row: unknown) =>
    isObject(row) && isId(row.id) && Number.isSafeInteger(row.quantity) && Number(row.quantity) >= 0
      ? [{ id: row.id, quantity: Number(row.quantity) }]
      : [],
  );
  return units.length === value.length ? units : undefined;
}
