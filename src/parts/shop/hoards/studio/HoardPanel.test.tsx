// @vitest-environment jsdom
import type { ServerProps } from 'payload';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hoards } from '../hoard.ts';
import { DashboardHoards } from './DashboardHoards.tsx';
import { HoardPanel } from './HoardPanel.tsx';

const HOARDS: Hoards = {
  visitors: [{ holder: 'a1', seats: 8, departures: 2, orders: 1 }],
  together: { seats: 60, departures: 9, orders: 31 },
  isMuch: true,
};
const NONE: Hoards = { visitors: [], together: { seats: 2, departures: 1, orders: 1 }, isMuch: false };

let root: Root;
let hoards: Hoards;
let freed: unknown[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  freed = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!address.endsWith('/free')) return Response.json(hoards);
    freed.push(JSON.parse(String(body)));
    hoards = NONE;
    return Response.json({ said: 'Freed: the places of 1 cart or order can be booked again.' });
  });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

const show = () => act(async () => root.render(<HoardPanel />));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? expect.fail(name);

test('renders nothing without hoards', async () => {
  hoards = NONE;
  await show();
  expect(document.body.textContent).toBe('');
});

test.each([
  ['Free these 8 places', [{ holder: 'a1' }]],
  ['Free all 60 places', [{}]],
])('button "%s" releases the hoard and shows the result', async (name, asked) => {
  hoards = HOARDS;
  await show();
  expect(document.querySelector('h2')?.textContent).toBe('Many places are held, and nobody has paid or confirmed');
  expect(document.body.textContent).toContain('One visitor holds 8 places of 2 departures in 1 cart or order.');
  expect(document.body.textContent).toContain(
    'All visitors together hold 60 places of 9 departures in 31 carts and orders.',
  );
  await act(async () => button(name).click());
  expect(freed).toEqual(asked);
  expect(document.querySelector('output')?.textContent).toContain('Freed: the places of 1 cart or order');
  expect(document.querySelector('h2')).toBeNull();
});

test.each([
  ['admin', 1],
  ['editor', 1],
  ['author', 0],
  [undefined, 0],
])('the first page of the studio asks for them with the role %s: %i times', async (role, times) => {
  hoards = HOARDS;
  const props = { user: role && { collection: 'users', role } } as unknown as ServerProps;
  await act(async () => root.render(<DashboardHoards {...props} />));
  expect(document.querySelectorAll('h2')).toHaveLength(times);
});
