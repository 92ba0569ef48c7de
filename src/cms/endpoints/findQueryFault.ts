/** The parsed query of an API call. */
type Query = Record<string, unknown>;

/** Maximum page size; staff may write 0 for as many as there may be. */
const MAX_LIMIT = { staff: 1000, visitor: 10 };
/** The same for whole documents with their layouts, of which some are 100 kB. */
const MAX_WHOLE = 200;
const MAX_PAGE = 1_000_000;
/** Maximum depth of populated relationships; for staff Payload itself stops at the configured depth. */
const MAX_DEPTH = { staff: 10, visitor: 1 };
/** Maximum number of names and values in a query; Payload adds a part to the SQL for each. */
const MAX_PARTS = 1000;
const MAX_NESTING = 12;
/** Operators that Payload knows but neither of our databases supports. */
const NO_OPERATORS: ReadonlySet<string> = new Set(['all', 'intersects', 'near', 'within']);
/** Operators that take a single value whatever the field is; relationships can be equal to a list. */
const SINGLE_VALUE_OPERATORS: ReadonlySet<string> = new Set([
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
  ...['exists', 'like', 'not_like'],
]);

/** Names that parsers of queries and objects drop (prototype pollution), together with their condition. */
const DROPPED_NAME = /(?:^|[[.])(__proto__|constructor|prototype)(?:[\].]|$)/;

interface Asker {
  isStaff: boolean;
  /** Whether the call updates or deletes what the conditions match. */
  isWriting?: boolean;
  /** All parameter names as sent. */
  names?: Iterable<string>;
}

/**
 * Validates the query of an API call.
 * @returns an error message for the client's author; undefined for a valid query
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

/**
 * Bounds a list that staff read: “all” is as many as a page may hold, and its answer says how many there are. What is deleted or changed at once
 * has no bound of its own.
 * @param areWhole whether its documents have layouts
 */
export function boundList(query: Query, areWhole: boolean): void {
  const most = areWhole && query.select === undefined ? MAX_WHOLE : MAX_LIMIT.staff;
  const isAll = query.pagination === 'false' || query.limit === '0';
  if (isAll || Number(query.limit) > most) query.limit = String(Math.min(Number(query.limit) || most, most));
  if (query.pagination === 'false') delete query.pagination;
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

/** Empty conditions match every document. */
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

/** Payload parses these as JSON when they are text. */
function findJsonFault(name: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  try {
    const read: unknown = JSON.parse(value);
    if (typeof read === 'object' && read !== null) return undefined;
  } catch {
    // Reported below.
  }
  return `“${name}” cannot be read. Write it as in ?where[title][equals]=Dunes, or as a JSON object.`;
}

function readConditions(where: unknown): unknown {
  return typeof where === 'string' && where ? JSON.parse(where) : where;
}

/**
 * Payload iterates over these without checking their type; the query parser makes an object of a list with a too high
 * index.
 */
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
    // The query parser never lets such a parameter name through; in JSON it arrives.
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
