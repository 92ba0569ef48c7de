import type { Trigger, TriggerName } from '../types.ts';
import { address } from './address.ts';
import { hover } from './hover.ts';
import { idle } from './idle.ts';
import { interaction } from './interaction.ts';
import { lacks } from './lacks.ts';
import { link } from './link.ts';
import { load } from './load.ts';
import { media } from './media.ts';
import { scroll } from './scroll.ts';
import { toggle } from './toggle.ts';
import { visible } from './visible.ts';

/** All triggers by their names in the marker's `trigger` attribute. */
export const triggers: Record<TriggerName, Trigger> = {
  address,
  load,
  idle,
  visible,
  media,
  interaction,
  hover,
  lacks,
  link,
  scroll,
  toggle,
};
