/** A message that depends on a number: its forms by the names of `Intl.PluralRules`. */
export type Forms<Plural extends Intl.LDMLPluralRule = Intl.LDMLPluralRule> = { other: string } & Partial<
  Record<Plural, string>
>;

export type FrenchPlural = 'one' | 'many' | 'other';
export type ArabicPlural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** An area of the English catalogue in a language with these plural forms; a counted message may be counted in any language. */
export type Translated<Area, Plural extends Intl.LDMLPluralRule> = {
  [Key in keyof Area]: Area[Key] extends string
    ? Area[Key] extends `${string}{count}${string}`
      ? string | Record<Plural, string>
      : string
    : Record<Plural, string>;
};

/** The areas that scripts load: plain messages only. */
export type TranslatedTexts<Area> = Record<keyof Area, string>;

/** Cache by language: creating one takes longer than using it a hundred times. */
const rules = new Map<string, Intl.PluralRules>();

/** The plural form of a message for a number; a missing form falls back to `other`. */
export function formFor(forms: Forms, locale: string, count: number): string {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return forms[rule.select(count)] ?? forms.other;
}
