import type { ValidationFieldError } from 'payload';
import { expect, test } from 'vitest';
import { block, KINDS } from '../../shared/layouts/testing.ts';
import { nameFaults } from './nameFaults.ts';

const layout = [
  block('word', 'a', { text: 'First' }),
  block('tabs', 't', {
    tabs: [{ blocks: [block('word', 'b', { text: 'Journeys' }), block('word', 'c', { text: '' })] }],
  }),
];

function nameOf(path: string, label = 'Layout > Tabs > Tab 1 > Text'): unknown {
  const fault: ValidationFieldError = { path, label, message: 'This field is required.' };
  nameFaults([fault], 'layout', layout, KINDS);
  return fault.label;
}

test('an error is named by its block and its setting', () => {
  expect(nameOf('layout.0.text')).toBe('Word “First”: Text');
  expect(nameOf('layout.1.tabs.0.blocks.0.link.address', 'Address')).toBe('Word “Journeys”: Address');
});

test('an error in a block without text is named by its parent block', () => {
  expect(nameOf('layout.1.tabs.0.blocks.1.text')).toBe('Word in Tabs: Text');
});

test('an error about a block itself has its name alone', () => {
  expect(nameOf('layout.1', '')).toBe('Tabs');
});

test('errors of other fields keep their names', () => {
  expect(nameOf('title', 'Title')).toBe('Title');
  expect(nameOf('layouts.0.text', 'Text')).toBe('Text');
  expect(nameOf('layout', 'Layout')).toBe('Layout');
});

test('a path that leads to no block has the name of its setting', () => {
  expect(nameOf('layout.7.text')).toBe('Text');
});
