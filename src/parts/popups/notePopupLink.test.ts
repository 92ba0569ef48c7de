import { expect, test } from 'vitest';
import { createNeeds } from '../../render/needs.ts';
import { createStyleSheet } from '../../render/styleSheet.ts';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { notePopupLink } from './notePopupLink.ts';

const open = (id: number) => writeAction({ action: 'popup:open', settings: { id } });

function opened(...hrefs: (string | undefined)[]): number[] {
  const needs = createNeeds(createStyleSheet());
  for (const href of hrefs) notePopupLink({ href }, { needs });
  return needs.opens('popups');
}

test('finds a popup link in each form, once', () => {
  expect(opened(open(3), `/guide/${open(4)}`, `/${encodeURIComponent(open(5))}`, open(3))).toEqual([3, 4, 5]);
});

test.each([
  ['another action', writeAction({ action: 'popup:close', settings: {} })],
  ['an action that is not right', '#rihla-action:action=popup:open&settings=e30'],
  ['no action', '/guide/'],
  ['no address', undefined],
])('%s opens none', (_what, href) => {
  expect(opened(href)).toEqual([]);
});
