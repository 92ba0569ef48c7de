import { BUILDER_BREAKPOINTS } from '../../shared/breakpoints.ts';
import { TOC_COOKIE_PREFIX } from './constants.ts';

/** Script expression for the device, by the builder's breakpoints: the first that matches, otherwise desktop. */
const DEVICE = (['mobile', 'tablet'] as const)
  .map((device) => `w(${BUILDER_BREAKPOINTS[device].max})?"${device}":`)
  .join('');

/**
 * Inline script inside the table, run by the parser before the list is painted: sets the toggle by the stored state or the device, so that a
 * cached page, the same for all, never shows the wrong state first. Until `TableOfContentsIsland` is mounted and takes over, focus keeps the
 * list open. The text is constant, so its hash can be in the Content-Security-Policy.
 */
export const TOC_EARLY_SCRIPT = `(n=>{const d=n.dataset,m=document.cookie.match("${TOC_COOKIE_PREFIX}"+d.index+"=(shown|hidden)\\\\b"),w=x=>matchMedia("(width <= "+x+"px)").matches,f=(e={})=>"ready"in d||n.querySelector("button").setAttribute("aria-expanded",n.contains(e.type=="focusout"?e.relatedTarget:document.activeElement)||(m?m[1]=="shown":!d.hide?.includes(${DEVICE}"desktop")));if(m)d.state=m[1];f();n.addEventListener("focusin",f);n.addEventListener("focusout",f);addEventListener("resize",f)})(document.currentScript.parentNode)`;
