import type { ReactNode } from 'react';
import type { LocaleCode } from '../shared/locales.ts';

/** A notice page in the site's look for one visitor: something was done, or needs confirmation. Never cached. */
export interface Notice {
  title: string;
  paragraphs: readonly string[];
  /** Label of a button that sends a POST to the page's own URL; a client that only opens the page, such as a link scanner, does not do that. */
  button?: string | undefined;
  /** Link to continue. */
  link?: { label: string; href: string } | undefined;
  /** Content below the paragraphs, such as a form that is shown again. */
  main?: ReactNode;
  /** CSS for `main`. */
  css?: string;
  /** The language of its words; absent: that of the request. */
  locale?: LocaleCode;
  /** HTTP status; absent: 200. */
  status?: 200 | 404 | 410;
}
