import { expect, test } from 'vitest';
import { validatePanel } from './actionFields.ts';

test.each(['menu', 'packing-list', '1'])('"%s" can be a panel', (name) => {
  expect(validatePanel(name)).toBe(true);
});

test.each(['', undefined, 'Packing list', '"]'])('"%s" is no name of a panel', (name) => {
  expect(validatePanel(name)).toContain('such as packing-list');
});

test.each(['cart', 'compare'])('"%s" is a panel that no site has yet', (name) => {
  expect(validatePanel(name)).toContain(`has no panel “${name}”`);
});
