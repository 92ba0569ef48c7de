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

test('a fault is named by its block and its setting', () => {
  expect(nameOf('layout.0.text')).toBe('Word “First”: Text');
  expect(nameOf('layout.1.tabs.0.blocks.0.link.address', 'Address')).toBe('Word “Journeys”: Address');
});

test('one of a block that says nothing is named by what it stands in', () => {
  expect(nameOf('layout.1.tabs.0.blocks.1.text')).toBe('Word in Tabs: Text');
});

test('one about a block itself has its name alone', () => {
  expect(nameOf('layout.1', '')).toBe('Tabs');
});

test('faults of other fields keep what they are called', () => {
  expect(nameOf('title', 'Title')).toBe('Title');
  expect(nameOf('layouts.0.text', 'Text')).toBe('Text');
  expect(nameOf('layout', 'Layout')).toBe('Layout');
});

test('what leads to no block has the name of its setting', () => {
  expect(nameOf('layout.7.text')).toBe('Text');
});
