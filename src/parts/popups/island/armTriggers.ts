import type { TriggerName, Triggers } from '../rules/timing.ts';
import { triggers } from './triggers/index.ts';
import type { CleanUp } from './triggers/types.ts';
import { tryTo } from './tryTo.ts';

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

  for (const name of Object.keys(triggers) as TriggerName[]) tryTo('Trigger skipped:', name, () => arm(name));
  // One may have fired before it returned.
  if (isOver) cancel();
  return cancel;
}
