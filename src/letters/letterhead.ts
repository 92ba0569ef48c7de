import type { LocaleCode } from '../shared/locales.ts';
import type { ThemeTokens } from '../shared/theme.ts';

/** Data that all letters of a site share. Every field but `url` and `locale` may hold unsanitized editor input. */
export interface Letterhead {
  locale: LocaleCode;
  /** The operator's. */
  name: string;
  /** Origin of the site, without a trailing slash. */
  url: string;
  colours: ThemeTokens['colours'];
  /** Postal address, one line each. */
  postal: readonly string[];
  email?: string | undefined;
  telephone?: string | undefined;
  /** Reply promise, in the operator's words. */
  replyPromise?: string | undefined;
  /** Signature below letters to travellers. */
  signature?: string | undefined;
}
