import { expect, test } from 'vitest';
import { EVENTS } from '../../../shared/analytics/events.ts';
import { EVENT_WORDS } from './eventWords.ts';

test('all that the table of events says can be translated', () => {
  const said = Object.values(EVENTS).flatMap(({ parameters, when }) => [when, ...Object.values(parameters)]);
  expect([...EVENT_WORDS].sort()).toEqual([...new Set(said)].sort());
});
