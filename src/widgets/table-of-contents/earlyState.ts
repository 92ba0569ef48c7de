import { builderMedia } from '../../shared/breakpoints.ts';
import { DEVICES } from '../../shared/style.ts';
import { TOC_COOKIE_PREFIX } from './constants.ts';

const QUERIES = JSON.stringify(Object.fromEntries(DEVICES.map((device) => [device, builderMedia(device)])));

/**
 * A script for inside the table, run by the parser before the list is painted: it says whether the list is open, by the stored
 * state or else by the device, so that a cached page, the same for all, never shows or says the wrong one first. Until
 * `TableOfContentsIsland` wakes, which goes on from there, focus holds the list open. The text never changes, so its hash
 * can stand in the content security policy.
 */
export const TOC_EARLY_SCRIPT = `(n=>{const d=n.dataset,m=document.cookie.match("(?:^|; )${TOC_COOKIE_PREFIX}"+d.index+"=(shown|hidden)(?:;|$)"),q=${QUERIES},f=(e={})=>{"ready"in d||n.querySelector("button").setAttribute("aria-expanded",n.contains(e.type=="focusout"?e.relatedTarget:document.activeElement)||(m?m[1]=="shown":!(d.hide||"").split(" ").some(k=>k&&matchMedia(q[k]).matches)))};if(m)d.state=m[1];f();for(const e of["focusin","focusout"])n.addEventListener(e,f);addEventListener("resize",f)})(document.currentScript.parentNode)`;
