import { expect, test } from 'vitest';
import { validatePanel } from './actionFields.ts';

test.each(['menu', 'cart', 'account', 'compare', 'packing-list', '1'])('"%s" is a valid panel name', (name) => {
  expect(validatePanel(name)).toBe(true);
});

test.each(['', undefined, 'Packing list', '"]'])('"%s" is no valid panel name', (name) => {
  expect(validatePanel(name)).toContain('such as packing-list');
});
