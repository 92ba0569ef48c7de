import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notice } from './Notice.tsx';

const shown = { failure: undefined, isOpening: false, unseen: undefined, onRetry: () => undefined };
const wordsOf = (given: Partial<Parameters<typeof Notice>[0]>) =>
  renderToStaticMarkup(<Notice {...shown} {...given} />)
    .replace(/<[^>]+>/g, ' ')
    .trim();

test.each([
  ['network', 'Your changes are safe.'],
  ['busy', 'Your changes are safe.'],
  ['server', 'Your changes are safe.'],
  ['signed-out', 'Sign in again'],
  ['gone', 'not there any more'],
] as const)('a page that stands still (%s) says why, and can be asked again', (failure, words) => {
  expect(wordsOf({ failure })).toContain(words);
  expect(wordsOf({ failure, unseen: 'Word' })).toMatch(/Try again$/);
});

test('a selected block that is not shown at this width is named', () => {
  expect(wordsOf({ unseen: 'Word: Tea' })).toContain('“Word: Tea” is not shown at this width.');
});

test('as long as all is well nothing is said', () => {
  expect(wordsOf({})).toBe('');
});
