import type { TriggerName, Triggers } from '../../shared/popups/timing.ts';
import { triggers } from './triggers/index.ts';
import type { CleanUp } from './triggers/types.ts';

/** Waits for the first trigger, cancels all of them and calls `fire` once. One that cannot be used is skipped with a warning. */
export function armTriggers(settings: Triggers, fire: () => void): CleanUp {
  const cleanUps: CleanUp[] = [];
  let isOver = false;

  const cancel = (): void => {
    isOver = true;
    for (const cleanUp of cleanUps.splice(0)) cleanUp();
  };
  const win = (): void => {
    if (isOver) return;
    cancel();
    fire();
  };
  const arm = <Name extends TriggerName>(name: Name): void => {
    const chosen = settings[name] as Required<Triggers>[Name] | undefined;
    if (chosen) cleanUps.push(triggers[name](win, chosen));
  };

  for (const name of Object.keys(triggers) as TriggerName[]) {
    if (isOver) break;
    try {
      arm(name);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the only way to tell whoever set the trigger
      console.warn('Trigger skipped:', name, error);
    }
  }
  // One may have fired before it returned.
  if (isOver) cancel();
  return cancel;
}
