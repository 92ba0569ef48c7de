import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
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
])('%j is formatted in its own time zone, and exactly in datetime', async (fields, instant, date, zone) => {
  const time = (await show(fields)).main.querySelector('time');
  expect(time?.dateTime).toBe(instant);
  expect(time?.textContent).toBe(`Until ${date}, by the clocks of ${zone}`);
});

test('without script shows the due date in words, and hides the digits', async () => {
  const { css, main } = await show({ showDue: false });
  expect(main.querySelector('time')?.closest('[hidden]')).toBeNull();
  expect(css).toMatch(/scripting: none\) \{\s*\.r-countdown__timer,\s*\.r-countdown__box--own \{\s*display: none/);
  expect(css).toMatch(/scripting: enabled\) \{\s*\.r-countdown__due--quiet/);
});

test('an ended countdown stays ended: hidden, or with its message', async () => {
  expect((await show({ due: PAST, ends: ['hide'] })).main.innerHTML).toBe('');
  const { main } = await show({ due: PAST, ends: ['hide', 'message'], message: 'Full.' });
  expect(main.querySelector<HTMLElement>('[role=status] p')?.hidden).toBe(false);
  expect([...main.querySelectorAll<HTMLElement>('[data-counts]')].every(({ hidden }) => hidden)).toBe(true);
});

test('the editor keeps seeing an ended countdown, and is never redirected', async () => {
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
])('at the end %s redirects to %s', async (redirect, expected) => {
  const { main } = await show({ ends: ['redirect'], redirect });
  const props = JSON.parse(main.querySelector('rihla-island')?.getAttribute('props') ?? '{}');
  expect(props.redirect).toBe(expected);
});

test('an evergreen countdown has no end until the script starts it', async () => {
  const { main } = await show({ kind: 'evergreen', evergreenHours: 1, evergreenMinutes: 30, id: 'a1' });
  expect(main.querySelector('.r-countdown__box--own')).not.toBeNull();
  expect(main.querySelector('time')).toBeNull();
  const props = JSON.parse(main.querySelector('rihla-island')?.getAttribute('props') ?? '');
  expect(props.evergreen.length).toBe(5_400_000);
});

test('the placeholder is as wide as the digits that replace it', async () => {
  const first = async (days: number) =>
    (await show({ due: inDays(days, '09:00') })).main.querySelector('.r-countdown__figure')?.textContent;
  expect([await first(3), await first(30), await first(300)]).toEqual(['0', '00', '000']);
});

test('with every unit removed all are shown', async () => {
  const none = { showDays: false, showHours: false, showMinutes: false, showSeconds: false };
  expect((await show(none)).main.querySelectorAll('[data-unit]')).toHaveLength(4);
  expect((await show({ showHours: false })).main.querySelectorAll('[data-unit]')).toHaveLength(3);
});

test('uses the singular of a unit, from the catalogue', async () => {
  const { main } = await show({});
  const props = JSON.parse(main.querySelector('rihla-island')?.getAttribute('props') ?? '');
  expect(props.labels.days).toEqual({ one: 'day', other: 'days' });
});
