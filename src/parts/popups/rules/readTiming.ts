import { instantOfWallClock, readWallClock } from '../../../shared/time/instantOfWallClock.ts';
import { readTimezone } from '../../../shared/time/timezone.ts';
import type { StoredTiming } from './stored.ts';
import { PERIODS, type RuleName, type RuleSettings, TIMING_DEFAULTS, type Timing } from './timing.ts';
import { withDefaults } from './withDefaults.ts';

/**
 * Parses stored timing: only enabled rules, with defaults for missing settings. Dates by the site's clock become UTC instants, those by the visitor's
 * stay local times; invalid dates count as not set.
 * @param timezone the site's time zone, as `readTimezone` reads it
 */
export function readTiming(stored: StoredTiming | null | undefined, timezone: string | null | undefined): Timing {
  const timing: Timing = {};
  for (const rule of Object.keys(TIMING_DEFAULTS) as RuleName[]) {
    if (stored?.[rule]?.enabled) Object.assign(timing, { [rule]: readRule(rule, stored, timezone) });
  }
  return timing;
}

function readRule(rule: RuleName, stored: StoredTiming, timezone: string | null | undefined): unknown {
  if (rule === 'times') return readTimes(stored.times);
  if (rule === 'schedule') return readSchedule(stored.schedule, timezone);
  return withDefaults<object>(TIMING_DEFAULTS[rule], stored[rule]);
}

function readTimes(stored: StoredTiming['times']): RuleSettings<'times'> {
  const times = withDefaults<RuleSettings<'times'>>(TIMING_DEFAULTS.times, stored as RuleSettings<'times'>);
  const isPeriod = PERIODS.includes(times.times_period);
  return isPeriod ? times : { ...times, times_period: '' };
}

function readSchedule(stored: StoredTiming['schedule'], timezone: string | null | undefined): RuleSettings<'schedule'> {
  const schedule_timezone = stored?.schedule_timezone ?? TIMING_DEFAULTS.schedule.schedule_timezone;
  const read = schedule_timezone === 'site' ? siteInstant : visitorClock;
  const schedule_start_date = read(stored?.schedule_start_date, 'start', timezone);
  const schedule_end_date = read(stored?.schedule_end_date, 'end', timezone);
  return {
    schedule_timezone,
    ...(schedule_start_date && { schedule_start_date }),
    ...(schedule_end_date && { schedule_end_date }),
  };
}

/** `YYYY-MM-DDTHH:mmZ`. */
function siteInstant(date: string | null | undefined, edge: 'start' | 'end', timezone: string | null | undefined) {
  const instant = instantOfWallClock(date ?? '', readTimezone(timezone), edge);
  return instant === undefined ? undefined : `${new Date(instant).toISOString().slice(0, 16)}Z`;
}

/** `YYYY-MM-DDTHH:mm`. */
function visitorClock(date: string | null | undefined): string | undefined {
  const instant = readWallClock(date ?? '');
  return instant === undefined ? undefined : new Date(instant).toISOString().slice(0, 16);
}
