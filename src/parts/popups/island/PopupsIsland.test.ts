// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMedia } from '../../../browser/testing.ts';
import { countVisit } from '../../../visitor/countVisit.ts';
import type { Timing } from '../rules/timing.ts';

const TIME_URL = '/wp-json/rihla/v1/time/';
const NOW = Date.parse('2026-03-10T12:00:00Z');
const openPopup = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./popup/openPopup.ts', () => ({ openPopup }));

const fetch = vi.fn();
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('fetch', fetch);
  fakeMedia({ width: 1280 });
  fetch.mockReset().mockImplementation(async () => answer(NOW));
  openPopup.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (now: unknown): Response => new Response(JSON.stringify({ now }));

/** Lets a trigger fire, and waits for the dynamic imports of the judging and opening code. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
}

/** Visits a page with one popup that opens as soon as its timing allows. @returns whether it opened */
async function visit(timing: Timing, props = { timeUrl: TIME_URL }): Promise<boolean> {
  stop();
  openPopup.mockClear();
  vi.resetModules();
  // As the loader does on every page.
  countVisit();
  const { mount } = await import('./PopupsIsland.ts');
  const popups = [{ id: 5, timing, triggers: { page_load: { delay: 0 } } }];
  stop = mount(document.body, { popups, ...props });
  await settle();
  return openPopup.mock.calls.length > 0;
}

test('counts each page before judging: opens from the third page on', async () => {
  const pages = [];
  for (let page = 0; page < 4; page++) pages.push(await visit({ page_views: { views: 3 } }));
  expect(pages).toEqual([false, false, true, true]);
  expect(openPopup).toHaveBeenCalledExactlyOnceWith({ id: 5, by: 'trigger' });
});

test('a page restored from the back/forward cache is a new page view, on which no popup opens again', async () => {
  const show = async (persisted: boolean): Promise<number> => {
    if (persisted) countVisit();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    await settle();
    return openPopup.mock.calls.length;
  };
  expect(await visit({ page_views: { views: 2 } })).toBe(false);
  expect(await show(false)).toBe(0);
  expect(await show(true)).toBe(1);
  expect(await show(true)).toBe(1);
  stop();
  await show(true);
  expect(openPopup).toHaveBeenCalledOnce();
});

test('opens from the second session on', async () => {
  const timing = { sessions: { sessions: 2 } };
  expect([await visit(timing), await visit(timing)]).toEqual([false, false]);
  sessionStorage.clear();
  expect(await visit(timing)).toBe(true);
});

describe('a schedule', () => {
  const AT_NOON = '2026-03-10T12:00Z';
  const site: Timing = {
    schedule: { schedule_timezone: 'site', schedule_start_date: AT_NOON, schedule_end_date: AT_NOON },
  };

  test('by the site’s clock asks the server, once a session', async () => {
    vi.setSystemTime(NOW + 3_600_000);
    expect([await visit(site), await visit(site)]).toEqual([true, true]);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(TIME_URL, expect.anything());
    sessionStorage.clear();
    fetch.mockImplementation(async () => answer(NOW + 60_000));
    expect(await visit(site)).toBe(false);
  });

  test('does not ask the server when another rule fails, by the visitor’s clock, or without a URL', async () => {
    expect(await visit({ ...site, devices: { devices: ['mobile'] } })).toBe(false);
    expect(await visit({ schedule: { schedule_timezone: 'visitor' } })).toBe(true);
    expect(await visit({ page_views: { views: 1 } })).toBe(true);
    expect(await visit(site, { timeUrl: '' })).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each<[string, () => Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('offline'))],
    ['no time', async () => answer('noon')],
    ['a time beyond all dates', async () => answer(1e300)],
    ['no JSON', async () => new Response('<h1>Sorry</h1>')],
  ])('%s: uses the visitor’s clock', async (_, respond) => {
    fetch.mockImplementation(respond);
    expect(await visit(site)).toBe(true);
    expect(sessionStorage.getItem('rihla-clock-skew')).toBeNull();
  });

  test.each(['soon', 'Infinity', '1e300'])('ignores the stored skew "%s"', async (skew) => {
    sessionStorage.setItem('rihla-clock-skew', skew);
    expect(await visit(site)).toBe(true);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('by the visitor’s clock uses local time', async () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
    const at = (time: string): Timing => ({
      schedule: { schedule_timezone: 'visitor', schedule_start_date: time, schedule_end_date: time },
    });
    expect([await visit(at('2026-03-10T13:00')), await visit(at('2026-03-10T12:00'))]).toEqual([true, false]);
  });
});

test('checks the window’s width again when a trigger fires', async () => {
  const { mount } = await import('./PopupsIsland.ts');
  const timing: Timing = { devices: { devices: ['desktop'] } };
  stop = mount(document.body, { popups: [{ id: 5, timing, triggers: { page_load: { delay: 3 } } }] });
  await vi.advanceTimersByTimeAsync(0);
  fakeMedia({ width: 500 });
  await vi.advanceTimersByTimeAsync(3_000);
  await settle();
  expect(openPopup).not.toHaveBeenCalled();
});
