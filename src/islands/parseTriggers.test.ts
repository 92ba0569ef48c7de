import { expect, test } from 'vitest';
import { parseTriggers } from './parseTriggers.ts';

test.each([
  ['visible', [{ name: 'visible', value: '' }]],
  [' idle ', [{ name: 'idle', value: '' }]],
  ['media((min-width: 768px))', [{ name: 'media', value: '(min-width: 768px)' }]],
  ['media((width > 1px) and (not (hover)))', [{ name: 'media', value: '(width > 1px) and (not (hover))' }]],
  ['interaction@#open-menu', [{ name: 'interaction', value: '', selector: '#open-menu' }]],
  ['interaction(hover-intent)@a:not(.x)', [{ name: 'interaction', value: 'hover-intent', selector: 'a:not(.x)' }]],
  [
    'hover@[lang|=en] | scroll',
    [
      { name: 'hover', value: '', selector: '[lang|=en]' },
      { name: 'scroll', value: '' },
    ],
  ],
  [
    'interaction |\n idle',
    [
      { name: 'interaction', value: '' },
      { name: 'idle', value: '' },
    ],
  ],
  ['what is this?', [{ name: 'what is this?', value: '' }]],
])('parses %s', (text, parsed) => {
  expect(parseTriggers(text)).toEqual(parsed);
});
