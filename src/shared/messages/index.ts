import { directionOf, type LocaleCode } from '../locales.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { type Forms, formFor } from './forms.ts';
import { fr } from './fr.ts';

export type MessageKey = keyof typeof en;
/** Keys of messages that depend on a number. */
export type CountedKey = { [Key in MessageKey]: (typeof en)[Key] extends string ? never : Key }[MessageKey];
/** Keys of all other messages. */
export type PlainKey = Exclude<MessageKey, CountedKey>;
/** A catalogue; its own file says which plural forms its language has. */
export type Messages = Readonly<Record<MessageKey, string | Forms>>;

const CATALOGUES: Readonly<Record<LocaleCode, Messages>> = { en, fr, ar };

type Values = Readonly<Record<string, string | number>>;

/** Looks up a message, in the plural form for its `{count}`, and fills in its `{names}`. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: Key extends CountedKey ? [values: Values & { count: number }] : [values?: Values]
) => string;

/** Texts that replace messages of a catalogue. */
export type OwnTexts = Readonly<Partial<Record<MessageKey, string>>>;

/**
 * Translation (i18n): the message function of one language. A value that is missing stays visible as `{name}`.
 * @param own texts that replace those of the catalogue
 * @param always values that every message may name
 */
export function createTranslate(locale: LocaleCode, own: OwnTexts = {}, always: Values = {}): Translate {
  const messages = CATALOGUES[locale];
  const write = directionOf(locale) === 'rtl' ? isolate : String;
  return (key, ...[values = {}]) => {
    const message = own[key] ?? messages[key];
    const text = typeof message === 'string' ? message : formFor(message, locale, Number(values.count));
    const all: Values = { ...always, ...values };
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = all[name];
      return value === undefined ? whole : write(value);
    });
  };
}

/** Isolates a name, price or address in right-to-left text: it keeps its own direction, and does not affect the text around it. */
function isolate(value: string | number): string {
  return typeof value === 'number' ? String(value) : `\u2068${value}\u2069`;
}

/** All plural forms of a message, for scripts that count in the browser. */
export function messageForms(locale: LocaleCode, key: CountedKey): Forms {
  return CATALOGUES[locale][key] as Forms;
}
