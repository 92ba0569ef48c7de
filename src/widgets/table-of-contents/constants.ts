/** Least room above a heading that is jumped to, in CSS pixels; a setting counts only above it (spec, section 9). */
export const TOC_SCROLL_OFFSET_PX = 30;

/** Milliseconds of the scroll to a section (spec, section 9, "Smooth scroll"). */
export const TOC_SCROLL_MS = 500;

/** The name, before the position of the table on its page, and the rules of the toggle's cookie (spec, 4 and 9). */
export const TOC_COOKIE_PREFIX = 'ezTOC_hidetoc-';
export const TOC_COOKIE_OPTIONS = { days: 30, sameSite: 'Strict' } as const;

/** Whether the list is open; also the cookie's value and the state attribute's. */
export type TocState = 'shown' | 'hidden';
