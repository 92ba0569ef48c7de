import { expect, test } from 'vitest';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { linkedPopups } from './linkedPopups.ts';

const open = (id: number) => writeAction({ action: 'popup:open', settings: { id } });
const link = (href: string) => `<a class="r-button" href="${href.replaceAll('&', '&amp;')}">Guide</a>`;

test('a link that opens a popup is known in each form, once', () => {
  const hrefs = [open(3), `/guide/${open(4)}`, `/${encodeURIComponent(open(5))}`, open(3)];
  expect(linkedPopups(hrefs.map(link).join(''))).toEqual([3, 4, 5]);
});

test.each([
  ['another action', link(writeAction({ action: 'popup:close', settings: {} }))],
  ['an action that is not right', link('#rihla-action:action=popup:open&settings=e30')],
  ['no link at all', `<p>${open(3)}</p>`],
  ['a link that names one in its text', `<a href="/guide/">${open(3)}</a>`],
])('%s opens none', (_what, html) => {
  expect(linkedPopups(html)).toEqual([]);
});
