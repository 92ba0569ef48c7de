import type { LocaleCode } from '../shared/locales.ts';
import type { ThemeTokens } from '../shared/theme.ts';

/** What all letters of a site have in common. Every field but `url` and `locale` may hold whatever an editor wrote. */
export interface Letterhead {
  locale: LocaleCode;
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
