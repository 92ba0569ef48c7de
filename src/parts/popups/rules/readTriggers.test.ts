import { expect, test } from 'vitest';
import { readTriggers } from './readTriggers.ts';
import type { StoredTriggers } from './stored.ts';
import type { Triggers } from './timing.ts';

test.each<[string, StoredTriggers | null | undefined, Triggers]>([
  ['nothing', undefined, {}],
  ['one that is off', { click: { enabled: false, times: 3 } }, {}],
  ['one that is on', { click: { enabled: true, times: 3 } }, { click: { times: 3 } }],
  ['a delay of 0', { page_load: { enabled: true, delay: 0 } }, { page_load: { delay: 0 } }],
  ['a missing setting', { inactivity: { enabled: true, time: null } }, { inactivity: { time: 30 } }],
  ['one without settings', { exit_intent: { enabled: true } }, { exit_intent: {} }],
  ['scrolling up', { scrolling: { enabled: true, direction: 'up' } }, { scrolling: { direction: 'up', offset: 50 } }],
  ['an element', { scrolling_to: { enabled: true, selector: '#dates' } }, { scrolling_to: { selector: '#dates' } }],
  ['an element that nobody named', { scrolling_to: { enabled: true, selector: ' ' } }, {}],
  [
    'several',
    { adblock_detection: { enabled: true, delay: 2 }, page_load: { enabled: true, delay: 5 } },
    { page_load: { delay: 5 }, adblock_detection: { delay: 2 } },
  ],
])('readTriggers reads %s', (_name, stored, triggers) => {
  expect(readTriggers(stored)).toEqual(triggers);
});
