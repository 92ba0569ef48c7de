import { MAX_TIMES } from '../../../../visitor/limits.ts';
import type { RuleSettings } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';

/** Seconds of each period (spec). */
const PERIOD_SECONDS = { day: 86_400, week: 604_800, month: 2_628_288 } as const;

type TimesRule = RuleSettings<'times'>;

/**
 * Impressions within the period: all without a period; else those of this browser session, or of the last day, week or month. Timestamps in the
 * future, after the clock was set back, are ignored.
 */
export function countImpressions({ times_period }: TimesRule, visitor: VisitorSnapshot): number {
  const { impressions, now, sessionStart } = visitor;
  if (!times_period) return impressions.count;
  const isRemembered = (at: number): boolean =>
    times_period === 'session' ? at >= sessionStart : now - at < PERIOD_SECONDS[times_period] * 1000;
  return impressions.timestamps.filter((at) => at <= now && isRemembered(at)).length;
}

/** Passes while there are fewer impressions than `times_times`, which in a period is capped at MAX_TIMES. */
export function passesTimes(rule: TimesRule, visitor: VisitorSnapshot): boolean {
  const most = rule.times_period ? Math.min(rule.times_times, MAX_TIMES) : rule.times_times;
  return countImpressions(rule, visitor) < most;
}
