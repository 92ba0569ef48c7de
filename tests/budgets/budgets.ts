// The budgets of bytes, from design.md, section 9. All sizes are compressed with brotli as sent. Raising one is a decision.

/**
 * "Home and article of the demo: HTML with inlined CSS ≤ 14 kB brotli, so that the first flight holds it": home whole, an
 * article to the end of its text (decision 017).
 */
export const HTML_BYTES = 14_000;

/** What home weighs, with room for a few words. */
export const HOME_HTML_BYTES = 13_600;

/** No article of the demo may be heavier than this, however long it is: a second round trip, never a third. */
export const ANY_ARTICLE_HTML_BYTES = 18_000;

/**
 * Headers of a page without a secure address: they share the first flight with it, uncompressed in HTTP/1.1. In bytes, with
 * what Node itself adds.
 */
export const HEADER_BYTES = 1_020;

/** Headers of a script, a font or a picture, in bytes, with what Node itself adds. */
export const PART_HEADER_BYTES = 470;

/** "Script before any interaction, no island in view ≤ 2.5 kB", inlined and requested together, rounded (decision 032). */
export const SCRIPT_BYTES = 2_540;

/**
 * The same on pages that have popups: the loader, what is inlined, and the runtime of popups. The issue of popups allows 4 kB for
 * that runtime alone; with the loader it stays near the 5 kB of design.md. An article also says inline how its table of contents
 * stands.
 */
export const SCRIPT_WITH_POPUPS_BYTES = 5_680;

/**
 * What a page with popups may ask for in all, whatever their rules are: rare rules, such as those of browsers and devices, come in
 * files of their own. The 2.5 kB above, and the 4 kB of the issue of popups.
 */
export const SCRIPT_WITH_ANY_RULES_BYTES = 6_500;
/** The loader, the runtime of popups, its helper, its rare rules and what they know of the visitor. */
export const SCRIPT_WITH_ANY_RULES_FILES = 5;

/** "≤ 5 kB with the runtimes for popups and consent": the loader, and what asks for consent, with all it imports. */
export const CONSENT_SCRIPT_BYTES = 5_000;
/** The asking alone. */
export const CONSENT_ISLAND_BYTES = 1_800;

/** The runtime of popups with all it imports, on a page that has any: rules, triggers, counters. */
export const POPUPS_SCRIPT_BYTES = 3_000;
/** What waits for a click on a picture, with all it imports but what every part of the site imports. */
export const LIGHTBOX_ISLAND_BYTES = 500;

/** "Fonts ≤ 2 files, ≤ 45 kB together, never ahead of the LCP picture." */
export const FONT_FILES = 2;
export const FONT_BYTES = 45_000;

/**
 * Requests of home's first load on a phone: the page, the loader, its picture and the one below, both fonts, and once
 * the page rests the runtime of popups in two files and the time of the server. The hand-made page of design.md, section 1,
 * makes 6.
 */
export const HOME_REQUESTS = 9;

/** Part of a size in `sizes.json` by which a file may grow before the table has to be changed. */
export const HEAD_ROOM = 0.05;
/** Small files change by whole words, in bytes. */
export const LEAST_HEAD_ROOM = 25;
