import { expect, test } from 'vitest';
import { ownHeading } from './ownHeading.ts';

const source = {};

test('a title is a heading of its level, without emphasis stars', () => {
  expect(ownHeading(source, ' The *old* river ', 'h2')).toEqual([
    { source, heading: { level: 2, text: 'The old river' } },
  ]);
});

test.each([undefined, 'h1', 'script', 4])('an invalid level such as %j becomes an h3', (level) => {
  expect(ownHeading(source, 'Words', level)[0]?.heading.level).toBe(3);
});

test.each([
  ['Words', 'p'],
  [' ', 'h2'],
  ['* *', 'h2'],
  [undefined, 'h2'],
  [{}, 'h2'],
])('%j as %s is no heading', (text, level) => {
  expect(ownHeading(source, text, level)).toEqual([]);
});
