// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from './DeparturesIsland.ts';
import { dayOf, statusOnDay } from './statusOnDay.ts';

let element: HTMLElement;
const answer = vi.fn<(url: string, init: RequestInit) => Promise<Partial<Response>>>();
const row = (id: number) => element.querySelector(`[data-id="${id}"]`) as HTMLElement;
const markup = (id: number, start: string, last = 7) =>
  `<li data-id="${id}" data-last="${last}" data-status="open" data-closed="Closed"><time datetime="${start}"></time><span class="r-departures__status">Places free</span><span class="r-departures__left"></span></li>`;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2027, 3, 9, 12), toFake: ['Date'] });
  vi.stubGlobal('fetch', answer);
  answer.mockResolvedValue({ ok: true, json: async () => ({ places: {} }) });
  document.body.innerHTML = `<div><section>${markup(1, '2027-04-09')}</section><section>${markup(2, '2027-04-12')}${markup(3, '2027-04-30')}</section></div>`;
  element = document.body.firstElementChild as HTMLElement;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits until the response has been read and applied. */
const settle = () => new Promise((done) => setTimeout(done));

test('removes past departures, and their month with them', () => {
  mount(element, { tour: 31 });
  const seen = [...element.querySelectorAll<HTMLElement>('section, li')].filter((each) => !each.closest('[hidden]'));
  expect(seen.map((each) => each.dataset.id ?? each.localName)).toEqual(['section', '2', '3']);
});

test('shows current seats; past the deadline a departure is closed, whatever is left', async () => {
  const told = ['limited', 'Few places', '2 places left'];
  answer.mockResolvedValue({ ok: true, json: async () => ({ places: { 2: told, 3: told } }) });
  mount(element, { tour: 31 });
  await settle();
  expect(answer).toHaveBeenCalledWith('/wp-json/rihla/v1/departures/31/', expect.anything());
  expect([row(3).dataset.status, row(3).textContent]).toEqual(['limited', 'Few places2 places left']);
  expect([row(2).dataset.status, row(2).textContent]).toEqual(['closed', 'Closed']);
});

test.each([
  ['a refusal', { ok: false }],
  ['no object', { ok: true, json: async () => 'no' }],
  ['no list', { ok: true, json: async () => ({ places: { 3: 1 } }) }],
])('a response that is %s leaves the page as it is', async (_, response) => {
  answer.mockResolvedValue(response);
  mount(element, { tour: 31 });
  await settle();
  expect(row(3).textContent).toBe('Places free');
});

test('a network error leaves the page as it is', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  mount(element, { tour: 31 });
  await settle();
  expect(row(3).textContent).toBe('Places free');
});

test('damaged props send no request', () => {
  answer.mockClear();
  mount(element, { tour: '../x' as never })();
  expect(answer).not.toHaveBeenCalled();
});

test.each([
  ['2027-04-08', 'late'],
  ['2027-04-02', 'coming'],
  ['2027-04-09', 'over'],
])('on %s it is %s', (today, judged) => {
  expect(statusOnDay({ start: '2027-04-09', until: '2027-04-02' }, today)).toBe(judged);
});

test('uses the day of the reader’s own clock', () => {
  expect(dayOf(new Date(2027, 0, 3, 23, 59))).toBe('2027-01-03');
});
