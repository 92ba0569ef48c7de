import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/renderExample.ts';
import type { CountdownBlock } from '../../cms/payload-types.ts';
import { inDays } from './inDays.ts';

const show = (fields: object, options?: { editing: boolean }) =>
  renderExample(
    { block: { blockType: 'countdown', due: inDays(3, '09:00'), title: 'Leaves in', ...fields } as CountdownBlock },
    options,
  );
const PAST = '2026-01-02 03:04';

test.each([
  [{ due: '2030-07-01 18:00', timezone: 'Europe/Paris' }, '2030-07-01T16:00:00.000Z', '1 July 2030, 18:00', 'Paris'],
  [{ due: '2099-01-01 18:00', timezone: '+05:30' }, '2099-01-01T12:30:00.000Z', '1 January 2099, 18:00', 'UTC+05:30'],
  [{ due: '2099-01-01 18:00', timezone: null }, '2099-01-01T18:00:00.000Z', '1 January 2099, 18:00', 'UTC'],
  [{ due: '2099-01-01 18:00', timezone: 'Mars/Base' }, '2099-01-01T18:00:00.000Z', '1 January 2099, 18:00', 'UTC'],
])('%j is said in words, by the clocks there, and exactly for machines', async (fields, instant, date, zone) => {
  const time = (await show(fields)).main.querySelector('time');
  expect(time?.dateTime).toBe(instant);
  expect(time?.textContent).toBe(`Until ${date}, by the clocks of ${zone}`);
});

test('without script the moment is there in words, and the figures wait unseen for script', async () => {
  const { css, main } = await show({ showDue: false });
  expect(main.querySelector('time')?.closest('[hidden]')).toBeNull();
  expect(css).toMatch(/scripting: none\) \{\s*\.r-countdown__timer,\s*\.r-countdown__box--own \{\s*display: none/);
  expect(css).toMatch(/scripting: enabled\) \{\s*\.r-countdown__due--quiet/);
});

test('what is over stays over: hidden, or in the words of its message', async () => {
  expect((await show({ due: PAST, ends: ['hide'] })).main.innerHTML).toBe('');
  const { main } = await show({ due: PAST, ends: ['hide', 'message'], message: 'Full.' });
  expect(main.querySelector<HTMLElement>('[role=status] p')?.hidden).toBe(false);
  expect([...main.querySelectorAll<HTMLElement>('[data-counts]')].every(({ hidden }) => hidden)).toBe(true);
});

test('its editor goes on seeing what is over, and is never sent away', async () => {
  const fields = { due: PAST, ends: ['hide', 'redirect'], redirect: '/contact/' };
  const { main } = await show(fields, { editing: true });
  const props = JSON.parse(main.querySelector('rihla-island')?.getAttribute('props') ?? '');
  expect(props).toMatchObject({ hidesAtEnd: false });
  expect(props.redirect).toBeUndefined();
  expect(main.querySelector('[role=timer]')?.closest('[hidden]')).toBeNull();
});

test.each([
  ['/category/journeys/', '/category/journeys/'],
  ['https://rihla.example/full/', 'https://rihla.example/full/'],
  ['//elsewhere.example/', undefined],
  ['mailto:a@b.example', undefined],
  ['#dates', undefined],
  ['javascript:alert(1)', undefined],
])('at the end %s leads to %s', async (redirect, expected) => {
  const { main } = await show({ ends: ['redirect'], redirect });
  const props = JSON.parse(main.querySelector('rihla-island')?.getAttribute('props') ?? '{}');
  expect(props.redirect).toBe(expected);
});

test('the time that a visitor has is nobody’s until script begins it', async () => {
  const { main } = await show({ kind: 'evergreen', evergreenHours: 1, evergreenMinutes: 30, id: 'a1' });
  expect(main.querySelector('.r-countdown__box--own')).not.toBeNull();
  expect(main.querySelector('time')).toBeNull();
  const props = JSON.parse(main.querySelector('rihla-island')?.getAttribute('props') ?? '');
  expect(props.evergreen.length).toBe(5_400_000);
});

test('the place that is kept is as wide as what comes into it', async () => {
  const first = async (days: number) =>
    (await show({ due: inDays(days, '09:00') })).main.querySelector('.r-countdown__figure')?.textContent;
  expect([await first(3), await first(30), await first(300)]).toEqual(['0', '00', '000']);
});

test('with every unit taken away all are shown', async () => {
  const none = { showDays: false, showHours: false, showMinutes: false, showSeconds: false };
  expect((await show(none)).main.querySelectorAll('[data-unit]')).toHaveLength(4);
  expect((await show({ showHours: false })).main.querySelectorAll('[data-unit]')).toHaveLength(3);
});

test('one is one of its unit, in the words of the catalogue', async () => {
  const { main } = await show({});
  const props = JSON.parse(main.querySelector('rihla-island')?.getAttribute('props') ?? '');
  expect(props.labels.days).toEqual({ one: 'day', other: 'days' });
});
