import { isObject } from '../isObject.ts';
import { LOCALES } from '../locales.ts';

/** Picks one locale of a value that was read in all locales. */
export function inLocale(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale));
  if (!isObject(value)) return value;
  const names = Object.keys(value);
  if (names.length > 0 && names.every(isLocale)) return value[locale];
  return Object.fromEntries(names.map((name) => [name, inLocale(value[name], locale)]));
}

function isLocale(name: string): boolean {
  return LOCALES.some(({ code }) => code === name);
}
