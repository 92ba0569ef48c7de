import type { LocaleCode } from '../../shared/locales.ts';
import { createTranslate, type MessageKey, type OwnTexts } from '../../shared/messages/index.ts';
import type { EditableLetter } from './editableLetter.ts';
import { EDITABLE_LETTERS } from './editableLetters.ts';
import { findTextFault, placeholdersIn, type TextRules, tidyLetterText } from './placeholders.ts';

/** Optional placeholders: the table or the footer of the letter has their values. */
const OPTIONAL = new Set(['site', 'reference', 'what', 'name']);

/** Texts by language, as they are stored. Missing ones are the catalogue's. */
export type TextsByLanguage = Readonly<Partial<Record<LocaleCode, OwnTexts>>>;

/** The text of the catalogue. No text of a letter to travellers depends on a number (a test). */
export function defaultText(locale: LocaleCode, key: MessageKey): string {
  return createTranslate(locale)(key as 'letter.greeting');
}

/** Rules of a text: which placeholders it may and must hold, by those of the catalogue's text. */
export function textRules({ names }: Pick<EditableLetter, 'names'>, key: MessageKey): TextRules {
  const own = placeholdersIn(defaultText('en', key));
  const isSubject = key.endsWith('.subject') || key.endsWith('.title');
  return {
    may: [...own.filter((name) => !names.includes(name)), ...names],
    must: isSubject ? [] : own.filter((name) => !OPTIONAL.has(name)),
    isLine: !isParagraph(key),
  };
}

/** Texts that end like a sentence are paragraphs: neither subjects, headings, buttons nor links. */
function isParagraph(key: MessageKey): boolean {
  return /[.!]$/.test(defaultText('en', key)) && !/(\.subject|\.title|Title|Subject)$/.test(key);
}

/** The rules of a text by its key; undefined: no editable letter has it. */
export function rulesOfKey(key: string): TextRules | undefined {
  const letter = EDITABLE_LETTERS.find(({ texts }) => texts.some(([one]) => one === key));
  return letter && textRules(letter, key as MessageKey);
}

/**
 * Stored texts that pass the check: after an update a text may name a removed placeholder; then the catalogue's text is sent.
 */
export function soundTexts(stored: unknown): OwnTexts {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  const sound = entries.filter(([key, text]) => {
    const rules = rulesOfKey(key);
    return rules && typeof text === 'string' && !findTextFault(text, rules);
  });
  return Object.fromEntries(sound) as OwnTexts;
}

/** Applies changes to the texts of a letter. Null, or the catalogue's own text, resets one. */
export function changeTexts(
  locale: LocaleCode,
  before: OwnTexts,
  changes: Readonly<Partial<Record<MessageKey, string | null>>>,
): OwnTexts {
  const after: Partial<Record<MessageKey, string>> = { ...before };
  for (const [name, text] of Object.entries(changes)) {
    const key = name as MessageKey;
    const rules = rulesOfKey(key);
    const tidy = text && rules ? tidyLetterText(text, rules) : undefined;
    if (tidy === undefined || tidy === defaultText(locale, key)) delete after[key];
    else after[key] = tidy;
  }
  return after;
}
