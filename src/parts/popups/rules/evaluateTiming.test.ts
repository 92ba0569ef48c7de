import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BROWSERS } from '../../../visitor/browserNames.ts';
import { evaluateTiming } from './evaluateTiming.ts';
import { passesRules } from './passesRule.ts';
import { REASONS } from './reasons.ts';
import { buildVisitor } from './testing.ts';
import { PERIODS, SOURCES, TIMING_DEFAULTS, type Timing } from './timing.ts';

const DEVICES = ['desktop', 'tablet', 'mobile'] as const;
const count = fc.integer({ min: 0, max: 5 });
const minute = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-01-04'), noInvalidDate: true });
const referrer = fc.constantFrom(
  '',
  'https://a.example/x',
  'https://www.own.example/',
  'https://www.google.com/',
  'odd',
);
const roles = fc.subarray(['editor', 'guide', 'owner']);
const timing: fc.Arbitrary<Timing> = fc.record(
  {
    page_views: fc.record({ views: count }),
    sessions: fc.record({ sessions: count }),
    url: fc.record({
      url: fc.constantFrom('', 'a.example', '(', '^https'),
      action: fc.constantFrom('show', 'hide', 'regex'),
    }),
    sources: fc.record({ sources: fc.subarray([...SOURCES]) }),
    logged_in: fc.record({ users: fc.constantFrom('all', 'custom'), roles }),
    devices: fc.record({ devices: fc.subarray([...DEVICES]) }),
    times: fc.record({ times_count: fc.boolean(), times_period: fc.constantFrom(...PERIODS), times_times: count }),
    browsers: fc.record({ browsers: fc.constantFrom('all', 'custom'), browsers_options: fc.subarray([...BROWSERS]) }),
    schedule: fc.record(
      {
        schedule_timezone: fc.constantFrom('site', 'visitor'),
        schedule_start_date: minute.map((date) => date.toISOString()),
        schedule_end_date: minute.map((date) => date.toISOString()),
      },
      { requiredKeys: ['schedule_timezone'] },
    ),
  },
  { requiredKeys: [] },
);
const visitor = fc
  .record({
    pageViews: count,
    sessions: count,
    referrer,
    host: fc.constant('own.example'),
    user: fc.option(fc.record({ roles })),
    device: fc.constantFrom(...DEVICES),
    browser: fc.constantFrom(...BROWSERS),
    now: minute.map((date) => date.getTime()),
    impressions: fc.record({
      count,
      timestamps: fc.array(
        minute.map((date) => date.getTime()),
        { maxLength: 5 },
      ),
    }),
  })
  .map((facts) => buildVisitor({ ...facts, wallClock: new Date(facts.now).toISOString().slice(0, 16) }));

test('gives a verdict and reason for each enabled rule, in order, as the browser would decide', () => {
  fc.assert(
    fc.property(timing, visitor, (rules, facts) => {
      const verdict = evaluateTiming(rules, facts);
      expect(verdict.rules.map(({ rule }) => rule)).toEqual(
        Object.keys(TIMING_DEFAULTS).filter((rule) => rule in rules),
      );
      expect(verdict.passes).toBe(passesRules(rules, facts));
      for (const { passes, reason, rule } of verdict.rules) {
        expect(passesRules({ [rule]: rules[rule] }, facts)).toBe(passes);
        expect(REASONS[rule]).toContain(reason);
      }
    }),
  );
});

test('a schedule by either clock is open from its first minute to its last', () => {
  fc.assert(
    fc.property(minute, minute, minute, fc.constantFrom('site', 'visitor'), (start, end, moment, schedule_timezone) => {
      const floor = (date: Date): number => Math.floor(date.getTime() / 60_000);
      const text = (date: Date): string => date.toISOString().slice(0, 16);
      const schedule = { schedule_timezone, schedule_start_date: text(start), schedule_end_date: text(end) } as const;
      const facts = buildVisitor({ now: 0, serverNow: moment.getTime(), wallClock: text(moment) });
      const isOpen = floor(start) <= floor(moment) && floor(moment) <= floor(end);
      expect(passesRules({ schedule }, schedule_timezone === 'site' ? facts : { ...facts, serverNow: 0 })).toBe(isOpen);
    }),
  );
});

test('never exceeds its impressions in any period', () => {
  const PERIOD_MS = { day: 86_400_000, week: 604_800_000, month: 2_628_288_000 };
  const gaps = fc.array(fc.integer({ min: 0, max: 700_000_000 }), { maxLength: 40 });
  fc.assert(
    fc.property(
      gaps,
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom('day', 'week', 'month'),
      (waits, most, period) => {
        const times = { times_count: true, times_period: period, times_times: most } as const;
        const shown: number[] = [];
        let now = 1;
        for (const wait of waits) {
          now += wait;
          const timestamps = shown.slice(-most);
          const within = shown.filter((at) => now - at < PERIOD_MS[period]).length;
          const passes = passesRules(
            { times },
            buildVisitor({ now, impressions: { count: shown.length, timestamps } }),
          );
          expect(passes).toBe(within < most);
          if (passes) shown.push(now);
        }
      },
    ),
  );
});

test.each<[Timing, Parameters<typeof buildVisitor>[0], string]>([
  [{ page_views: { views: 2 } }, {}, 'too_few_page_views'],
  [{ sessions: { sessions: 1 } }, {}, 'enough_sessions'],
  [{ url: { url: '(', action: 'regex' } }, {}, 'pattern_is_invalid'],
  [{ url: { url: 'x', action: 'regex' } }, {}, 'referrer_differs_from_pattern'],
  [{ url: { url: 'x', action: 'hide' } }, {}, 'referrer_lacks_text'],
  [{ sources: { sources: [] } }, {}, 'came_directly'],
  [{ sources: { sources: [] } }, { referrer: 'https://www.bing.com/' }, 'came_from_search'],
  [{ logged_in: { users: 'all', roles: [] } }, { user: { roles: [] } }, 'is_logged_in'],
  [{ logged_in: { users: 'custom', roles: ['a'] } }, { user: { roles: ['a'] } }, 'has_listed_role'],
  [{ logged_in: { users: 'custom', roles: ['a'] } }, { user: { roles: ['b'] } }, 'has_no_listed_role'],
  [{ devices: { devices: [] } }, { device: 'tablet' }, 'is_on_tablet'],
  [{ times: { times_count: true, times_period: '', times_times: 0 } }, {}, 'shown_often_enough'],
  [{ browsers: { browsers: 'custom', browsers_options: [] } }, {}, 'browser_is_not_listed'],
  [{ schedule: { schedule_timezone: 'visitor', schedule_end_date: '2020-01-01T00:00' } }, {}, 'after_end'],
  [{ schedule: { schedule_timezone: 'site', schedule_start_date: '2030-01-01T00:00Z' } }, {}, 'before_start'],
])('%j: %j gives the reason %s', (rules, facts, reason) => {
  expect(evaluateTiming(rules, buildVisitor(facts)).rules[0]?.reason).toBe(reason);
});

test('passes without rules', () => {
  expect(evaluateTiming({}, buildVisitor())).toEqual({ rules: [], passes: true });
});
