// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { expectConsole } from '../../islands/testSupport.ts';
import { openPanel } from './openPanel.ts';
import { actOnPanel } from './panelActions.ts';

vi.mock('./openPanel.ts', () => ({ openPanel: vi.fn() }));

test('the panel of a name is opened, for what asked for it', () => {
  document.body.innerHTML =
    '<a href="#">Open</a><dialog data-panel="other"></dialog><dialog data-panel="note"></dialog>';
  const link = document.querySelector('a') ?? undefined;
  actOnPanel('toggle', 'note', link);
  expect(openPanel).toHaveBeenCalledExactlyOnceWith(document.querySelector('[data-panel=note]'), link);
  vi.mocked(openPanel).mockClear();
  actOnPanel('close', 'note', link);
  expect(openPanel).not.toHaveBeenCalled();
});

test('a name that no panel of the page has does nothing but say so', () => {
  const takeWarnings = expectConsole('warn');
  document.body.innerHTML = '';
  actOnPanel('open', 'note', undefined);
  expect(takeWarnings()).toEqual([['This page has no panel "note".']]);
});
