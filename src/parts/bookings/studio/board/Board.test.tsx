// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hoards } from '../../../shop/hoards/hoard.ts';
import type { Board as BoardData, BoardDeparture, BoardStart, OpenDeparture } from '../../rules/board.ts';
import { readBoardQuery } from '../../rules/boardQuery.ts';
import { Board } from './Board.tsx';

const NOW = Date.parse('2027-03-12T10:00:00Z');
const MINUTE = 60_000;

const DEPARTURE: BoardDeparture = {
  id: 7,
  tourTitle: 'To the dunes',
  start: '2027-04-10',
  end: '2027-04-12',
  status: 'open',
  isGuaranteed: false,
  seats: 12,
  confirmed: 0,
  held: 2,
  taken: 0,
  holdEnds: [NOW + 20 * MINUTE],
  standing: 1,
  late: [],
  owed: 0,
};
const OPEN: OpenDeparture = {
  id: 7,
  more: 3,
  canOpenForm: true,
  rows: [
    {
      id: 31,
      reference: 'K-3ABCD',
      status: 'ON_HOLD',
      name: '<b>Marta</b>',
      party: '2 adults',
      total: '€960',
      source: 'Wide World',
      heldUntil: NOW + 20 * MINUTE,
      refund: undefined,
      order: { id: 9, reference: 'R-77', words: 'Balance of €720 late by 3 days', isUrgent: true, canChange: true },
      latest: { at: '2027-03-12T09:50:00Z', by: 'Wide World', what: 'On hold' },
    },
  ],
};
const BOARD: BoardData = {
  query: readBoardQuery({}),
  today: '2027-03-12',
  departures: [DEPARTURE, { ...DEPARTURE, id: 8, tourTitle: 'Over the pass', start: '2027-05-01', end: '2027-05-01' }],
  total: 2,
  pages: 1,
  attention: 1,
  open: undefined,
  tours: [{ id: 3, title: 'To the dunes' }],
};
const START: BoardStart = { board: BOARD, timezone: '+01:00', now: NOW };

const NO_HOARDS: Hoards = { visitors: [], together: { seats: 0, departures: 0, orders: 0 }, isMuch: false };

const asked: string[] = [];
let answer: BoardData;
let root: Root;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked.length = 0;
  answer = BOARD;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/orders/hoards') return Response.json(NO_HOARDS);
    if (address.endsWith('/guides')) return Response.json({ guides: [5], people: [{ id: 5, name: 'Lahcen' }] });
    asked.push(address);
    return Response.json(answer);
  });
  window.history.replaceState(null, '', '/admin/departures-board');
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<Board start={START} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const summary = (title: string) =>
  [...document.querySelectorAll('summary')].find((element) => element.textContent?.includes(title)) as HTMLElement;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const text = () => document.body.textContent ?? '';

test('groups departures by month, with their flags', () => {
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'April 2027',
    'May 2027',
  ]);
  expect(summary('To the dunes').textContent).toContain('A hold ends within the hour');
  expect(summary('To the dunes').textContent).toContain('0 booked, 2 on hold, 10 free of 12');
  expect(text()).toContain('One departure needs you.');
});

test('opens a departure’s bookings; the URL keeps it, and going back closes it', async () => {
  answer = { ...BOARD, query: readBoardQuery({ open: '7' }), open: OPEN };
  await act(async () => summary('To the dunes').click());
  await wait(0);
  expect(window.location.search).toBe('?open=7');
  expect(asked).toEqual(['/api/bookings/board?open=7']);
  const table = document.querySelector('table')?.textContent ?? '';
  for (const words of ['K-3ABCD', '<b>Marta</b>', 'ends in 20 min, 11:20', '€960', 'Wide World', '10:50 by Wide World'])
    expect(table).toContain(words);
  expect(document.querySelector('a[href="/admin/new-booking?departure=7"]')).not.toBeNull();
  expect(document.querySelector('a[href="/admin/collections/orders/9"]')?.textContent).toBe('Order R-77');
  expect(table).toContain('Balance of €720 late by 3 days');
  expect(text()).toContain('3 more that have expired or were cancelled');
  await act(async () => {
    window.history.replaceState(null, '', '/admin/departures-board');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(document.querySelector('details[open]')).toBeNull();
});

test('polls for updates, keeping focus and the opened departure', async () => {
  answer = { ...BOARD, query: readBoardQuery({ open: '7' }), open: OPEN };
  await act(async () => summary('To the dunes').click());
  await wait(0);
  const row = summary('To the dunes');
  row.focus();
  const confirmed = { ...DEPARTURE, confirmed: 2, held: 0, holdEnds: [] };
  answer = { ...answer, attention: 0, departures: [{ ...DEPARTURE, id: 6, tourTitle: 'New' }, confirmed] };
  await wait(16_000);
  expect(text()).toContain('Nothing needs you now.');
  expect(summary('To the dunes').textContent).toContain('2 booked, 10 free of 12');
  expect(document.activeElement).toBe(row);
  expect(document.querySelector('details[open] summary')).toBe(row);
});

test('shows an expired hold half an hour later, before the server does', async () => {
  await wait(30 * MINUTE);
  expect(summary('To the dunes').textContent).not.toContain('hold ends');
});

test('shows a hint for empty lists', async () => {
  answer = { ...BOARD, query: readBoardQuery({ list: 'attention' }), departures: [], total: 0, pages: 0, attention: 0 };
  const link = [...document.querySelectorAll('nav a')].find(({ textContent }) => textContent?.startsWith('Needs'));
  await act(async () => (link as HTMLElement).click());
  await wait(0);
  expect(window.location.search).toBe('?list=attention');
  expect(document.querySelector('.rihla-board__nothing')?.textContent).toContain('Holds that soon end come here');
  const select = document.querySelectorAll('select')[0] as HTMLSelectElement;
  answer = { ...answer, query: readBoardQuery({ list: 'attention', tour: '3' }) };
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, '3');
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await wait(0);
  expect(window.location.search).toBe('?list=attention&tour=3');
  expect(document.querySelector('.rihla-board__nothing')?.textContent).toContain('Show all departures');
});

test('a departure opened before the script loads shows its bookings afterwards', async () => {
  await act(async () => root.unmount());
  const place = document.querySelector('#root') as HTMLElement;
  place.innerHTML = renderToString(<Board start={START} />);
  (place.querySelector('.rihla-board-row details') as HTMLDetailsElement).open = true;
  answer = { ...BOARD, query: readBoardQuery({ open: '7' }), open: OPEN };
  await act(async () => {
    root = hydrateRoot(place, <Board start={START} />);
  });
  await wait(0);
  expect(window.location.search).toBe('?open=7');
  expect(document.querySelector('table')?.textContent).toContain('K-3ABCD');
});
