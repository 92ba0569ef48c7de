import type { StoredTriggers } from './stored.ts';
import { TRIGGER_DEFAULTS, type TriggerName, type Triggers } from './timing.ts';
import { withDefaults } from './withDefaults.ts';

/**
 * Reads the triggers that the studio stores: the enabled ones alone, each complete, a missing setting as its default. One that
 * waits for an element without saying for which is left out.
 */
export function readTriggers(stored: StoredTriggers | null | undefined): Triggers {
  const triggers: Triggers = {};
  for (const name of Object.keys(TRIGGER_DEFAULTS) as TriggerName[]) {
    if (!stored?.[name]?.enabled || (name === 'scrolling_to' && !stored.scrolling_to?.selector?.trim())) continue;
    Object.assign(triggers, { [name]: withDefaults<object>(TRIGGER_DEFAULTS[name], stored[name]) });
  }
  return triggers;
}
