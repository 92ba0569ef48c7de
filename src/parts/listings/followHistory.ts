/**
 * Head script that handles Back, Forward and changes of filters before the script of any listing is loaded, and wakes all listings. The original list
 * of a page belongs to the URL that was navigated to, kept on its marker as `data-from`: a quick visitor may have changed the current one before this
 * runs. `d` is the document.
 */
export const FOLLOW_HISTORY = `{let u=performance.getEntriesByType("navigation")[0]?.name||location.href,f=()=>{for(let e of d.querySelectorAll("rihla-island[name=listing]"))e.dataset.from??=u,e.setAttribute("trigger","load"),e.dispatchEvent(new Event("toggle"))};addEventListener("popstate",f);for(let t of["focusin","change"])addEventListener(t,e=>e.target.form?.dataset.filterForm&&f());u!=location.href&&addEventListener("load",f)}`;
