// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../../browser/testing.ts';
import { FakeIntersectionObserver, insertHtml } from '../../../../islands/testSupport.ts';
import { triggers } from './index.ts';
import { probeForBlocker } from './probeForBlocker.ts';
import type { CleanUp } from './types.ts';

const fire = vi.fn();
const cleanUps: CleanUp[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  fire.mockReset();
});

/** Cleans up all armed triggers. */
function cleanUp(): void {
  for (const stop of cleanUps.splice(0)) stop();
}

afterEach(() => {
  cleanUp();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** Checks that a trigger never fires after its clean-up. */
function expectSilence(act: () => void): void {
  cleanUp();
  fire.mockReset();
  act();
  vi.runAllTimers();
  expect(fire).not.toHaveBeenCalled();
}

test.each([
  [0, 0],
  [1.5, 1500],
])('page_load fires %d s after the page', (delay, ms) => {
  cleanUps.push(triggers.page_load(fire, { delay }));
  if (ms) vi.advanceTimersByTime(ms - 1);
  expect(fire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fire).toHaveBeenCalledOnce();
  cleanUps.push(triggers.page_load(fire, { delay }));
  expectSilence(() => undefined);
});

describe('scrolling', () => {
  const down = (offset: number) => triggers.scrolling(fire, { direction: 'down', offset });

  test('down measures from the top, in percent of the document', () => {
    const { scroll } = fakeLayout({ documentHeight: 3000, windowHeight: 800 });
    cleanUps.push(down(50));
    scroll(1499);
    expect(fire).not.toHaveBeenCalled();
    scroll(1500);
    expect(fire).toHaveBeenCalled();
    expectSilence(() => scroll(1800));
  });

  test('down fires at the end for an unreachable offset', () => {
    const { scroll } = fakeLayout({ documentHeight: 3000, windowHeight: 800 });
    cleanUps.push(down(100));
    scroll(2198);
    expect(fire).not.toHaveBeenCalled();
    scroll(2199.5);
    expect(fire).toHaveBeenCalled();
  });

  test('down fires on a page that cannot scroll once it is loaded', () => {
    fakeLayout({ documentHeight: 700, windowHeight: 800 });
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    cleanUps.push(down(50));
    expect(fire).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(fire).toHaveBeenCalledOnce();
    state.mockReturnValue('complete');
    cleanUps.push(down(50));
    expect(fire).toHaveBeenCalledTimes(2);
  });

  test('up fires on the first scroll upwards, not on overscroll', () => {
    const { scroll } = fakeLayout({ documentHeight: 3000, windowHeight: 800 });
    cleanUps.push(triggers.scrolling(fire, { direction: 'up', offset: 50 }));
    for (const top of [0, -40, 0, 300, 300, 2200, 2260, 2200]) scroll(top);
    expect(fire).not.toHaveBeenCalled();
    scroll(2199);
    expect(fire).toHaveBeenCalledOnce();
    expectSilence(() => scroll(100));
  });

  test('up starts from the current position', () => {
    const { scroll } = fakeLayout();
    scroll(500);
    cleanUps.push(triggers.scrolling(fire, { direction: 'up', offset: 0 }));
    scroll(499);
    expect(fire).toHaveBeenCalledOnce();
  });
});

describe('scrolling_to', () => {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver));

  test('fires when the first match comes into view', () => {
    const first = insertHtml('<p class="price">1</p>');
    insertHtml('<p class="price">2</p>');
    cleanUps.push(triggers.scrolling_to(fire, { selector: '.price' }));
    const { current } = FakeIntersectionObserver;
    expect(current.observed).toEqual([first]);
    current.notify(false);
    expect(fire).not.toHaveBeenCalled();
    current.notify(true);
    expect(fire).toHaveBeenCalledOnce();
    expectSilence(() => current.notify(true));
  });

  test('does nothing without a match, and throws for an invalid selector', () => {
    cleanUps.push(triggers.scrolling_to(fire, { selector: '#none' }));
    expect(FakeIntersectionObserver.current.observed).toEqual([]);
    expect(() => triggers.scrolling_to(fire, { selector: '#' })).toThrow();
  });
});

test('click counts clicks anywhere, also those that do not bubble', () => {
  const button = insertHtml('<button type="button">Book</button>');
  button.addEventListener('click', (event) => event.stopPropagation());
  cleanUps.push(triggers.click(fire, { times: 3 }));
  button.click();
  document.body.click();
  expect(fire).not.toHaveBeenCalled();
  button.click();
  expect(fire).toHaveBeenCalledOnce();
  expectSilence(() => button.click());
});

test.each(['keydown', 'pointerdown', 'pointermove', 'scroll', 'visibilitychange'])(
  'inactivity restarts on %s',
  (type) => {
    cleanUps.push(triggers.inactivity(fire, { time: 30 }));
    vi.advanceTimersByTime(29_999);
    document.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(29_999);
    expect(fire).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(fire).toHaveBeenCalledOnce();
    cleanUps.push(triggers.inactivity(fire, { time: 30 }));
    expectSilence(() => document.dispatchEvent(new Event(type)));
  },
);

describe('exit_intent', () => {
  const setUp = (isTouch: boolean) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' && isTouch }));
    cleanUps.push(triggers.exit_intent(fire, {}));
  };
  const leave = (clientY: number, relatedTarget: Element | null = null) =>
    document.body.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, clientY, relatedTarget }));
  const turn = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test('fires only when the pointer leaves through the top edge', () => {
    setUp(false);
    vi.advanceTimersByTime(2000);
    leave(1);
    leave(0, document.body);
    turn(true);
    turn(false);
    expect(fire).not.toHaveBeenCalled();
    leave(0);
    leave(-30);
    expect(fire).toHaveBeenCalledTimes(2);
    expectSilence(() => leave(-1));
  });

  test('does not fire in the first two seconds', () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(1999).mockReturnValueOnce(2000);
    setUp(false);
    leave(0);
    expect(fire).not.toHaveBeenCalled();
    leave(0);
    expect(fire).toHaveBeenCalledOnce();
  });

  test('fires on returning to the tab on devices without hover', () => {
    setUp(true);
    vi.advanceTimersByTime(2000);
    leave(-1);
    turn(true);
    expect(fire).not.toHaveBeenCalled();
    turn(false);
    expect(fire).toHaveBeenCalledOnce();
  });
});

describe('adblock_detection', () => {
  const probe = () => document.querySelector<HTMLElement>('.adsbox');
  const height = (pixels: number) => vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(pixels);

  test('does not fire when the bait stays visible, and removes it', () => {
    height(1);
    cleanUps.push(probeForBlocker(fire, { delay: 2 }));
    expect(probe()?.id).toMatch(/^[a-z\d]{6}$/);
    vi.advanceTimersByTime(1999);
    expect(probe()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect([probe(), fire.mock.calls.length]).toEqual([null, 0]);
  });

  test.each<[string, () => unknown]>([
    ['without a box', () => height(0)],
    ['invisible', () => [height(1), probe()?.style.setProperty('visibility', 'hidden')]],
  ])('fires after the delay when the bait is %s', (_, block) => {
    cleanUps.push(probeForBlocker(fire, { delay: 0 }));
    block();
    expect(fire).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(fire).toHaveBeenCalledOnce();
  });

  test('leaves nothing behind when another trigger fires first', () => {
    height(0);
    cleanUps.push(probeForBlocker(fire, { delay: 0 }));
    cleanUp();
    expect(probe()).toBeNull();
    expectSilence(() => undefined);
  });

  test('loads its code on demand, and does nothing if another trigger has fired by then', async () => {
    height(0);
    cleanUps.push(triggers.adblock_detection(fire, { delay: 0 }));
    expect(probe()).toBeNull();
    await vi.dynamicImportSettled();
    expect(probe()).not.toBeNull();
    vi.advanceTimersByTime(100);
    expect(fire).toHaveBeenCalledOnce();
    cleanUps.push(triggers.adblock_detection(fire, { delay: 0 }));
    cleanUp();
    await vi.dynamicImportSettled();
    expect(probe()).toBeNull();
  });

  test('uses a random id each time', () => {
    const names = Array.from({ length: 50 }, () => {
      const stop = probeForBlocker(fire, { delay: 0 });
      const id = probe()?.id;
      stop();
      return id;
    });
    expect(new Set(names).size).toBe(50);
  });
});
