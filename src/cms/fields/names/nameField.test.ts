import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { nameField, tabOfField } from './nameField.ts';

const FIELDS: Field[] = [
  { name: 'title', type: 'text', label: 'Title' },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Days',
        fields: [
          { type: 'row', fields: [{ name: 'from', type: 'date', label: 'First day' }] },
          {
            name: 'itinerary',
            type: 'array',
            label: 'Days',
            labels: { singular: 'day', plural: 'days' },
            fields: [
              { name: 'title', type: 'text', label: 'Title' },
              {
                name: 'stops',
                type: 'array',
                labels: { singular: 'stop', plural: 'stops' },
                fields: [{ name: 'at', type: 'text' }],
              },
            ],
          },
        ],
      },
      {
        label: 'Price',
        fields: [
          { name: 'price', type: 'group', label: false, fields: [{ name: 'from', type: 'number', label: 'From' }] },
        ],
      },
      { name: 'meta', label: 'Search engines', fields: [{ name: 'title', type: 'text', label: 'Title' }] },
      { label: 'Layout', fields: [{ name: 'layout', type: 'blocks', label: 'Layout', blocks: [] }] },
      { label: 'Notes', fields: [{ name: 'notes', type: 'textarea', label: 'Notes' }] },
    ],
  },
];

it.each([
  ['title', 'Title'],
  ['from', 'Days › First day'],
  ['itinerary.2.title', 'Days › Day 3 › Title'],
  ['itinerary.0.stops.1.at', 'Days › Day 1 › Stop 2 › at'],
  ['itinerary', 'Days'],
  ['price.from', 'Price › From'],
  ['meta.title', 'Search engines › Title'],
  ['notes', 'Notes'],
  ['layout.0.text', undefined],
  ['unknown.0', undefined],
])('%s is named %s: by tab, row and field', (path, name) => {
  expect(nameField(FIELDS, path)).toBe(name);
});

it('includes the tab of a field, also for a field in a list', () => {
  expect(['title', 'from', 'itinerary.2.title', 'nowhere'].map((path) => tabOfField(FIELDS, path))).toEqual([
    undefined,
    'Days',
    'Days',
    undefined,
  ]);
});
