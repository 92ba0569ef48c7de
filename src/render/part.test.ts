import { describe, expect, test } from 'vitest';
import type { RenderContext } from './context.ts';
import { createParts, type Part } from './part.ts';

const View = () => null;
const visitor = { editing: false } as RenderContext;
const editor = { editing: true } as RenderContext;
const namesIn = (parts: Part[], region: string, context = visitor) =>
  createParts(parts)
    .in(region, context)
    .map(({ name }) => name);

describe('refuses', () => {
  test('two parts with one name', () => {
    expect(() => createParts([{ name: 'map' }, { name: 'map' }])).toThrow('Two parts are called “map”');
    expect(() => createParts([{ name: 'map' }]).with({ name: 'map' })).toThrow('Two parts are called “map”');
  });

  test('a missing required part', () => {
    expect(() => createParts([{ name: 'map', requires: ['consent'] }])).toThrow('“map” requires “consent”');
  });

  test('an unknown region', () => {
    const part = { name: 'map', regions: { dock: View } };
    expect(() => createParts([part])).toThrow(
      '“map” stands in the region “dock”. There is: start, footer, end, fragment.',
    );
    expect(namesIn([part, { name: 'corner', offers: ['dock'] }], 'dock')).toEqual(['map']);
  });
});

test('parts of a region are in the order of the list', () => {
  const regions = { end: View };
  expect(
    namesIn(
      [
        { name: 'b', regions },
        { name: 'c', regions: { start: View } },
        { name: 'a', regions },
      ],
      'end',
    ),
  ).toEqual(['b', 'a']);
});

test('parts are rendered where they are on, and not in previews that they skip', () => {
  const parts: Part[] = [
    { name: 'always', regions: { end: View } },
    { name: 'never', isOn: () => false, regions: { end: View } },
    { name: 'visitors', skipsPreviews: true, regions: { end: View } },
  ];
  expect(namesIn(parts, 'end')).toEqual(['always', 'visitors']);
  expect(namesIn(parts, 'end', editor)).toEqual(['always']);
  expect(
    createParts(parts)
      .on(editor)
      .map(({ name }) => name),
  ).toEqual(['always']);
});
