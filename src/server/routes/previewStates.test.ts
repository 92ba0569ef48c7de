import { expect, test } from 'vitest';
import { previewStates } from './previewStates.ts';

const typed = { start: 3, end: 0, text: 's' };

test('a difference makes the next state, which replaces the previous one', () => {
  const states = previewStates();
  const first = states.keep('a', 'Tea');
  expect(states.apply('a', first, typed)).toBe('Teas');
  const second = states.keep('a', 'Teas', first);
  expect([states.apply('a', first, typed), states.apply('a', second, typed)]).toEqual([undefined, 'Teas']);
});

test('another owner cannot read or remove a state', () => {
  const states = previewStates();
  const first = states.keep('a', 'Tea');
  expect([states.apply('b', first, typed), states.find('b', first), states.find('a', first)]).toEqual([
    undefined,
    undefined,
    'Tea',
  ]);
  states.keep('b', 'x', first);
  expect(states.apply('a', first, typed)).toBe('Teas');
});

test('evicts the least recently used states when there are too many', () => {
  const states = previewStates(6);
  const names = ['Tea', 'Tee', 'Two'].map((text) => states.keep('a', text));
  expect(names.map((name) => states.apply('a', name, typed))).toEqual([undefined, 'Tees', 'Twos']);
});
