import { expect, test } from 'vitest';
import { prefersJson } from './prefersJson.ts';

const NAVIGATION = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

test.each([
  [NAVIGATION, undefined, false],
  [NAVIGATION, 'application/x-www-form-urlencoded', false],
  [NAVIGATION, 'application/json', false],
  ['application/json', undefined, true],
  ['application/json, text/html;q=0.5', undefined, true],
  ['application/json;q=0.4, text/*', undefined, false],
  ['application/*', undefined, true],
  ['*/*', 'application/json; charset=utf-8', true],
  ['*/*', 'application/x-www-form-urlencoded', false],
  [undefined, 'application/json', true],
  [undefined, undefined, false],
  ['', undefined, false],
  ['nonsense;;q=x', 'text/plain', false],
])('Accept %s with content type %s prefers JSON: %s', (accept, sent, wanted) => {
  expect(prefersJson({ ...(accept !== undefined && { accept }), ...(sent && { 'content-type': sent }) })).toBe(wanted);
});
