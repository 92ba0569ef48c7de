// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createTranslate } from '../../../../shared/messages/index.ts';
import { compareMessages } from '../../compareMessages.ts';
import { loadChoice, saveChoice } from '../store.ts';
import { openComparePanel } from './openComparePanel.ts';

const open = vi.hoisted(() => vi.fn());
vi.mock('../../../../overlays/panel/openPanel.ts', () => ({ openPanel: open }));

const WORDS = compareMessages(createTranslate('en'));
const tour = (code: string) => ({ code, title: `<i>${code}</i>` });

test('lists the compared tours as text, with a link; removing one keeps focus in its place', () => {
  saveChoice([tour('A'), tour('B')]);
  const opener = document.createElement('a');
  openComparePanel(WORDS, opener);
  const panel = document.querySelector('dialog') as HTMLDialogElement;
  expect(open).toHaveBeenCalledWith(panel, opener);
  const items = () => [...panel.querySelectorAll('li span')].map(({ textContent }) => textContent);
  const show = () => panel.querySelector<HTMLAnchorElement>('.r-compare-panel__show')?.getAttribute('href');
  expect([items(), show()]).toEqual([['<i>A</i>', '<i>B</i>'], '/compare/?tours=A,B']);

  const [first] = panel.querySelectorAll<HTMLElement>('li button');
  expect(first?.getAttribute('aria-label')).toBe('Take away: <i>A</i>');
  first?.focus();
  first?.click();
  expect([items(), show(), loadChoice()]).toEqual([['<i>B</i>'], '/compare/?tours=B', [tour('B')]]);
  expect(document.activeElement).toBe(panel.querySelector('li button'));
  expect(panel.textContent).toContain(WORDS.one);

  const clear = panel.querySelector<HTMLElement>('.r-compare-panel__clear');
  clear?.focus();
  clear?.click();
  expect([items(), panel.textContent?.includes(WORDS.empty)]).toEqual([[], true]);
  expect(document.activeElement).toBe(panel.querySelector('.r-panel__close'));

  openComparePanel(WORDS, opener);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});
