import { type ParsedTrigger, parseTriggers } from './parseTriggers.ts';
import { triggers } from './triggers/index.ts';
import type { CleanUp, Trigger } from './types.ts';

/** Triggers that pass on clicks until the island is mounted. */
const TAKING_CLICKS = /^(interaction|hover|link)$/;

function findTrigger(name: string): Trigger {
  if (Object.hasOwn(triggers, name)) return triggers[name as keyof typeof triggers];
  // biome-ignore lint/suspicious/noConsole: the only way to report it to the author of the marker
  console.warn('Unknown trigger:', name);
  return triggers.load;
}

/**
 * Starts all triggers of a marker. When the first fires the others are cancelled, except those that take clicks: they go on passing events to
 * `start`, so that no click is lost between start and mount. A trigger with an invalid selector or value is skipped with a warning, one whose
 * selector has no match silently. Returns a function that cancels everything.
 */
export function armTriggers(element: Element, start: (event?: Event) => void, prefetch: () => void): CleanUp {
  const waiting: CleanUp[] = [];
  const takingClicks: CleanUp[] = [];
  let hasFired = false;

  const cancel = (cleanUps: CleanUp[]) => {
    for (const cleanUp of cleanUps.splice(0)) cleanUp();
  };
  const fire = (event?: Event) => {
    hasFired = true;
    cancel(waiting);
    start(event);
  };
  const arm = ({ name, value, selector }: ParsedTrigger) => {
    const trigger = findTrigger(name);
    const cleanUps = TAKING_CLICKS.test(name) ? takingClicks : waiting;
    for (const target of selector ? document.querySelectorAll(selector) : [element]) {
      cleanUps.push(trigger(fire, value, target, prefetch));
    }
  };

  for (const parsed of parseTriggers(element.getAttribute('trigger') || 'load')) {
    try {
      arm(parsed);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the only way to report it to the author of the marker
      console.warn('Skipped trigger:', parsed, error);
    }
  }
  if (hasFired) cancel(waiting);
  return () => {
    cancel(waiting);
    cancel(takingClicks);
  };
}
