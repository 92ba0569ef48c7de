// Byte budgets, from design.md, section 9. All sizes are compressed with brotli as sent. Raising one is a decision.

/**
 * "Home and article of the demo: HTML with inlined CSS ≤ 14 kB brotli, so that the first flight holds it": home whole, an
 * article to the end of its text (decision 017).
 */
export const HTML_BYTES = 14_000;

/**
 * Home in a look with steps of style: measured from 14,011 to 14,098, as names of styles and hashes of files fall out with each seeding
 * (decisions 178 and 200). With its headers still the ten packets of the first flight, 14,600 bytes.
 */
export const HOME_IN_LOOK_HTML_BYTES = 14_130;

/** "Article: text of the content complete within 14,000 bytes, whole ≤ 16 kB": a small part of a second flight. */
export const ARTICLE_HTML_BYTES = 16_440;

/** Maximum for any article of the demo, however long: a second round trip, never a third. */
export const ANY_ARTICLE_HTML_BYTES = 18_150;

/**
 * "Every tour's page ≤ 20 kB, its first screen in the first flight": its style below the fold is a file of its own (decisions 091, 106, 113). Names of
 * styles follow the ids of blocks, which each seeding draws anew: the longest has 20,168 to 20,225.
 */
export const TOUR_HTML_BYTES = 20_240;

/** The same in a look with steps of style: measured up to 20,375 (decisions 178 and 200), in the same round trips. */
export const TOUR_IN_LOOK_HTML_BYTES = 20_390;

/** The list of all tours, with its style for filters, map and cards in a file of its own: like home, it fits the first flight, in each look. */
export const LIST_HTML_BYTES = 13_100;

/** The same in a look, for the reason of home's: measured from 13,038 to 13,160, since filters have the look's shape (decisions 190 and 200). */
export const LIST_IN_LOOK_HTML_BYTES = 13_190;

/** Those files, as sent; 60 bytes of tours are for departures on paper and days in large text (decision 139). */
export const BELOW_FOLD_BYTES = { lists: 5_200, tours: 11_740 };

/** Headers of a page over http: they share the first flight with it, uncompressed in HTTP/1.1. In bytes, with Node's own. */
export const HEADER_BYTES = 1_020;

/** Headers of a script, a font or a picture, in bytes, with Node's own. */
export const PART_HEADER_BYTES = 470;

/** The loader alone: "≤ 2.5 kB" of design.md. */
export const LOADER_BYTES = 2_500;

/**
 * Script before any interaction for a first-time visitor, inlined and requested together, on a page where no popup may open: the loader, which
 * also counts page views, and the head's inline script; 50 bytes of it check whether staff are signed in (decision 032), 30 whether tours are in
 * a comparison (decision 062), 35 whether there is a cart (decision 072). It names files by hashes, whose compressed size differs by a few bytes
 * with each build.
 */
export const SCRIPT_BYTES = 2_850;

/** The same with the runtime of popups: "≤ 5 kB". */
export const SCRIPT_WITH_POPUPS_BYTES = 5_000;
/** The loader, the popups' trigger script, and what it shares with consent. */
export const SCRIPT_WITH_POPUPS_FILES = 3;

/** "≤ 5 kB" with consent in place of popups: the loader, and the consent banner with its imports. */
export const CONSENT_SCRIPT_BYTES = 5_000;
/** The consent banner's own script. */
export const CONSENT_ISLAND_BYTES = 1_800;

/** With both, on a page that has popups and whose visitor must be asked. */
export const SCRIPT_WITH_POPUPS_AND_CONSENT_BYTES = 6_520;

/** The popups' trigger script with its imports, on a page that has any popup. */
export const POPUPS_SCRIPT_BYTES = 2_050;
/** The script that handles clicks on pictures, with its imports but those of every part of the site. */
export const LIGHTBOX_ISLAND_BYTES = 500;

/** "Fonts ≤ 2 files, ≤ 45 kB together, never ahead of the LCP picture." */
export const FONT_FILES = 2;
export const FONT_BYTES = 45_000;

/**
 * Requests of home's first load on a phone, for a first-time visitor: the page, the loader, its picture and the row of three below, a font, and
 * once idle the popups' trigger script, in two files. The hand-made page of design.md, section 1, makes 6.
 */
export const HOME_REQUESTS = 9;

/** Transfer of the list of tours and a tour in a phone's first load without interaction: bytes with headers, as sent. "The list ≤ 100 kB". */
export const TOURS_LOAD = { bytes: 100_000, requests: 10 };
export const TOUR_LOAD = { bytes: 82_000, requests: 8 };

/** Share by which a file may grow over its size in `sizes.json` before the table has to be changed. */
export const HEAD_ROOM = 0.05;
/** Small files change by whole words; minimum growth, in bytes. */
export const MIN_HEAD_ROOM = 25;

/** Scripts of a page of the studio, each gzipped as sent; 649,000 when it was set (decision 056). The picture chooser with its tags, typed days, texts typed on the page, names of blocks and the check
 * before publishing are in forms of all kinds; each page of its own has a loader; 710,153 since their messages are looked up in a catalogue (decision 202). */
export const STUDIO_SCRIPT_BYTES = 711_000;

/**
 * Document of the studio's start page, uncompressed as the browser reads it: 658,858 bytes. Most is the
 * configuration of all fields, each equal part once (decision 193); 2,275,805 without that.
 */
export const STUDIO_DOCUMENT_BYTES = 720_000;
