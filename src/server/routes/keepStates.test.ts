import { expect, test } from 'vitest';
import { keepStates } from './keepStates.ts';

const typed = { start: 3, end: 0, text: 's' };

test('the values that were sent last become the next ones, and are kept in their place', () => {
  const states = keepStates();
  const first = states.keep('a', 'Tea');
  expect(states.apply('a', first, typed)).toBe('Teas');
  const second = states.keep('a', 'Teas', first);
  expect([states.apply('a', first, typed), states.apply('a', second, typed)]).toEqual([undefined, 'Teas']);
});

test('nobody reads or removes what somebody else has sent', () => {
  const states = keepStates();
  const first = states.keep('a', 'Tea');
  expect([states.apply('b', first, typed), states.find('b', first), states.find('a', first)]).toEqual([
    undefined,
    undefined,
    'Tea',
  ]);
  states.keep('b', 'x', first);
  expect(states.apply('a', first, typed)).toBe('Teas');
});

test('those that were sent longest ago go when there are too many', () => {
  const states = keepStates(6);
  const names = ['Tea', 'Tee', 'Two'].map((text) => states.keep('a', text));
  expect(names.map((name) => states.apply('a', name, typed))).toEqual([undefined, 'Tees', 'Twos']);
});
