// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PRICE_PENDING, useLivePrice } from './useLivePrice.ts';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({ total: 96_000 }));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

function Shown({ problem: first }: { problem: string }) {
  const [problem, setProblem] = useState(first);
  const price = useLivePrice<{ total: number }>('/api/price', { adults: 2 }, setProblem);
  return <p>{`${price?.total ?? 'none'}: ${problem}`}</p>;
}

async function show(problem: string): Promise<() => string | null | undefined> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Shown problem={problem} />));
  return () => document.querySelector('p')?.textContent;
}

test('reports loading until the price has arrived', async () => {
  const text = await show(PRICE_PENDING);
  expect(text()).toBe(`none: ${PRICE_PENDING}`);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(text()).toBe('96000: ');
});

test('keeps other error messages', async () => {
  const text = await show('There are no seats left.');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(text()).toBe('96000: There are no seats left.');
});
