import { BUILDER_BREAKPOINTS } from '../../shared/breakpoints.ts';
import { TOC_COOKIE_PREFIX } from './constants.ts';

/** Says for each device of a table, by the builder's breakpoints, what the script asks: the first that matches, or else a desktop. */
const DEVICE = (['mobile', 'tablet'] as const)
  .map((device) => `w(${BUILDER_BREAKPOINTS[device].max})?"${device}":`)
  .join('');

/**
 * A script for inside the table, run by the parser before the list is painted: it says whether the list is open, by the stored
 * state or else by the device, so that a cached page, the same for all, never shows or says the wrong one first. Until
 * `TableOfContentsIsland` wakes, which goes on from there, focus holds the list open. The text never changes, so its hash
 * can stand in the content security policy.
 */
export const TOC_EARLY_SCRIPT = `(n=>{const d=n.dataset,m=document.cookie.match("${TOC_COOKIE_PREFIX}"+d.index+"=(shown|hidden)\\\\b"),w=x=>matchMedia("(width <= "+x+"px)").matches,f=(e={})=>"ready"in d||n.querySelector("button").setAttribute("aria-expanded",n.contains(e.type=="focusout"?e.relatedTarget:document.activeElement)||(m?m[1]=="shown":!d.hide?.includes(${DEVICE}"desktop")));if(m)d.state=m[1];f();n.addEventListener("focusin",f);n.addEventListener("focusout",f);addEventListener("resize",f)})(document.currentScript.parentNode)`;
