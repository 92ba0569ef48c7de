import type { CleanUp } from '../../../../islands/types.ts';
import type { TriggerName, TriggerSettings } from '../../rules/timing.ts';

export type { CleanUp };

/**
 * Arms a trigger. `fire` may be called more than once, also before it returns. It may throw for invalid settings. Returns a function that removes all
 * its listeners, timers and elements.
 */
export type PopupTrigger<Name extends TriggerName> = (fire: () => void, settings: TriggerSettings<Name>) => CleanUp;
