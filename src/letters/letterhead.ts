import type { LocaleCode } from '../shared/locales.ts';
import type { OwnTexts } from '../shared/messages/index.ts';
import type { StyleTokens } from '../shared/styleSteps.ts';
import type { ThemeTokens } from '../shared/theme.ts';
import type { OwnTypefaces } from '../styles/fonts/own/ownFamily.ts';
import type { RenderedLetter } from './letter.ts';

/** Data that all letters of a site share. Every field but `url` and `locale` may hold unsanitized editor input. */
export interface Letterhead {
  locale: LocaleCode;
  /** Letters of the site's own code, which replace built-in ones of the same names. */
  letters?: OwnLetters | undefined;
  /** Texts that editors have changed, in the language of the letterhead; checked when they were saved. */
  texts?: OwnTexts | undefined;
  /** The operator's. */
  name: string;
  /** Origin of the site, without a trailing slash. */
  url: string;
  colours: ThemeTokens['colours'];
  /** Shape and colour of buttons, with the theme's corners in px; absent: brand colour with small corners. */
  buttons?: { shape: StyleTokens['buttons']; fill: StyleTokens['fill']; radius: number } | undefined;
  /** The operator's own logo; absent: the name in words. */
  logo?: LetterLogo | undefined;
  /** Id of the site's pair of typefaces; absent: the default. */
  typefaces?: string | undefined;
  /** Own typefaces of the site, which go before those of the pair. */
  own?: OwnTypefaces | undefined;
  /** Postal address, one line each. */
  postal: readonly string[];
  email?: string | undefined;
  telephone?: string | undefined;
  /** Reply promise, in the operator's words. */
  replyPromise?: string | undefined;
  /** Signature below letters to travellers. */
  signature?: string | undefined;
}

/** Letters of the site's own code, by the names of those they replace; each has the parameters of the built-in one (`letters.ts`). */
export type OwnLetters = Readonly<
  Record<string, ((head: Letterhead, ...about: never) => Promise<RenderedLetter>) | undefined>
>;

/** A logo in the head of letters and papers. */
export interface LetterLogo {
  /** Address with its origin. */
  url: string;
  /** Of the logo that mail programs show in dark mode; absent: the same. */
  urlOnDark: string | undefined;
  /** In CSS px. */
  width: number;
  height: number;
}
