import type { LocaleCode } from '../locales.ts';
import { en, type MessageKey, type Messages } from './en.ts';

const CATALOGUES: Record<LocaleCode, Messages> = { en };

/** Looks up a message and fills in its `{names}`. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** The message function of one language. A value that is missing stays visible as `{name}`. */
export function createTranslate(locale: LocaleCode): Translate {
  const messages = CATALOGUES[locale];
  return (key, values = {}) =>
    messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export type { MessageKey, Messages };
