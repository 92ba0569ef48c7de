import { CHOICE_KEY, COMPARE_PARAMETER, MOST_COMPARED } from './choice.ts';

/**
 * Says on the root element that the browser keeps a choice, also when another tab makes one: only then its tray is shown and its script
 * comes. `d` is the document.
 */
export const MARK_CHOICE = `{let f=()=>{try{localStorage["${CHOICE_KEY}"]&&(d.documentElement.dataset.compare="")}catch{}};f();addEventListener("storage",f)}`;

/**
 * On the page of comparisons, before anything is shown: when its address names nothing, goes on to what the browser keeps; when it names
 * something else, says so on the root element, where the style of the page reads it. Also when another tab changes the choice.
 */
export const SHOW_CHOICE = `{let f=()=>{try{let c=JSON.parse(localStorage["${CHOICE_KEY}"]).slice(0,${MOST_COMPARED}).map(t=>t.code),q=new URLSearchParams(location.search).getAll("${COMPARE_PARAMETER}").join().split(/[,\\s]+/).filter(t=>t);c[0]&&c.every(t=>/^[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{0,39}$/u.test(t))&&(q[0]?c.sort()+""!=q.sort()&&(d.documentElement.dataset.compareOther=""):location.replace("?${COMPARE_PARAMETER}="+c.map(encodeURIComponent)))}catch{}};f();addEventListener("storage",f)}`;
