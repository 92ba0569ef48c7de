// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DayInput } from './DayInput.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function Form({ onDay }: { onDay: (day: string) => void }) {
  const [day, setDay] = useState('2027-03-01');
  return (
    <DayInput
      id="first"
      label="First day"
      onChange={(next) => {
        setDay(next);
        onDay(next);
      }}
      value={day}
    />
  );
}

async function show() {
  const root = document.createElement('div');
  document.body.append(root);
  const days: string[] = [];
  await act(async () => createRoot(root).render(<Form onDay={(day) => days.push(day)} />));
  const field = document.querySelector<HTMLInputElement>('#first') ?? expect.fail();
  const write = (text: string) =>
    act(async () => {
      field.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const note = () => document.querySelector('#first-day')?.textContent;
  return { days, field, leave: () => act(async () => field.blur()), note, write };
}

it('shows a day in the studio’s format, with its day of the week', async () => {
  const { field, note } = await show();
  expect([field.value, note()]).toEqual(['1 Mar 2027', 'Mon, 1 Mar 2027']);
});

it('parses typed days in European order', async () => {
  const { days, field, leave, note, write } = await show();
  await write('20/12/2026');
  expect([days, note()]).toEqual([['2026-12-20'], 'Sun, 20 Dec 2026']);
  await leave();
  expect(field.value).toBe('20 Dec 2026');
});

it('shows an error for an invalid day on blur, and keeps the last valid one', async () => {
  const { days, field, leave, note, write } = await show();
  await write('12/20/2026');
  expect(note()).toBe('Mon, 1 Mar 2027');
  await leave();
  expect(days).toEqual([]);
  expect(note()).toBe(
    'There is no month 20. The day comes first. Write it like 20/12/2026 or 20 Dec 2026. Kept is 1 Mar 2027.',
  );
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('12/20/2026');
});

it('can be cleared', async () => {
  const { days, leave, note, write } = await show();
  await write('');
  await leave();
  expect([days, note()]).toEqual([[''], '']);
});
