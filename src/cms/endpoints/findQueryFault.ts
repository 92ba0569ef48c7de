/** The query of a call, as Payload has read it. */
type Query = Record<string, unknown>;

/** Documents in one answer; staff may ask for all of them with 0. */
const MAX_LIMIT = { staff: 1000, visitor: 10 };
const MAX_PAGE = 1_000_000;
/** How many relations are followed; for staff Payload goes no deeper than the configuration allows. */
const MAX_DEPTH = { staff: 10, visitor: 1 };
/** Names and values in a whole query; Payload makes a part of the database's question of each. */
const MAX_PARTS = 1000;
const MAX_NESTING = 12;
/** Operators that Payload knows and neither of our databases has. */
const NO_OPERATORS: ReadonlySet<string> = new Set(['all', 'intersects', 'near', 'within']);
/** Operators that take one value whatever the field is; relationships can be equal to a list. */
const SINGLE_VALUE_OPERATORS: ReadonlySet<string> = new Set([
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
  ...['exists', 'like', 'not_like'],
]);

/** Names that readers of queries and objects drop, and with them the condition that has one. */
const DROPPED_NAME = /(?:^|[[.])(__proto__|constructor|prototype)(?:[\].]|$)/;

interface Asker {
  isStaff: boolean;
  /** Whether what the conditions name is changed or deleted. */
  isWriting?: boolean;
  /** The names of all parameters as they were sent. */
  names?: Iterable<string>;
}

/**
 * What is wrong with the query of a call to the API, in words for whoever wrote it.
 * @returns undefined when nothing is
 */
export function findQueryFault(query: Query, { isStaff, isWriting = false, names = [] }: Asker): string | undefined {
  const { data, depth, limit, page, pagination, where } = query;
  return (
    findNameFault(names) ??
    findShapeFault(query) ??
    findLimitFault(limit, isStaff) ??
    findNumberFault('page', page, 1, MAX_PAGE) ??
    findNumberFault('depth', depth, 0, isStaff ? MAX_DEPTH.staff : MAX_DEPTH.visitor) ??
    (isStaff || pagination !== 'false' ? undefined : 'Lists come in pages: leave pagination out.') ??
    findJsonFault('data', data) ??
    findJsonFault('where', where) ??
    findOperatorFault(where) ??
    findListFault(where) ??
    findConditionFault(where, isWriting)
  );
}

function findNameFault(names: Iterable<string>): string | undefined {
  for (const name of names) {
    const [, dropped] = name.match(DROPPED_NAME) ?? [];
    if (dropped) return describeName(dropped);
  }
  return undefined;
}

function describeName(name: string): string {
  return `Nothing here is called “${name}”. Leave it out.`;
}

/** Conditions that say nothing are met by every document. */
function findConditionFault(where: unknown, isWriting: boolean): string | undefined {
  const conditions = readConditions(where);
  if (!isWriting || !conditions) return undefined;
  const saysSomething = [...walk(conditions)].some(({ key }) => !/^(and|or|\d+)$/i.test(key));
  return saysSomething ? undefined : '“where” names no document. Say which, as in where[id][equals]=1.';
}

function findLimitFault(limit: unknown, isStaff: boolean): string | undefined {
  return isStaff
    ? findNumberFault('limit', limit, 0, MAX_LIMIT.staff)
    : findNumberFault('limit', limit, 1, MAX_LIMIT.visitor);
}

function findNumberFault(name: string, value: unknown, min: number, max: number): string | undefined {
  if (value === undefined || value === '') return undefined;
  const isFit = typeof value === 'string' && /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
  return isFit ? undefined : `“${name}” must be a whole number from ${min} to ${max}.`;
}

/** Payload reads these as JSON when they are text. */
function findJsonFault(name: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  try {
    const read: unknown = JSON.parse(value);
    if (typeof read === 'object' && read !== null) return undefined;
  } catch {
    // Said below.
  }
  return `“${name}” cannot be read. Write it as in ?where[title][equals]=Dunes, or as a JSON object.`;
}

function readConditions(where: unknown): unknown {
  return typeof where === 'string' && where ? JSON.parse(where) : where;
}

/** Payload iterates over these without a look at what they are; an index that is too high makes the query's reader give an object. */
function findListFault(where: unknown): string | undefined {
  for (const { key, value } of walk(readConditions(where))) {
    if (!/^(and|or)$/i.test(key)) continue;
    if (!Array.isArray(value) || !value.every(isCondition))
      return `“${key}” in “where” must be a list of conditions, as in where[${key}][0][title][equals]=Dunes, counted from 0.`;
  }
  return undefined;
}

function isCondition(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function findOperatorFault(where: unknown): string | undefined {
  for (const { key, value } of walk(readConditions(where))) {
    // A name of a parameter never comes so far; in JSON it does.
    if (DROPPED_NAME.test(key)) return describeName(key);
    if (NO_OPERATORS.has(key)) return `“where” cannot compare by “${key}” here. Use equals, in, like or exists.`;
    if (SINGLE_VALUE_OPERATORS.has(key) && Array.isArray(value))
      return `“${key}” in “where” compares with one value. Write one, or use “in” for a list.`;
  }
  return undefined;
}

function findShapeFault(query: Query): string | undefined {
  let parts = 0;
  for (const { key, level, value } of walk(query)) {
    parts += 1;
    if (parts > MAX_PARTS || level > MAX_NESTING) return 'The query has too many parts. Ask for less at once.';
    if (key.includes('\0') || (typeof value === 'string' && value.includes('\0')))
      return 'The query has a character that no text can have. Leave out %00.';
  }
  return undefined;
}

function* walk(value: unknown, level = 1): Generator<{ key: string; value: unknown; level: number }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield { key, value: inner, level };
    yield* walk(inner, level + 1);
  }
}
