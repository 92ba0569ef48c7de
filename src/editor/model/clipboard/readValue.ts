import type { KindSetting } from '../../../shared/layouts/kind.ts';

type Values = Record<string, unknown>;

/** How deep lists and objects may lie in a value. */
const DEEPEST = 100;
/** Names by which a value of one object would reach all others. */
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isDangerous(name: string): boolean {
  return DANGEROUS.has(name);
}

/**
 * A copy of a value from outside that is safe to keep: of plain lists and objects alone.
 * @returns undefined when it lies too deep
 */
export function copyValue(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((item) => copyValue(item, depth + 1) ?? null);
  const copy: Values = {};
  for (const [name, inner] of Object.entries(value)) {
    if (!DANGEROUS.has(name)) copy[name] = copyValue(inner, depth + 1);
  }
  return copy;
}

/** Whether a value has the form that a setting holds; what the text, list or document says is the server's to check. */
export function isOfType(value: unknown, { hasMany, initial, options, type }: KindSetting): boolean {
  if (hasMany && type !== 'array') {
    return Array.isArray(value) && value.every((each) => isOne(each, type, options, undefined));
  }
  return isOne(value, type, options, initial);
}

function isOne(value: unknown, type: string, options: readonly string[] | undefined, initial: unknown): boolean {
  const check = CHECKS[type];
  if (options) return typeof value === 'string' && options.includes(value);
  return check ? check(value) : isLike(value, initial);
}

const isText = (value: unknown) => typeof value === 'string';

const CHECKS: Record<string, ((value: unknown) => boolean) | undefined> = {
  text: isText,
  textarea: isText,
  email: isText,
  code: isText,
  select: isText,
  radio: isText,
  date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  number: Number.isFinite,
  checkbox: (value) => typeof value === 'boolean',
  upload: isReference,
  relationship: isReference,
  richText: (value) => isValues(value) && isValues(value.root) && Array.isArray(value.root.children),
  array: Array.isArray,
};

/** An id, or a document that has been loaded with it, or either with the name of its collection. */
function isReference(value: unknown): boolean {
  if (isId(value)) return true;
  if (!isValues(value)) return false;
  return typeof value.relationTo === 'string' ? isId(value.value) || isValues(value.value) : isId(value.id);
}

function isId(value: unknown): boolean {
  return Number.isSafeInteger(value) || (typeof value === 'string' && value !== '' && value.length <= 100);
}

/** Of a type that is not known here, what it is by default says what it may be. */
function isLike(value: unknown, initial: unknown): boolean {
  return (
    initial === undefined ||
    initial === null ||
    (typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial))
  );
}
