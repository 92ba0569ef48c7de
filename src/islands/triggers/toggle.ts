import type { Trigger } from '../types.ts';
import { listen } from './listen.ts';

/** Fires when a popover or details element inside the element has opened, which the browser does without script. */
export const toggle: Trigger = (start, _value, element) => listen(element, 'toggle', start);
