// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultOfPrice, useLivePrice } from './useLivePrice.ts';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) =>
    Response.json({ total: 48_000 * (JSON.parse(body) as { adults: number }).adults }),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

function Shown({ adults, press }: { adults: number; press: (total: number | undefined) => void }) {
  const [problem, setProblem] = useState('There are no seats left.');
  const { latest, price } = useLivePrice<{ total: number }>('/api/price', { adults }, setProblem);
  return (
    <button onClick={async () => press((await latest())?.total)} type="button">
      {`${price?.total ?? 'none'}: ${problem}`}
    </button>
  );
}

test('a press before the price of the latest values has arrived waits for it; a change in between answers nothing', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const press = vi.fn();
  const show = (adults: number) => act(async () => root.render(<Shown adults={adults} press={press} />));
  await show(1);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('48000: There are no seats left.');
  await show(2);
  await act(async () => button?.click());
  expect([button?.textContent, press.mock.calls]).toEqual(['48000: There are no seats left.', []]);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect([button?.textContent, press.mock.calls]).toEqual(['96000: There are no seats left.', [[96_000]]]);
  await show(3);
  await act(async () => button?.click());
  await show(4);
  expect(press.mock.lastCall).toEqual([undefined]);
});

test('only the price on the screen is booked; another is named first', () => {
  const priced = { total: 96_000, says: '€960' };
  expect(faultOfPrice(priced, priced)).toBeUndefined();
  expect(faultOfPrice({ refusal: 'No place is free.' }, priced)).toBe('No place is free.');
  for (const shown of [undefined, { total: 48_000 }, { total: 96_000, back: 100 }])
    expect(faultOfPrice(priced, shown)).toBe('It costs €960 now. Look at it, then press again.');
});
