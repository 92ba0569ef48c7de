// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { expectConsole } from '../../islands/testSupport.ts';
import { openPanel } from './openPanel.ts';
import { actOnPanel } from './panelActions.ts';

vi.mock('./openPanel.ts', () => ({ openPanel: vi.fn() }));

test('opens the panel of a name, with its opener', () => {
  document.body.innerHTML =
    '<a href="#">Open</a><dialog data-panel="other"></dialog><dialog data-panel="note"></dialog>';
  const link = document.querySelector('a') ?? undefined;
  actOnPanel('toggle', 'note', link);
  expect(openPanel).toHaveBeenCalledExactlyOnceWith(document.querySelector('[data-panel=note]'), link);
  vi.mocked(openPanel).mockClear();
  actOnPanel('close', 'note', link);
  expect(openPanel).not.toHaveBeenCalled();
});

test('replaces a popover panel by a dialog, with all its attributes and content', () => {
  document.body.innerHTML =
    '<header><div class="r-panel" data-panel="menu" id="menu-1" popover><nav aria-label="Main menu">Journeys</nav></div></header>';
  actOnPanel('open', 'menu', undefined);
  const dialog = document.querySelector('header > dialog.r-panel[data-panel=menu]');
  expect(dialog?.outerHTML).toContain('<nav aria-label="Main menu">Journeys</nav>');
  expect([dialog?.id, document.querySelectorAll('[data-panel=menu]').length]).toEqual(['menu-1', 1]);
  expect(openPanel).toHaveBeenLastCalledWith(dialog, undefined);
});

test('an unknown name only logs a warning', () => {
  const takeWarnings = expectConsole('warn');
  document.body.innerHTML = '';
  actOnPanel('open', 'note', undefined);
  expect(takeWarnings()).toEqual([['This page has no panel "note".']]);
});
