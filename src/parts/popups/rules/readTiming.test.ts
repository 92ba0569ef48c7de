import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTiming } from './readTiming.ts';
import type { StoredTiming } from './stored.ts';
import { TIMING_DEFAULTS, type Timing } from './timing.ts';

const RULES = Object.keys(TIMING_DEFAULTS) as (keyof Timing)[];

describe('readTiming', () => {
  it.each<[string, StoredTiming | null | undefined, Timing]>([
    ['nothing', null, {}],
    ['a rule that is off', { page_views: { enabled: false, views: 4 } }, {}],
    ['a rule without a switch', { page_views: { views: 4 } }, {}],
    ['a rule that is on', { page_views: { enabled: true, views: 4 } }, { page_views: { views: 4 } }],
    ['a setting that is missing', { sessions: { enabled: true, sessions: null } }, { sessions: { sessions: 2 } }],
    [
      'a setting of 0',
      { times: { enabled: true, times_times: 0 } },
      { times: { ...TIMING_DEFAULTS.times, times_times: 0 } },
    ],
    [
      'all of time, which is stored as a word',
      { times: { enabled: true, times_count: false, times_period: 'ever', times_times: 1 } },
      { times: { times_count: false, times_period: '', times_times: 1 } },
    ],
    [
      'a period',
      { times: { enabled: true, times_count: true, times_period: 'week', times_times: 2 } },
      { times: { times_count: true, times_period: 'week', times_times: 2 } },
    ],
    ['no devices at all', { devices: { enabled: true, devices: [] } }, { devices: { devices: [] } }],
    [
      'the visitor’s clock',
      { schedule: { enabled: true, schedule_timezone: 'visitor', schedule_start_date: '2027-07-01 09:00' } },
      { schedule: { schedule_timezone: 'visitor', schedule_start_date: '2027-07-01T09:00' } },
    ],
    [
      'the site’s clock, in summer and in winter',
      {
        schedule: {
          enabled: true,
          schedule_timezone: 'site',
          schedule_start_date: '2027-07-01 09:00',
          schedule_end_date: '2027-12-01 18:30',
        },
      },
      {
        schedule: {
          schedule_timezone: 'site',
          schedule_start_date: '2027-07-01T07:00Z',
          schedule_end_date: '2027-12-01T17:30Z',
        },
      },
    ],
    [
      'an end alone, and a start that is no date',
      { schedule: { enabled: true, schedule_start_date: 'soon', schedule_end_date: '2027-10-31 02:30' } },
      { schedule: { schedule_timezone: 'site', schedule_end_date: '2027-10-31T01:30Z' } },
    ],
  ])('reads %s', (_name, stored, timing) => {
    expect(readTiming(stored, 'Europe/Berlin')).toEqual(timing);
  });

  it('uses UTC for a missing or unknown time zone', () => {
    const stored: StoredTiming = { schedule: { enabled: true, schedule_end_date: '2027-07-01 09:00' } };
    for (const zone of [null, undefined, '', 'Mars/Olympus']) {
      expect(readTiming(stored, zone).schedule?.schedule_end_date).toBe('2027-07-01T09:00Z');
    }
  });

  it('has exactly the enabled rules and their settings', () => {
    const settings = fc.dictionary(fc.constantFrom('views', 'sessions', 'url', 'id', 'times_times'), fc.jsonValue());
    const rule = fc.record({ enabled: fc.constantFrom(true, false, null, undefined), settings });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...RULES), rule), (rules) => {
        const stored = Object.fromEntries(
          Object.entries(rules).map(([name, { enabled, settings }]) => [name, { ...settings, enabled }]),
        );
        const timing = readTiming(stored as StoredTiming, '+00:00');
        expect(Object.keys(timing).sort()).toEqual(RULES.filter((name) => rules[name]?.enabled).sort());
        for (const name of Object.keys(timing) as (keyof Timing)[]) {
          expect(Object.keys(timing[name] ?? {})).toEqual(Object.keys(TIMING_DEFAULTS[name]));
        }
      }),
    );
  });
});
