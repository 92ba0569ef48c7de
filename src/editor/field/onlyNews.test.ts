import { expect, test } from 'vitest';
import { onlyNews } from './onlyNews.ts';

const sent = {
  title: { value: 'Dunes', valid: true, initialValue: 'Dune' },
  number: { value: '0612', valid: true, isModified: true },
  wrong: { value: '9h', valid: false, errorMessage: 'Write a time.' },
  grid: { value: '1-1', passesCondition: false },
} as never;

test('fields that the form already has are dropped, so that errors found meanwhile stay', () => {
  const state = {
    title: { value: 'Dunes', initialValue: 'Dunes' },
    number: { value: '0612', valid: true },
    wrong: { value: '9h', valid: true },
    grid: { value: '1-1', passesCondition: true },
  };
  expect(onlyNews({ state, lockedState: 1 }, sent)).toEqual({
    state: { wrong: state.wrong, grid: state.grid },
    lockedState: 1,
  });
});

test.each([
  ['another value', { value: 'Dune' }],
  ['a fault', { value: 'Dunes', valid: false }],
  ['what is drawn for it', { value: 'Dunes', customComponents: { Field: 1 } }],
  ['choices', { value: 'Dunes', filterOptions: { pages: true } }],
])('%s is kept', (_, title) => {
  expect(onlyNews({ state: { title } }, sent)).toEqual({ state: { title } });
});

test('a field that the form does not have is kept, and a response without fields is unchanged', () => {
  expect(onlyNews({ state: { added: { value: 1, addedByServer: true } } }, sent)).toEqual({
    state: { added: { value: 1, addedByServer: true } },
  });
  expect(onlyNews(undefined, sent)).toBeUndefined();
});

test('a field whose condition is met again is shown, although the response omits `passesCondition`', () => {
  const sent = { address: { value: '/', valid: true, passesCondition: false } };
  const answer = { state: { address: { value: '/' } } };
  expect(onlyNews(answer, sent)).toEqual(answer);
});
