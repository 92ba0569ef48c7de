import { expect, test } from 'vitest';
import { buildPageView } from '../../../tests/support/pageBuilders.ts';
import type { PageView } from '../../render/types.ts';
import { accountHref } from './accountHref.ts';

const hrefOn = (view: Partial<PageView>) => accountHref(buildPageView('article', view))?.split('#')[0];

test('returns to the page of the link', () => {
  expect(hrefOn({ path: '/jardin-d’été/' })).toBe(
    '/your-journeys/?next=%2Fjardin-d%25E2%2580%2599%25C3%25A9t%25C3%25A9%2F',
  );
});

test.each<[string, Partial<PageView>]>([
  ['the page of the account', { path: '/your-journeys/' }],
  ['what stands on many pages', { isFragment: true }],
  ['an answer to one visitor', { isNotice: true }],
  ['a page that is not there', { kind: 'not-found' }],
])('has no return path on %s', (_, view) => {
  expect(hrefOn(view)).toBe('/your-journeys/');
});
