import type { Trigger } from '../types.ts';
import { listen } from './listen.ts';

/** Fires when a popover or details inside the element has opened, by the browser and without waiting for any script. */
export const toggle: Trigger = (start, _value, element) => listen(element, 'toggle', start);
