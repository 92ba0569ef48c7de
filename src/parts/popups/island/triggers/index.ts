import type { TriggerName } from '../../rules/timing.ts';
import { adblockDetection } from './adblockDetection.ts';
import { click } from './click.ts';
import { exitIntent } from './exitIntent.ts';
import { inactivity } from './inactivity.ts';
import { pageLoad } from './pageLoad.ts';
import { scrolling } from './scrolling.ts';
import { scrollingTo } from './scrollingTo.ts';
import type { PopupTrigger } from './types.ts';

/** Triggers by their names in `Triggers`. */
export const triggers: { [Name in TriggerName]: PopupTrigger<Name> } = {
  page_load: pageLoad,
  scrolling,
  scrolling_to: scrollingTo,
  click,
  inactivity,
  exit_intent: exitIntent,
  adblock_detection: adblockDetection,
};
