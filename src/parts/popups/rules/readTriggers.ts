import type { StoredTriggers } from './stored.ts';
import { TRIGGER_DEFAULTS, type TriggerName, type Triggers } from './timing.ts';
import { withDefaults } from './withDefaults.ts';

/** Parses stored triggers: only enabled ones, with defaults for missing settings. `scrolling_to` without a selector is left out. */
export function readTriggers(stored: StoredTriggers | null | undefined): Triggers {
  const triggers: Triggers = {};
  for (const name of Object.keys(TRIGGER_DEFAULTS) as TriggerName[]) {
    if (!stored?.[name]?.enabled || (name === 'scrolling_to' && !stored.scrolling_to?.selector?.trim())) continue;
    Object.assign(triggers, { [name]: withDefaults<object>(TRIGGER_DEFAULTS[name], stored[name]) });
  }
  return triggers;
}
