import type { RuleSettings } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';

type ScheduleRule = RuleSettings<'schedule'>;

/** Length of `YYYY-MM-DDTHH:mm`, which sorts chronologically as text. */
const MINUTES = 16;

/** Whether now is before the first minute, after the last one, or between; an unset end is open. */
export function placeInSchedule(rule: ScheduleRule, visitor: VisitorSnapshot): 'before' | 'within' | 'after' {
  const { now, serverNow = now, wallClock } = visitor;
  const { schedule_end_date: end, schedule_start_date: start, schedule_timezone } = rule;
  const clock = schedule_timezone === 'site' ? new Date(serverNow).toISOString().slice(0, MINUTES) : wallClock;
  if (start && clock < start.slice(0, MINUTES)) return 'before';
  return end && clock > end.slice(0, MINUTES) ? 'after' : 'within';
}

/** Passes from the first minute to the end of the last. */
export function passesSchedule(rule: ScheduleRule, visitor: VisitorSnapshot): boolean {
  return placeInSchedule(rule, visitor) === 'within';
}
