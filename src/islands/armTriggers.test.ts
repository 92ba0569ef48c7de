// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { armTriggers } from './armTriggers.ts';
import { expectConsole, FakeIntersectionObserver, insertHtml } from './testSupport.ts';

const start = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  start.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const arm = (trigger: string) => armTriggers(insertHtml(`<div trigger="${trigger}"></div>`), start, vi.fn());

test('the first trigger to fire cancels the others', () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => query);
  arm('visible | media(print)');
  query.matches = true;
  query.dispatchEvent(new Event('change'));
  expect(start).toHaveBeenCalledOnce();
  expect(FakeIntersectionObserver.current.observed).toEqual([]);
});

test('one that fires at once cancels those after it, too', () => {
  arm('load | visible');
  expect(start).toHaveBeenCalledOnce();
  expect(FakeIntersectionObserver.current.observed).toEqual([]);
});

test('clicks are still passed on after another trigger has fired, until everything is cancelled', () => {
  const cancel = arm('load | interaction');
  const element = document.body.firstElementChild as HTMLElement;
  element.click();
  expect(start).toHaveBeenCalledTimes(2);
  cancel();
  element.click();
  expect(start).toHaveBeenCalledTimes(2);
});

test('listens on every element that matches its selector', () => {
  const buttons = [insertHtml('<button class="open"></button>'), insertHtml('<button class="open"></button>')];
  arm('interaction@.open');
  for (const button of buttons) button.click();
  (document.body.lastElementChild as HTMLElement).click();
  expect(start).toHaveBeenCalledTimes(2);
});

test('a selector without matches never fires', () => {
  arm('load@#absent');
  expect(start).not.toHaveBeenCalled();
});

test('an invalid selector skips that trigger only', () => {
  const takeWarnings = expectConsole('warn');
  arm('interaction@#-!- | load');
  expect(start).toHaveBeenCalledOnce();
  expect(takeWarnings()).toEqual([
    [
      'Skipped trigger:',
      expect.objectContaining({ selector: '#-!-' }),
      expect.objectContaining({ name: 'SyntaxError' }),
    ],
  ]);
});

test.each(['sometime', 'constructor'])('an unknown trigger (%s) loads at once and warns', (name) => {
  const takeWarnings = expectConsole('warn');
  arm(name);
  expect(start).toHaveBeenCalledOnce();
  expect(takeWarnings()).toEqual([['Unknown trigger:', name]]);
});

test('no trigger at all means load', () => {
  armTriggers(insertHtml('<div></div>'), start, vi.fn());
  expect(start).toHaveBeenCalledOnce();
});
