import { expect, test } from 'vitest';
import { readBaseUrl, readPostId } from './readPostId.ts';

test.each([
  [12, { kind: undefined, id: 12 }],
  ['12', { kind: undefined, id: 12 }],
  ['tours:12', { kind: 'tours', id: 12 }],
  ['/tours/', { path: '/tours/' }],
  ['/Tours', { path: '/tours/' }],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  [0, undefined],
  [1.5, undefined],
  ['tours:x', undefined],
  [{}, undefined],
  [`/${'a'.repeat(3000)}`, undefined],
])('parses %j as %j', (value, expected) => {
  expect(readPostId(value)).toEqual(expected);
});

test.each([
  ['/tours/?x=1', { path: '/tours/', query: 'x=1' }],
  ['http://localhost:3000/tours/#a', { path: '/tours/', query: '' }],
  ['http://localhost:3000.evil.example/tours/', undefined],
  ['//evil.example/tours/', undefined],
  ['/\\evil.example/', undefined],
  ['https://evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('parses the base URL %j as %j', (value, expected) => {
  expect(readBaseUrl(value, 'http://localhost:3000')).toEqual(expected);
});
