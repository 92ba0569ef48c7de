import { listen } from '../../../../islands/triggers/listen.ts';
import type { PopupTrigger } from './types.ts';

/** Fires on the click number `times`, anywhere on the page. */
export const click: PopupTrigger<'click'> = (fire, { times }) => {
  let clicks = 0;
  return listen(window, 'click', () => ++clicks >= times && fire());
};
