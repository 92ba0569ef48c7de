// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTranslate } from '../../../shared/messages/index.ts';
import { compareMessages } from '../compareMessages.ts';
import { CHOICE_KEY } from '../rules/choice.ts';
import { mount } from './CompareIsland.ts';

const openPanel = vi.hoisted(() => vi.fn());
vi.mock('./panel/openComparePanel.ts', () => ({ openComparePanel: openPanel }));

const WORDS = compareMessages(createTranslate('en'));
let ends: (() => void)[];

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  document.body.innerHTML = `
    <main>${['A', 'B', 'C', 'D', 'E'].map((code) => link(code)).join('')}</main>
    <p data-compare-tray=""><a href="/compare/">Compare <b></b></a></p>`;
  ends = await Promise.all([mount(), mount()]);
});
afterEach(() => {
  for (const end of ends) end();
  vi.useRealTimers();
  openPanel.mockReset();
});

const link = (code: string) =>
  `<a data-compare="${code}" data-compare-title="Tour $&amp; ${code}" href="/compare/?tours=${code}">Compare</a>`;
const box = (code: string) => document.querySelector<HTMLElement>(`[data-compare="${code}"]`) as HTMLElement;
const kept = () => JSON.parse(localStorage.getItem(CHOICE_KEY) ?? '[]').map(({ code }: { code: string }) => code);
const tray = () => document.querySelector<HTMLAnchorElement>('[data-compare-tray] a') as HTMLAnchorElement;
const said = () => document.querySelector('[role=status]')?.textContent;
const checked = (code: string) => box(code).getAttribute('aria-checked');

test('a press ticks a box, stores it and announces it; the next one removes it', () => {
  expect([box('A').role ?? box('A').getAttribute('role'), checked('A')]).toEqual(['checkbox', 'false']);
  box('A').click();
  expect([checked('A'), kept(), said()]).toEqual(['true', ['A'], '“Tour $& A” is in your comparison, 1 in all.']);
  expect(document.documentElement.dataset.compare).toBe('');
  expect([tray().textContent, tray().getAttribute('href')]).toEqual(['Compare 1', '/compare/?tours=A']);
  box('A').click();
  expect([checked('A'), kept(), said()]).toEqual(['false', [], '“Tour $& A” is not compared any more.']);
  expect(document.documentElement.dataset.compare).toBeUndefined();
});

test('the space bar ticks it too, without scrolling the page', () => {
  const press = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  box('B').dispatchEvent(press);
  expect([press.defaultPrevented, kept()]).toEqual([true, ['B']]);
});

test('a click that opens another tab follows the link', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  box('B').dispatchEvent(click);
  expect(kept()).toEqual([]);
});

test('the fifth is refused with a message, visible for a while', () => {
  for (const code of ['A', 'B', 'C', 'D', 'E']) box(code).click();
  vi.advanceTimersByTime(1);
  expect([kept(), checked('E'), said()]).toEqual([['A', 'B', 'C', 'D'], 'false', WORDS.full]);
  const region = document.querySelector<HTMLElement>('[role=status]');
  expect(region?.dataset.seen).toBe('');
  vi.advanceTimersByTime(8000);
  expect([region?.dataset.seen, said()]).toEqual([undefined, '']);
});

test('follows changes of another tab, and tolerates invalid data', () => {
  localStorage.setItem(CHOICE_KEY, '[{"code":"C"},{"code":"<b>"},7]');
  window.dispatchEvent(new StorageEvent('storage', { key: CHOICE_KEY }));
  expect(['A', 'C'].map(checked)).toEqual(['false', 'true']);
  expect(tray().textContent).toBe('Compare 1');
  localStorage.setItem(CHOICE_KEY, '{');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(checked('C')).toBe('false');
});

test('cards added later are checkboxes too', async () => {
  box('A').click();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', link('A').replace('<a', '<a id="late"'));
  await vi.advanceTimersByTimeAsync(50);
  expect(document.querySelector('#late')?.getAttribute('aria-checked')).toBe('true');
});

test('without storage the choice lasts as long as the page', () => {
  const blocked = [
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwing),
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwing),
  ];
  box('D').click();
  expect(checked('D')).toBe('true');
  box('D').click();
  for (const one of blocked) one.mockRestore();
});

function throwing(): never {
  throw new DOMException('Blocked', 'SecurityError');
}

test('the tray’s link opens the panel', async () => {
  box('A').click();
  tray().click();
  await vi.waitFor(() => expect(openPanel).toHaveBeenCalledWith(expect.objectContaining({ full: WORDS.full }), tray()));
});

test('does nothing after all markers are removed', async () => {
  for (const end of ends.splice(0)) end();
  await vi.advanceTimersByTimeAsync(1);
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  box('A').click();
  expect(kept()).toEqual([]);
  expect(document.querySelector('[role=status]')).toBeNull();
});
