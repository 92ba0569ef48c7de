import type { CleanUp } from '../../../../islands/types.ts';
import type { TriggerName, TriggerSettings } from '../../rules/timing.ts';

export type { CleanUp };

/**
 * Waits for one moment at which a popup may open. `fire` may be called more than once, also before the trigger returns. It
 * may throw for settings it cannot use. Returns what takes all its listeners, timers and elements away.
 */
export type PopupTrigger<Name extends TriggerName> = (fire: () => void, settings: TriggerSettings<Name>) => CleanUp;
