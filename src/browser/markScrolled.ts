/** CSS pixels scrolled from which the to-top control is shown (spec, section 9, "Page widgets"). */
export const TO_TOP_THRESHOLD_PX = 100;

/**
 * A script for the head, where `d` is the document: keeps `data-scrolled` on the root element while the page is scrolled by the
 * threshold. Every page begins at its top, and the browser tells of each way from there, so that it is right on a page that opens
 * further down, long before anything else has arrived.
 */
export const MARK_SCROLLED = `addEventListener("scroll",()=>d.documentElement.toggleAttribute("data-scrolled",scrollY>=${TO_TOP_THRESHOLD_PX}))`;
