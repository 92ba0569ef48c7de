/** Minimum space above a heading that is jumped to, in CSS px; a setting counts only above it (spec). */
export const TOC_SCROLL_OFFSET_PX = 30;

/** Duration of the scroll to a section, in ms (spec). */
export const TOC_SCROLL_MS = 500;

/** Prefix of the toggle's cookie name, before the table's index, and its attributes (spec, 4 and 9). */
export const TOC_COOKIE_PREFIX = 'ezTOC_hidetoc-';
export const TOC_COOKIE_OPTIONS = { days: 30, sameSite: 'Strict' } as const;

/** State of the list; also the value of the cookie and of the state attribute. */
export type TocState = 'shown' | 'hidden';
