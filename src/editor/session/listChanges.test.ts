import { expect, it } from 'vitest';
import { listChanges } from './listChanges.ts';

it('lists another user’s changes field by field, with the previous values', () => {
  const before = {
    title: 'Dunes',
    seo: { title: 'S', note: '' },
    layout: [
      { id: 'a', blockType: 'heading', text: 'First' },
      { id: 'b', blockType: 'heading', text: 'Gone' },
    ],
  };
  const after = {
    title: 'Palms',
    seo: { title: 'S', note: 'N' },
    layout: [
      { id: 'a', blockType: 'heading', text: 'Second' },
      { id: 'c', blockType: 'text', text: 'New' },
    ],
  };
  expect(listChanges(before, after).map(({ name, before: was, after: is }) => [name, was, is])).toEqual([
    ['Title', 'Dunes', 'Palms'],
    ['Seo note', 'Empty', 'N'],
    ['Heading · Text', 'First', 'Second'],
    ['Heading', 'Gone', 'Not there'],
    ['Text', 'Not there', 'New'],
  ]);
  expect(listChanges(before, before)).toEqual([]);
});
