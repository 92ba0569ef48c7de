import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCookies } from './readCookies.ts';

it.each([
  [undefined, {}],
  ['', {}],
  ['a=1; b=2', { a: '1', b: '2' }],
  ['a=1; a=2', { a: '1' }],
  ['a="quoted"; b=x=y', { a: 'quoted', b: 'x=y' }],
  ['alone; =nameless; c=', { c: '' }],
])('readCookies parses %j', (header, cookies) => {
  expect({ ...readCookies(header) }).toEqual(cookies);
});

it('readCookies accepts any input, and returns only sent values', () => {
  fc.assert(
    fc.property(
      fc.string(),
      (header) => readCookies(header).constructor === undefined || header.includes('constructor'),
    ),
  );
  expect(Object.keys(readCookies('__proto__=x'))).toEqual(['__proto__']);
});
