import { describe, expect, test } from 'vitest';
import { WEEKDAYS, type WorkSlot, type WorkWeek } from '../../../shared/time/workHours.ts';
import { type AccountHours, computeAvailability, type HoursSettings } from './availability.ts';

const TEXTS = { dayOffsText: 'I will be back soon', willBeBackText: 'I will be back in [njwa_time_work]' };
const SOON = TEXTS.dayOffsText;

/** An account with the same slots on the named days, `08:00-17:30` each; every day by default. */
function workingAt(hours: string[], days: readonly string[] = WEEKDAYS): AccountHours {
  const workHours: WorkSlot[] = hours.map((text) => {
    const [startTime, endTime] = text.split('-');
    return { startTime, endTime };
  });
  const daysOfWeekWorking: WorkWeek = Object.fromEntries(
    WEEKDAYS.map((name) => [name, { isWorkingOnDay: days.includes(name) ? 'ON' : 'OFF', workHours }]),
  );
  return { ...TEXTS, isAlwaysAvailable: 'OFF', daysOfWeekWorking };
}

/** Status at a moment: `online`, or the status text. */
function said(account: AccountHours, moment: string, settings: HoursSettings = {}): string {
  const { isOnline, statusText } = computeAvailability(account, settings, Date.parse(moment));
  expect(isOnline).toBe(statusText === '');
  return isOnline ? 'online' : statusText;
}

function nextEdge(account: AccountHours, moment: string, settings: HoursSettings = {}): string | undefined {
  const { nextEdge: edge } = computeAvailability(account, settings, Date.parse(moment));
  return edge === undefined ? undefined : new Date(edge).toISOString().replace('.000Z', 'Z');
}

function back(time: string): string {
  return `I will be back in  ${time} `;
}

test('the specification’s example account is always online, though no weekday has hours', () => {
  const configured: AccountHours = { ...workingAt(['08:00-17:30'], []), isAlwaysAvailable: 'ON' };
  expect(
    computeAvailability(configured, { timezone: '+00:00', timeSymbols: 'h:m' }, Date.parse('2026-06-03T03:00Z')),
  ).toEqual({
    isOnline: true,
    statusText: '',
    nextEdge: undefined,
  });
  expect(said({ ...configured, isAlwaysAvailable: 'OFF' }, '2026-06-03T09:00Z')).toBe(SOON);
});

describe('the four steps', () => {
  // The third of June 2026 is a Wednesday.
  test.each([
    ['before the slot', ['08:00-17:30'], '05:55', back('2h:5m')],
    ['a minute before', ['08:00-17:30'], '07:59', back('0h:1m')],
    ['at its start', ['08:00-17:30'], '08:00', 'online'],
    ['inside', ['08:00-17:30'], '12:00', 'online'],
    ['at its end', ['08:00-17:30'], '17:30', 'online'],
    ['all through the minute of its end', ['08:00-17:30'], '17:30:59.999', 'online'],
    ['after it', ['08:00-17:30'], '17:31', SOON],
    ['between two', ['08:00-12:00', '14:00-18:00'], '12:01', back('1h:59m')],
    ['in the second', ['08:00-12:00', '14:00-18:00'], '14:00', 'online'],
    ['after both', ['08:00-12:00', '14:00-18:00'], '18:01', SOON],
    ['the first that lies ahead, where they are out of order', ['14:00-18:00', '08:00-12:00'], '09:00', back('5h:0m')],
    ['the last minute of the day', ['08:00-23:59'], '23:59:30', 'online'],
    ['an end at 24:00', ['08:00-24:00'], '23:59', 'online'],
    ['midnight after an end at 24:00', ['08:00-24:00'], '00:00', 'online'],
    ['past an end at 24:00', ['08:00-24:00'], '00:01', back('7h:59m')],
    ['an end at 00:00', ['08:00-00:00'], '23:59', 'online'],
    ['midnight after an end at 00:00', ['08:00-00:00'], '00:00', 'online'],
    ['past an end at 00:00', ['08:00-00:00'], '00:01', back('7h:59m')],
    ['the whole day', ['00:00-24:00'], '13:00', 'online'],
    ['a slot of one minute, before', ['09:00-09:00'], '08:59', back('0h:1m')],
    ['a slot of one minute', ['09:00-09:00'], '09:00:45', 'online'],
    ['a slot of one minute, after', ['09:00-09:00'], '09:01', SOON],
    ['hours of one digit', ['8:00-9:30'], '08:00', 'online'],
    ['no slots', [], '09:00', SOON],
    ['seconds are rounded up', ['08:00-17:30'], '07:58:00.001', back('0h:2m')],
    ['never nothing', ['08:00-17:30'], '07:59:59.999', back('0h:1m')],
    ['across many hours', ['23:00-23:30'], '00:00', back('23h:0m')],
  ])('%s', (_, hours, time, expected) => {
    expect(said(workingAt(hours), `2026-06-03T${time}Z`)).toBe(expected);
  });

  test('a day off shows its text, whatever its slots', () => {
    expect(said(workingAt(['08:00-17:30'], ['monday']), '2026-06-03T05:00Z')).toBe(SOON);
  });
});

describe('slots past midnight', () => {
  const night = workingAt(['22:00-02:00'], ['thursday', 'saturday']);

  // The fourth of June 2026 is a Thursday.
  test.each([
    ['2026-06-04T01:00Z', back('21h:0m')],
    ['2026-06-04T21:59Z', back('0h:1m')],
    ['2026-06-04T22:00Z', 'online'],
    ['2026-06-04T23:59Z', 'online'],
    ['2026-06-05T00:00Z', 'online'],
    ['2026-06-05T02:00:59Z', 'online'],
    ['2026-06-05T02:01Z', SOON],
    ['2026-06-05T22:30Z', SOON],
    ['2026-06-07T01:00Z', 'online'],
  ])('%s', (moment, expected) => expect(said(night, moment)).toBe(expected));

  test('continue from Saturday into Sunday, from December into January, and into a leap day', () => {
    expect(said(workingAt(['22:00-02:00'], ['saturday']), '2026-06-07T01:00Z')).toBe('online');
    expect(said(workingAt(['22:00-02:00'], ['thursday']), '2027-01-01T01:00Z')).toBe('online');
    expect(said(workingAt(['22:00-02:00'], ['wednesday']), '2024-02-29T01:00Z')).toBe('online');
    expect(said(workingAt(['22:00-02:00'], ['thursday']), '2024-02-29T01:00Z')).toBe(back('21h:0m'));
  });
});

describe('invalid data', () => {
  test.each([
    ['no week', { daysOfWeekWorking: null }],
    ['an empty week', { daysOfWeekWorking: {} }],
    ['a day without hours', { daysOfWeekWorking: { wednesday: { isWorkingOnDay: 'ON' } } }],
    ['hours that are no list', { daysOfWeekWorking: { wednesday: { isWorkingOnDay: true, workHours: '08:00' } } }],
    ['slots that are nothing', { daysOfWeekWorking: { wednesday: { isWorkingOnDay: true, workHours: [null, {}] } } }],
    ['words for times', workingAt(['noon-midnight', '-', '25:00-26:00', '08:60-09:00', '24:00-24:00'])],
    ['a start at 24:00', workingAt(['24:00-02:00'])],
    [
      'a number',
      { daysOfWeekWorking: { wednesday: { isWorkingOnDay: true, workHours: [{ startTime: 8, endTime: 18 }] } } },
    ],
  ])('%s is a day off', (_, account) => {
    expect(said({ ...TEXTS, ...(account as AccountHours) }, '2026-06-03T09:00Z')).toBe(SOON);
  });

  test('does not affect valid slots', () => {
    expect(said(workingAt(['noon-14:00', '08:00-17:30']), '2026-06-03T09:00Z')).toBe('online');
  });

  test('missing texts are empty', () => {
    const silent = { daysOfWeekWorking: workingAt(['08:00-17:30']).daysOfWeekWorking };
    const at = (moment: string) => computeAvailability(silent, {}, Date.parse(moment));
    expect(at('2026-06-03T07:00Z')).toMatchObject({ isOnline: false, statusText: '' });
    expect(at('2026-06-03T18:00Z')).toMatchObject({ isOnline: false, statusText: '' });
  });

  test('an unknown time zone is +00:00, and is reported', () => {
    const moment = Date.parse('2026-06-03T08:00Z');
    const there = computeAvailability(workingAt(['08:00-08:00']), { timezone: 'Mars/Base' }, moment);
    expect(there).toMatchObject({ isOnline: true, problem: 'Time zone "Mars/Base" is unknown; +00:00 is used.' });
    expect(computeAvailability(workingAt([]), { timezone: '' }, moment)).not.toHaveProperty('problem');
  });
});

describe('time zones', () => {
  test.each([
    ['+05:30', '2026-06-03T02:30Z'],
    ['-03:30', '2026-06-03T11:30Z'],
    ['UTC+2', '2026-06-03T06:00Z'],
    ['UTC-3:30', '2026-06-03T11:30Z'],
    ['Africa/Cairo', '2026-06-03T05:00Z'],
    // The date line: the third of June begins here a day before it ends there.
    ['Pacific/Kiritimati', '2026-06-02T18:00Z'],
    ['-12:00', '2026-06-03T20:00Z'],
  ])('%s: eight in the morning of a Wednesday', (timezone, moment) => {
    const account = workingAt(['08:00-08:00'], ['wednesday']);
    expect(said(account, moment, { timezone })).toBe('online');
    expect(said(account, new Date(Date.parse(moment) - 60_000).toISOString(), { timezone })).toBe(back('0h:1m'));
  });

  test('Cairo has daylight saving time from April to October, and Tunis has none', () => {
    const account = workingAt(['08:00-08:00']);
    expect(said(account, '2026-07-01T05:00Z', { timezone: 'Africa/Cairo' })).toBe('online');
    expect(said(account, '2026-12-01T06:00Z', { timezone: 'Africa/Cairo' })).toBe('online');
    expect(said(account, '2022-07-01T06:00Z', { timezone: 'Africa/Cairo' })).toBe('online');
    expect(said(account, '2026-07-01T07:00Z', { timezone: 'Africa/Tunis' })).toBe('online');
    expect(said(account, '2026-12-01T07:00Z', { timezone: 'Africa/Tunis' })).toBe('online');
  });

  test('Casablanca is an hour ahead except in Ramadan', () => {
    const account = workingAt(['08:00-08:00']);
    expect(said(account, '2026-01-15T07:00Z', { timezone: 'Africa/Casablanca' })).toBe('online');
    expect(said(account, '2026-03-01T08:00Z', { timezone: 'Africa/Casablanca' })).toBe('online');
    expect(said(account, '2026-04-15T07:00Z', { timezone: 'Africa/Casablanca' })).toBe('online');
  });
});

describe('clock changes', () => {
  const paris = { timezone: 'Europe/Paris' };

  test('a skipped hour is not part of the waiting time', () => {
    // 01:30, half an hour before three o'clock.
    expect(said(workingAt(['03:15-05:00']), '2026-03-29T00:30Z', paris)).toBe(back('0h:45m'));
  });

  test('a slot that begins in a skipped hour begins when the clock passes its start', () => {
    const account = workingAt(['02:30-05:00']);
    expect(said(account, '2026-03-29T00:30Z', paris)).toBe(back('0h:30m'));
    expect(said(account, '2026-03-29T01:00Z', paris)).toBe('online');
  });

  test('a slot within a skipped hour does not happen that day', () => {
    const account = workingAt(['02:10-02:20'], ['sunday']);
    expect(said(account, '2026-03-29T01:00Z', paris)).toBe(SOON);
    // From the slot of a week before to that of a week after.
    expect(nextEdge({ ...account, willBeBackText: SOON }, '2026-03-22T12:00Z', paris)).toBe('2026-04-05T00:10:00Z');
  });

  test('a repeated hour is twice part of the waiting time', () => {
    expect(said(workingAt(['03:15-05:00']), '2026-10-25T00:00Z', paris)).toBe(back('2h:15m'));
    // 02:30, the second time.
    expect(said(workingAt(['03:15-05:00']), '2026-10-25T01:30Z', paris)).toBe(back('0h:45m'));
  });

  test('a slot that begins in a repeated hour begins twice', () => {
    const account = workingAt(['02:30-05:00']);
    expect(said(account, '2026-10-25T00:30Z', paris)).toBe('online');
    expect(nextEdge(account, '2026-10-25T00:30Z', paris)).toBe('2026-10-25T01:00:00Z');
    expect(said(account, '2026-10-25T01:00Z', paris)).toBe(back('0h:30m'));
    expect(said(account, '2026-10-25T01:30Z', paris)).toBe('online');
  });

  test('Cairo skips the first hour of a Friday', () => {
    const account = workingAt(['00:30-02:00'], ['friday']);
    expect(nextEdge(account, '2026-04-23T21:00Z', { timezone: 'Africa/Cairo' })).toBe('2026-04-23T22:00:00Z');
    expect(said(account, '2026-04-23T22:00Z', { timezone: 'Africa/Cairo' })).toBe('online');
  });
});

describe('time until the start', () => {
  test.each([
    ['h:m', ' 2h:5m '],
    [' hours: min', ' 2 hours:5 min '],
    ['س:د', ' 2س:5د '],
    ['', ' 2h:5m '],
    [null, ' 2h:5m '],
    ['h', ' 2h:5 '],
    [':', ' 2:5 '],
    ["$&:$'", " 2$&:5$' "],
  ])('%j', (timeSymbols, expected) => {
    const account = { ...workingAt(['08:00-17:30']), willBeBackText: '[njwa_time_work]' };
    expect(said(account, '2026-06-03T05:55Z', { timeSymbols })).toBe(expected);
  });

  test('replaces every placeholder, if any', () => {
    const account = workingAt(['08:00-17:30']);
    expect(said({ ...account, willBeBackText: 'a[njwa_time_work]b[njwa_time_work]' }, '2026-06-03T07:00Z')).toBe(
      'a 1h:0m b 1h:0m ',
    );
    expect(said({ ...account, willBeBackText: 'Tomorrow' }, '2026-06-03T07:00Z')).toBe('Tomorrow');
  });
});

describe('nextEdge', () => {
  const account = workingAt(['08:00-12:00', '14:00-18:00'], ['wednesday']);

  test.each([
    ['each minute while it counts down', '2026-06-03T05:00:20Z', '2026-06-03T05:01:00Z'],
    ['the start, in the last minute', '2026-06-03T07:59:59Z', '2026-06-03T08:00:00Z'],
    ['the end of the minute of the end', '2026-06-03T08:00Z', '2026-06-03T12:01:00Z'],
    ['the midnight before the next working day', '2026-06-03T18:01Z', '2026-06-10T00:00:00Z'],
  ])('%s', (_, moment, edge) => expect(nextEdge(account, moment)).toBe(edge));

  test('is the start of a slot where the text has no countdown', () => {
    expect(nextEdge({ ...account, willBeBackText: 'Later' }, '2026-06-03T05:00Z')).toBe('2026-06-03T08:00:00Z');
  });

  test('ignores changes that are not visible', () => {
    expect(nextEdge({ ...account, willBeBackText: SOON }, '2026-06-03T18:01Z')).toBe('2026-06-10T08:00:00Z');
    expect(nextEdge(workingAt(['00:00-11:59', '12:00-23:59']), '2026-06-03T08:00Z')).toBeUndefined();
  });

  test('is undefined where nothing ever changes', () => {
    expect(nextEdge(workingAt([]), '2026-06-03T08:00Z')).toBeUndefined();
    expect(nextEdge(workingAt(['08:00-17:30'], []), '2026-06-03T08:00Z')).toBeUndefined();
  });
});
