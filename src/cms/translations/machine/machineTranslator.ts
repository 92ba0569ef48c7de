import type { TranslationLocale } from '../languages.ts';

/** Port of a machine translation service. */
export interface MachineTranslator {
  /** Name of the service, as its users know it. */
  name: string;
  /**
   * Translates texts from the default language, all or none.
   * @param texts XML fragments: tags are kept around the words that they mark, and the content of `k` elements as it is
   * @param context what the texts are about; not translated, nor billed
   * @returns the translations, in the order of the texts
   * @throws MachineError with the reason of the service
   */
  translate(texts: readonly string[], to: TranslationLocale, context: string): Promise<string[]>;
  /**
   * Characters that the account may still have translated in this period; undefined: without a limit.
   * @throws MachineError with the reason of the service
   */
  readLeft(): Promise<number | undefined>;
}
