import { TOC_COOKIE_PREFIX } from './constants.ts';

/**
 * A script for inside the table, run by the parser before the list is painted: it applies the stored state, so that a
 * cached page, the same for all, never shows the wrong state first. The text never changes, so its hash can stand in the
 * content security policy. Without it `TableOfContentsIsland` applies the state when it wakes.
 */
export const TOC_EARLY_SCRIPT = `(n=>{const m=document.cookie.match("(?:^|; )${TOC_COOKIE_PREFIX}"+n.dataset.index+"=(shown|hidden)(?:;|$)");if(m){n.dataset.state=m[1];n.querySelector(".r-toc__toggle").setAttribute("aria-expanded",m[1]=="shown")}})(document.currentScript.parentNode)`;
