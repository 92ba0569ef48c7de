import { CHOICE_KEY, COMPARE_PARAMETER, MAX_COMPARED } from './choice.ts';

/**
 * Head script that marks the root element when a choice is stored, also from another tab: only then the tray is shown and its script loaded. `d` is
 * the document.
 */
export const MARK_CHOICE = `{let f=()=>{try{localStorage["${CHOICE_KEY}"]&&(d.documentElement.dataset.compare="")}catch{}};f();addEventListener("storage",f)}`;

/**
 * Head script of the comparison page, before anything is shown: without tours in the URL it redirects to the stored choice; if they differ, it marks
 * the root element, which the page's CSS uses. Also when another tab changes the choice.
 */
export const SHOW_CHOICE = `{let f=()=>{try{let c=JSON.parse(localStorage["${CHOICE_KEY}"]).slice(0,${MAX_COMPARED}).map(t=>t.code),q=new URLSearchParams(location.search).getAll("${COMPARE_PARAMETER}").join().split(/[,\\s]+/).filter(t=>t);c[0]&&c.every(t=>/^[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{0,39}$/u.test(t))&&(q[0]?c.sort()+""!=q.sort()&&(d.documentElement.dataset.compareOther=""):location.replace("?${COMPARE_PARAMETER}="+c.map(encodeURIComponent)))}catch{}};f();addEventListener("storage",f)}`;
