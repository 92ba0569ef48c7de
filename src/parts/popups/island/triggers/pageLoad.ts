import type { PopupTrigger } from './types.ts';

/** Fires `delay` seconds after the page has loaded. */
export const pageLoad: PopupTrigger<'page_load'> = (fire, { delay }) => {
  const timer = setTimeout(fire, delay * 1000);
  return () => clearTimeout(timer);
};
