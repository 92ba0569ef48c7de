import { type Forms, formFor } from '../messages/forms.ts';

/** Languages in which the studio is offered. */
export const STUDIO_LANGUAGES = ['en', 'fr', 'ar'] as const;

export type StudioLanguage = (typeof STUDIO_LANGUAGES)[number];

/** A catalogue: messages of the studio in one language, by their English text (gettext's msgid). */
export type StudioMessages = Readonly<Record<string, string | Forms>>;

/** The language of the studio's page or answer that is being made, with its catalogue; English has none. */
export interface StudioWords {
  language: StudioLanguage;
  messages: StudioMessages;
  /** URL of the script that sets this in the browser; known on the server only. */
  script?: string;
}

declare global {
  /** In the browser a variable that the catalogue's script sets; on the server a getter that reads the request's own. */
  var rihlaStudioWords: StudioWords | undefined;
}

/**
 * Separates a message from its context (gettext's msgctxt), where one English word is several in other languages: `Open\x04an enquiry`
 * is `Open` on screen, and a message of its own in the catalogues.
 */
const CONTEXT = '\x04';

export type Values = Readonly<Record<string, string | number>>;

/** The language of the studio for whoever is asking: of the request on the server, of the page in the browser; English elsewhere. */
export function studioLanguage(): StudioLanguage {
  return globalThis.rihlaStudioWords?.language ?? 'en';
}

/**
 * Translation (gettext): a message of the studio in the language of whoever is asking. The English text is the key; a message that
 * the catalogue does not have stays English.
 * @param message a literal, so that `npm run words` finds it; `{name}` stands for a value
 */
export function t(message: string, values?: Values): string {
  const found = globalThis.rihlaStudioWords?.messages[message];
  return fill(typeof found === 'string' ? found : (found?.other ?? english(message)), values);
}

/**
 * Plural form (ngettext): a message that depends on a number.
 * @param one the English text for one
 * @param other the English text for any other number; key of the catalogue
 */
export function tCount(one: string, other: string, count: number, values?: Values): string {
  const words = globalThis.rihlaStudioWords;
  const found = words?.messages[other] ?? { one, other: english(other) };
  return fill(typeof found === 'string' ? found : formFor(found, words?.language ?? 'en', count), { count, ...values });
}

/** Context of labels of fields, which the catalogue may have apart: “Open” is a button of a screen, and a state of a field. */
export const FIELD_CONTEXT = `${CONTEXT}field`;

/** Separator of a setting's label from those of the groups around it. */
const SEPARATOR = ' › ';

/** Translates a text of a declaration, such as a field's label; each part of `Space › Above`. */
export function tDeclared(text: string): string {
  if (text.includes(SEPARATOR)) return text.split(SEPARATOR).map(tDeclared).join(SEPARATOR);
  const found = globalThis.rihlaStudioWords?.messages[text + FIELD_CONTEXT];
  return typeof found === 'string' ? found : t(text);
}

/** Marks an English text for the catalogue where it is only declared (gettext_noop); `t` translates it where it is shown. */
export function msg<const Message extends string>(message: Message): Message {
  return message;
}

/** A message as it is in English, without its context: to be stored, or read by programs. */
export function english(message: string): string {
  return message.split(CONTEXT, 1)[0] ?? message;
}

function fill(message: string, values: Values = {}): string {
  if (!message.includes('{')) return message;
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : isolate(value);
  });
}

/** Isolates a value in right-to-left text: it keeps its own direction, and does not affect the text around it. */
function isolate(value: string | number): string {
  return typeof value === 'number' || studioLanguage() !== 'ar' ? String(value) : `\u2068${value}\u2069`;
}
