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
] as const)('a page that no longer updates (%s) says why, with a retry button', (failure, words) => {
  expect(wordsOf({ failure })).toContain(words);
  expect(wordsOf({ failure, unseen: 'Word' })).toMatch(/Try again$/);
});

test('names a selected block that is not shown at this width', () => {
  expect(wordsOf({ unseen: 'Word: Tea' })).toContain('“Word: Tea” is not shown at this width.');
});

test('shows nothing without a problem', () => {
  expect(wordsOf({})).toBe('');
});
