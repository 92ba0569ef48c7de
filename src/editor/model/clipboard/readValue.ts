import { isObject, type Values } from '../../../shared/isObject.ts';
import type { KindSetting } from '../../../shared/layouts/kind.ts';

/** Maximum nesting depth of a value. */
const DEEPEST = 100;
/** Keys that would cause prototype pollution. */
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a property name could change an object's prototype. */
export function isDangerous(name: string): boolean {
  return DANGEROUS.has(name);
}

/**
 * Safe copy of an untrusted value: plain arrays and objects only.
 * @returns undefined when it is nested too deep
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

/** Whether a value has the type of a setting; its content is validated by the server. */
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
  richText: (value) => isObject(value) && isObject(value.root) && Array.isArray(value.root.children),
  array: Array.isArray,
};

/** A document's id, or a populated document, or either together with its collection. */
function isReference(value: unknown): boolean {
  if (isId(value)) return true;
  if (!isObject(value)) return false;
  return typeof value.relationTo === 'string' ? isId(value.value) || isObject(value.value) : isId(value.id);
}

function isId(value: unknown): boolean {
  return Number.isSafeInteger(value) || (typeof value === 'string' && value !== '' && value.length <= 100);
}

/** For an unknown type the default value decides what is accepted. */
function isLike(value: unknown, initial: unknown): boolean {
  return (
    initial === undefined ||
    initial === null ||
    (typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial))
  );
}
