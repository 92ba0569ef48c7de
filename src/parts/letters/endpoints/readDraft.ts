import type { PayloadRequest } from 'payload';
import { bodyOf, Refusal } from '../../../cms/endpoints/editorsOnly.ts';
import type { EditableLetter } from '../../../letters/texts/editableLetter.ts';
import { editableLetter } from '../../../letters/texts/editableLetters.ts';
import { findTextFault } from '../../../letters/texts/placeholders.ts';
import { textRules } from '../../../letters/texts/textRules.ts';
import { isLocale, type LocaleCode } from '../../../shared/locales.ts';
import type { MessageKey } from '../../../shared/messages/index.ts';
import { t } from '../../../shared/studioWords/t.ts';

/** Request body of the page of a letter. */
export interface LetterDraft {
  letter: EditableLetter;
  locale: LocaleCode;
  /** Its texts as they are typed; null: the default. */
  texts: Partial<Record<MessageKey, string | null>>;
  /** The texts as the page has read them. */
  seen: Partial<Record<MessageKey, string | null>>;
  /** Case of the letter that is shown. */
  shown?: string | undefined;
}

/**
 * Parses and validates the request of the page of a letter: `{ letter, language, texts, seen, shown }`.
 * @throws Refusal that names the invalid text, and the reason
 */
export async function readDraft(req: PayloadRequest): Promise<LetterDraft> {
  const { language, letter: name, seen, shown, texts } = await bodyOf(req);
  const letter = editableLetter(name);
  if (!letter) throw new Refusal(404, t('There is no such letter. Go back to the list of letters.'));
  if (!isLocale(language))
    throw new Refusal(400, t('Letters are not written in that language. Choose one of the list.'));
  const draft = textsOf(letter, texts);
  for (const [key, label] of letter.texts) {
    const text = draft[key];
    const fault = text == null ? undefined : findTextFault(text, textRules(letter, key));
    if (fault) throw new Refusal(422, t('{label}: {fault}', { label: t(label), fault }));
  }
  return {
    letter,
    locale: language,
    texts: draft,
    seen: textsOf(letter, seen),
    shown: typeof shown === 'string' ? shown : undefined,
  };
}

/** Texts of this letter only; others are ignored. */
function textsOf({ texts }: EditableLetter, sent: unknown): LetterDraft['texts'] {
  const given = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>;
  const entries = texts.flatMap(([key]): [MessageKey, string | null][] => {
    const text = Object.hasOwn(given, key) ? given[key] : undefined;
    return typeof text === 'string' || text === null ? [[key, text]] : [];
  });
  return Object.fromEntries(entries) as LetterDraft['texts'];
}
