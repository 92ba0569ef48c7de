import type { Payload, PayloadRequest } from 'payload';
import type { OwnLetters } from '../../../letters/letterhead.ts';
import type { LocaleCode } from '../../../shared/locales.ts';

/** Stored in the configuration's `custom`, for code that has only the Payload instance. */
export interface LetterFacts {
  /** Letters of the site's own, by the names of those that they replace. */
  letters: OwnLetters | undefined;
  /** Settings with their published translation; the same object where they have none. */
  translateSettings: TranslateSettings;
}

type TranslateSettings = <Settings extends { id: number }>(
  payload: Payload,
  slug: string,
  settings: Settings,
  locale: LocaleCode,
  req: PayloadRequest,
) => Promise<Settings>;

/** The letters of the site's own. */
export function lettersOf({ config }: Pick<Payload, 'config'>): OwnLetters | undefined {
  return (config.custom as Partial<LetterFacts>).letters;
}

/** How settings are translated: by translations, which are above the letters. */
export function translateSettingsOf({ config }: Pick<Payload, 'config'>): TranslateSettings | undefined {
  return (config.custom as Partial<LetterFacts>).translateSettings;
}
