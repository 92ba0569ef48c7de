import type { EditableLetter } from '../../../letters/texts/editableLetter.ts';
import { PLACEHOLDER_WORDS } from '../../../letters/texts/editableLetters.ts';
import type { TextRules } from '../../../letters/texts/placeholders.ts';
import { defaultText, type TextsByLanguage, textRules } from '../../../letters/texts/textRules.ts';
import { directionOf, type LocaleCode } from '../../../shared/locales.ts';
import type { MessageKey } from '../../../shared/messages/index.ts';
import { t } from '../../../shared/studioWords/t.ts';

/** Initial value of a text of a letter on its page. */
export interface LetterText {
  key: MessageKey;
  label: string;
  /** The catalogue's. */
  standard: string;
  /** Edited text; null: the default. */
  own: string | null;
  rules: TextRules;
}

/** Initial data of the page of a letter. */
export interface LetterPage {
  name: string;
  locale: LocaleCode;
  direction: 'ltr' | 'rtl';
  texts: readonly LetterText[];
  cases: readonly { name: string; label: string }[];
  /** Meaning of each placeholder. */
  words: Readonly<Record<string, string>>;
  /** E-mail address of the signed-in user. */
  to: string;
}

/** Address of the page of a letter. */
export function letterAddress({ name }: Pick<EditableLetter, 'name'>, language?: string): string {
  return `/admin/letter?${new URLSearchParams({ name, ...(language && { language }) })}`;
}

/** The page of a letter in one language. */
export function letterPage(
  letter: EditableLetter,
  locale: LocaleCode,
  stored: TextsByLanguage,
  to: string,
): LetterPage {
  return {
    name: letter.name,
    locale,
    direction: directionOf(locale),
    texts: letter.texts.map(([key, label]) => ({
      key,
      label: t(label),
      standard: defaultText(locale, key),
      own: stored[locale]?.[key] ?? null,
      rules: textRules(letter, key),
    })),
    cases: (letter.cases ?? []).map(({ label, name }) => ({ name, label: t(label) })),
    words: Object.fromEntries(Object.entries(PLACEHOLDER_WORDS).map(([name, words]) => [name, t(words)])),
    to,
  };
}
