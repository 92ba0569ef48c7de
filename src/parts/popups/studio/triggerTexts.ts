import { t, tCount } from '../../../shared/studioWords/t.ts';
import type { TriggerName, TriggerSettings, Triggers } from '../rules/timing.ts';

type Texts = { [Name in TriggerName]: (settings: TriggerSettings<Name>) => string };

const TEXTS: Texts = {
  page_load: ({ delay }) =>
    delay
      ? tCount(
          '{count} second passes after the page has loaded',
          '{count} seconds pass after the page has loaded',
          delay,
        )
      : t('the page has loaded'),
  scrolling: ({ direction, offset }) =>
    direction === 'up'
      ? t('the visitor scrolls up')
      : t('the visitor scrolls down to {offset} % of the page', { offset }),
  scrolling_to: ({ selector }) => t('{selector} comes into view', { selector }),
  click: ({ times }) => tCount('the visitor clicks anywhere', 'the visitor has clicked {count} times', times),
  inactivity: ({ time }) =>
    tCount('the visitor does nothing for {count} second', 'the visitor does nothing for {count} seconds', time),
  exit_intent: () =>
    t(
      'the pointer leaves at the top of the window or, on a touch screen, the visitor comes back to the tab; not in the first 2 seconds',
    ),
  adblock_detection: ({ delay }) =>
    delay
      ? tCount(
          'advertisements turn out to be blocked, {count} second after the page has loaded',
          'advertisements turn out to be blocked, {count} seconds after the page has loaded',
          delay,
        )
      : t('advertisements turn out to be blocked'),
};

/** Describes triggers, each as a phrase that continues “when”. */
export function describeTriggers(triggers: Triggers): string[] {
  return (Object.keys(TEXTS) as TriggerName[])
    .filter((name) => triggers[name])
    .map((name) => (TEXTS[name] as (settings: unknown) => string)(triggers[name]));
}
