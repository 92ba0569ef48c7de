import type { LocaleCode } from '../shared/locales.ts';
import type { ThemeTokens } from '../shared/theme.ts';
import type { RenderedLetter } from './letter.ts';

/** What all letters of a site have in common. Every field but `url` and `locale` may hold whatever an editor wrote. */
export interface Letterhead {
  locale: LocaleCode;
  /** Letters of the site's own, which stand in for ours of the same names. */
  letters?: OwnLetters | undefined;
  /** The operator's. */
  name: string;
  /** Origin of the site, without a slash at the end. */
  url: string;
  colours: ThemeTokens['colours'];
  /** The address, a line each. */
  postal: readonly string[];
  email?: string | undefined;
  telephone?: string | undefined;
  /** When travellers are answered, in the operator's words. */
  replyPromise?: string | undefined;
  /** Stands below what is written to travellers. */
  signature?: string | undefined;
}

/** Letters of a site's own, by the names of those that they replace; each takes what ours of its name takes (`letters.ts`). */
export type OwnLetters = Readonly<
  Record<string, ((head: Letterhead, ...about: never) => Promise<RenderedLetter>) | undefined>
>;
