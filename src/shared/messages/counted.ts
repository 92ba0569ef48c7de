import type { LocaleCode } from '../locales.ts';
import type { Translate } from './index.ts';

/** The forms of a counted message, by the names of `Intl.PluralRules`; a language that lacks a form uses `other`. */
export type CountedKeys = { other: Parameters<Translate>[0] } & Partial<
  Record<Intl.LDMLPluralRule, Parameters<Translate>[0]>
>;

/** By language: making one takes longer than using it a hundred times. */
const rules = new Map<string, Intl.PluralRules>();

/** A message in the form that a number asks for, with the number as its `{count}`. */
export function counted(t: Translate, locale: LocaleCode, count: number, keys: CountedKeys): string {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return t(keys[rule.select(count)] ?? keys.other, { count });
}
