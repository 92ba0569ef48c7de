import { expect, test } from 'vitest';
import { forgiveEmpty } from './forgiveEmpty.ts';

const fault = { valid: false, errorMessage: 'This field is required.' };

test('fields that nobody has filled in yet are no fault; emptied ones, wrong ones and others stay as they are', () => {
  const opened = { form: fault, title: { value: 'Ask us', valid: true } };
  const state = {
    form: { ...fault, value: null },
    title: { ...fault, value: '' },
    address: { ...fault, value: 'no address' },
    text: { value: 'Snow', valid: true },
  };
  expect(forgiveEmpty(state, opened)).toEqual({ ...state, form: { value: null, valid: true } });
});
