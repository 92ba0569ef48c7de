/**
 * Hears Back and Forward from the first moment, before the script of any listing is there, and wakes all of them. The list that a page came
 * with is that of the address it came with, which stays with its marker as `data-from`. `d` is the document.
 */
export const FOLLOW_HISTORY = `{let u=location.href;addEventListener("popstate",()=>{for(let e of d.querySelectorAll("rihla-island[name=listing]"))e.dataset.from??=u,e.setAttribute("trigger","load"),e.dispatchEvent(new Event("toggle"))})}`;
