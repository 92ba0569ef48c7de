import type { TriggerName, TriggerSettings, Triggers } from '../rules/timing.ts';

type Texts = { [Name in TriggerName]: (settings: TriggerSettings<Name>) => string };

const seconds = (count: number): string => (count === 1 ? '1 second' : `${count} seconds`);

const TEXTS: Texts = {
  page_load: ({ delay }) => (delay ? `${seconds(delay)} pass after the page has loaded` : 'the page has loaded'),
  scrolling: ({ direction, offset }) =>
    direction === 'up' ? 'the visitor scrolls up' : `the visitor scrolls down to ${offset} % of the page`,
  scrolling_to: ({ selector }) => `${selector} comes into view`,
  click: ({ times }) => (times === 1 ? 'the visitor clicks anywhere' : `the visitor has clicked ${times} times`),
  inactivity: ({ time }) => `the visitor does nothing for ${seconds(time)}`,
  exit_intent: () =>
    'the pointer leaves at the top of the window or, on a touch screen, the visitor comes back to the tab; not in the first 2 seconds',
  adblock_detection: ({ delay }) =>
    `advertisements turn out to be blocked${delay ? `, ${seconds(delay)} after the page has loaded` : ''}`,
};

/** Describes triggers, each as a phrase that continues “when”. */
export function describeTriggers(triggers: Triggers): string[] {
  return (Object.keys(TEXTS) as TriggerName[])
    .filter((name) => triggers[name])
    .map((name) => (TEXTS[name] as (settings: unknown) => string)(triggers[name]));
}
