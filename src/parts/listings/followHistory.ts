/**
 * Hears Back and Forward and what is chosen in filters from the first moment, before the script of any listing is there, and wakes all of them. The list that a page came
 * with is that of the address that was navigated to, which stays with its marker as `data-from`: somebody who is quick has changed the present one
 * before this runs. `d` is the document.
 */
export const FOLLOW_HISTORY = `{let u=performance.getEntriesByType("navigation")[0]?.name||location.href,f=()=>{for(let e of d.querySelectorAll("rihla-island[name=listing]"))e.dataset.from??=u,e.setAttribute("trigger","load"),e.dispatchEvent(new Event("toggle"))};addEventListener("popstate",f);for(let t of["focusin","change"])addEventListener(t,e=>e.target.form?.dataset.filterForm&&f());u!=location.href&&addEventListener("load",f)}`;
