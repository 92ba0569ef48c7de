import type { TriggerName, Triggers } from '../rules/timing.ts';
import { triggers } from './triggers/index.ts';
import type { CleanUp } from './triggers/types.ts';
import { tryTo } from './tryTo.ts';

/** Arms all triggers; the first to fire disarms the others and calls `fire` once. Invalid ones are skipped with a warning. */
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
  // A trigger may fire during arming.
  if (isOver) cancel();
  return cancel;
}
