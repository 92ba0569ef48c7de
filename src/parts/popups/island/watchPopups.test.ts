// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectConsole, insertHtml } from '../../../islands/testSupport.ts';
import { COUNTERS_KEY } from '../../../visitor/countersKey.ts';
import type { OpenRequest, PopupEntry } from '../popupEntry.ts';
import { readCounters } from './counters/popupCounters.ts';
import { hidePopup } from './counters/popupRecords.ts';
import type { PopupEventDetail } from './popupEvents.ts';
import { waitForPopups } from './waitForPopups.ts';
import { type PopupWatch, watchPopups } from './watchPopups.ts';

let stop = (): void => undefined;
const passesTiming = vi.fn(async (_entry: PopupEntry) => true);
const bringJudge = vi.fn<(signal: AbortSignal) => Promise<PopupWatch>>();
const open = vi.fn(async (_request: OpenRequest) => undefined as undefined);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  passesTiming.mockReset().mockResolvedValue(true);
  bringJudge.mockReset();
  // As an opener does: dispatches the show event.
  open.mockReset().mockImplementation(async ({ id }) => void say('show', { id }));
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

function say(what: 'show' | 'hide', detail: PopupEventDetail): void {
  document.dispatchEvent(new CustomEvent(`rihla/popup/${what}`, { detail }));
}

async function watch(...entries: PopupEntry[]): Promise<void> {
  stop = waitForPopups(
    entries,
    bringJudge.mockImplementation(async (signal) => watchPopups({ open, passesTiming }, signal)),
  );
  await settle();
}

/** Lets promises and timers of this many seconds pass. */
async function settle(seconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
}

const opened = () => open.mock.calls.map(([{ by, id }]) => `${id} by ${by}`);
const delayed = (delay: number) => ({ page_load: { delay } });

test('the first trigger opens, and disarms the others', async () => {
  await watch({ id: 1, triggers: { ...delayed(5), click: { times: 1 }, inactivity: { time: 1 } } });
  document.body.click();
  await settle();
  expect(opened()).toEqual(['1 by trigger']);
  document.body.click();
  await settle(60);
  expect(opened()).toHaveLength(1);
});

test('loads the judging code once, with the first trigger that fires', async () => {
  await watch({ id: 1, triggers: { click: { times: 1 } } }, { id: 2, triggers: delayed(5) }, { id: 3 });
  expect(bringJudge).not.toHaveBeenCalled();
  document.body.click();
  await settle(5);
  expect([bringJudge.mock.calls.length, opened()]).toEqual([1, ['1 by trigger', '2 by trigger']]);
});

test('loads the judging code with a click on a selector, and with a popup that was opened otherwise', async () => {
  const button = insertHtml('<button class="open">Open</button>');
  await watch({ id: 1, open_selector: '.open' });
  expect(bringJudge).not.toHaveBeenCalled();
  button.click();
  await settle();
  expect([bringJudge.mock.calls.length, opened()]).toEqual([1, ['1 by selector']]);
  stop();
  await watch();
  say('show', { id: 4, keptImpressions: 1 });
  say('hide', { id: 4, doNotShowAgain: true });
  await settle();
  expect(bringJudge).toHaveBeenCalledTimes(2);
  expect([readCounters().impressions[4]?.count, readCounters().hidden]).toEqual([1, [4]]);
});

test('warns when the judging code cannot be loaded', async () => {
  const warnings = expectConsole('warn');
  stop = waitForPopups([{ id: 1, triggers: delayed(0) }], () => Promise.reject(new Error('offline')));
  await settle(1);
  expect(warnings()).toEqual([['Popups skipped:', '/', new Error('offline')]]);
});

test('arms no trigger for popups of later pages or sessions only', async () => {
  localStorage.setItem(COUNTERS_KEY, JSON.stringify({ pageViews: 2, sessions: 1 }));
  const triggers = delayed(0);
  await watch(
    { id: 1, triggers, timing: { page_views: { views: 3 } } },
    { id: 2, triggers, timing: { sessions: { sessions: 2 } } },
  );
  await settle(1);
  expect(bringJudge).not.toHaveBeenCalled();
  stop();
  await watch({ id: 1, triggers, timing: { page_views: { views: 2 }, sessions: { sessions: 1 } } });
  await settle(1);
  expect(opened()).toEqual(['1 by trigger']);
});

test.each(['{"pageViews":"many"}', '{"v":1,', '[]'])('with %s in the storage, all popups are judged', async (text) => {
  localStorage.setItem(COUNTERS_KEY, text);
  await watch({ id: 1, triggers: delayed(0), timing: { page_views: { views: 3 } } });
  await settle(1);
  expect(passesTiming).toHaveBeenCalledOnce();
});

test('judges timing when a trigger fires', async () => {
  await watch({ id: 1, triggers: delayed(5) });
  passesTiming.mockResolvedValue(false);
  await settle(5);
  expect([passesTiming.mock.calls.length, opened()]).toEqual([1, []]);
});

describe('"do not show again"', () => {
  test('chosen on an earlier page', async () => {
    hidePopup(1);
    await watch({ id: 1, triggers: delayed(0) }, { id: 2, triggers: delayed(0) });
    await settle(1);
    expect(opened()).toEqual(['2 by trigger']);
    expect(passesTiming.mock.calls.some(([{ id }]) => id === 1)).toBe(false);
  });

  test('chosen on this page', async () => {
    await watch({ id: 1, triggers: delayed(5) });
    say('hide', { id: 1, doNotShowAgain: true });
    await settle();
    await settle(5);
    expect([opened(), readCounters().hidden]).toEqual([[], [1]]);
  });

  test('does not stop a click on the selector', async () => {
    const button = insertHtml('<button class="open">Open</button>');
    hidePopup(1);
    await watch({ id: 1, triggers: delayed(0), open_selector: '.open' });
    await settle(1);
    button.click();
    await settle();
    expect(opened()).toEqual(['1 by selector']);
  });
});

describe('avoid_multiple_popups', () => {
  test.each([
    ['shown by something else', { id: 9 }, []],
    ['itself shown before', { id: 1 }, ['1 by trigger']],
  ])('%s', async (_, detail, expected) => {
    await watch({ id: 1, triggers: delayed(5), avoid_multiple_popups: true });
    say('show', detail);
    await settle(5);
    expect(opened()).toEqual(expected);
  });

  test('the second of two concurrent popups waits until the first has opened or failed', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    open.mockReturnValueOnce(promise);
    await watch({ id: 1, triggers: delayed(0) }, { id: 2, triggers: delayed(0), avoid_multiple_popups: true });
    await settle(3);
    say('show', { id: 1 });
    resolve(undefined);
    await settle();
    expect(opened()).toEqual(['1 by trigger']);
  });

  test('a popup that failed to open does not count', async () => {
    const warnings = expectConsole('warn');
    open.mockRejectedValueOnce(new Error('offline'));
    await watch({ id: 1, triggers: delayed(0) }, { id: 2, triggers: delayed(1), avoid_multiple_popups: true });
    await settle(1);
    expect(opened()).toEqual(['1 by trigger', '2 by trigger']);
    expect(warnings()).toEqual([['Popup not opened:', 1, new Error('offline')]]);
  });

  test('without it both open; a selector always opens', async () => {
    const button = insertHtml('<button class="open">Open</button>');
    await watch(
      { id: 1, triggers: delayed(0) },
      { id: 2, triggers: delayed(0) },
      { id: 3, open_selector: '.open', avoid_multiple_popups: true },
    );
    await settle();
    button.click();
    await settle();
    expect(opened()).toEqual(['1 by trigger', '2 by trigger', '3 by selector']);
  });
});

describe('open_selector', () => {
  test('opens on each click inside, regardless of timing, and follows no link', async () => {
    const link = insertHtml('<a class="open" href="#offer"><b>Offer</b></a>');
    passesTiming.mockResolvedValue(false);
    await watch({ id: 1, open_selector: 'a.open' });
    const click = (init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      link.firstElementChild?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([click(), click()]).toEqual([true, true]);
    await settle();
    expect(opened()).toEqual(['1 by selector', '1 by selector']);
    link.addEventListener('click', (event) => event.preventDefault());
    click({ ctrlKey: true });
    document.body.click();
    await settle();
    expect(opened()).toHaveLength(2);
  });

  test('still lets checkboxes be ticked', async () => {
    const box = insertHtml('<input type="checkbox" class="open">') as HTMLInputElement;
    await watch({ id: 1, open_selector: '.open' });
    box.click();
    await settle();
    expect([box.checked, opened()]).toEqual([true, ['1 by selector']]);
  });

  test('an invalid selector is skipped with a warning; triggers still work', async () => {
    const warnings = expectConsole('warn');
    await watch({ id: 1, open_selector: '..', triggers: delayed(0) });
    await settle();
    expect(opened()).toEqual(['1 by trigger']);
    expect(warnings()).toEqual([['Selector skipped:', '..', expect.any(DOMException)]]);
  });
});

test('an invalid selector of scrolling_to skips that trigger only', async () => {
  const warnings = expectConsole('warn');
  await watch({ id: 1, triggers: { scrolling_to: { selector: '##' }, click: { times: 1 } } });
  document.body.click();
  await settle();
  expect(opened()).toEqual(['1 by trigger']);
  expect(warnings()).toEqual([['Trigger skipped:', 'scrolling_to', expect.any(DOMException)]]);
});

test('counts an impression for each event that is one, also of popups opened otherwise', async () => {
  await watch({ id: 1 });
  const counts = () => [1, 2].map((id) => readCounters().impressions[id]?.count ?? 0);
  say('show', { id: 1, keptImpressions: 2 });
  say('show', { id: 2 });
  await settle();
  expect(counts()).toEqual([1, 0]);
  say('hide', { id: 1 });
  say('hide', { id: 2, keptImpressions: 1 });
  await settle();
  expect(counts()).toEqual([1, 1]);
  for (let time = 0; time < 4; time++) say('show', { id: 1, keptImpressions: 2 });
  await settle();
  expect([counts(), readCounters().impressions[1]?.timestamps.length]).toEqual([[5, 1], 2]);
});

test('requesting to open is no impression until it has opened', async () => {
  open.mockResolvedValue(undefined);
  await watch(
    { id: 1, triggers: delayed(0), timing: { times: { times_count: true, times_period: '', times_times: 1 } } },
    { id: 2, triggers: delayed(1), avoid_multiple_popups: true },
  );
  await settle(1);
  expect([opened(), readCounters().impressions]).toEqual([['1 by trigger', '2 by trigger'], {}]);
});

test('the signal stops all watching', async () => {
  const button = insertHtml('<button class="open">Open</button>');
  await watch({ id: 1, triggers: { ...delayed(1), click: { times: 1 } }, open_selector: '.open' });
  stop();
  button.click();
  say('show', { id: 1 });
  await settle(5);
  expect([opened(), readCounters().impressions]).toEqual([[], {}]);
});

test('a popup still being judged when watching ends is not opened', async () => {
  let answer = (_passes: boolean): void => undefined;
  passesTiming.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await watch({ id: 1, triggers: delayed(0) });
  await settle(1);
  stop();
  answer(true);
  await settle(5);
  expect(opened()).toEqual([]);
});
