import type { ReactNode } from 'react';

/** A page in the site's look that answers one visitor: that something was done, or has still to be confirmed. No cache keeps it. */
export interface Notice {
  title: string;
  paragraphs: readonly string[];
  /** Sends a POST to the address of the page itself; nothing that only opens the page, such as a scanner of links, does that. */
  button?: string | undefined;
  /** Where to go from here. */
  link?: { label: string; href: string } | undefined;
  /** Stands below the paragraphs, such as a form that is shown again. */
  main?: ReactNode;
  /** Style of that. */
  css?: string;
  /** How its answer begins; absent: 200. */
  status?: 200 | 404 | 410;
}
