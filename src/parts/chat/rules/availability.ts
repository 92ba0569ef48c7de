import { isOn, type Switch } from '../../../shared/switch.ts';
import { instantAtMinute, localTimeAt, stepToMinute } from '../../../shared/time/localTime.ts';
import { readTimezone, type Timezone } from '../../../shared/time/timezone.ts';
import { readWeek, type WorkWeek } from '../../../shared/time/workHours.ts';
import { findNextEdge, type Status } from './nextEdge.ts';
import { nextTurn, statusAtMinute } from './statusAtMinute.ts';
import { fillTimeUntil, TIME_PLACEHOLDER } from './timeUntil.ts';

const MINUTE = 60_000;

/** Availability settings of an account. Its texts are HTML that was sanitized on save. */
export type AccountHours = {
  isAlwaysAvailable?: Switch;
  daysOfWeekWorking?: WorkWeek | null;
  dayOffsText?: string | null;
  /** May hold `[njwa_time_work]`. */
  willBeBackText?: string | null;
};

export type HoursSettings = {
  /** An offset such as `+01:00`, or a named zone; default `+00:00`. */
  timezone?: string | null;
  /** Suffixes of hours and minutes, default `h:m`; sanitized HTML as well, as they are part of `statusText`. */
  timeSymbols?: string | null;
};

export type Availability = Status & {
  /** Epoch ms at which `isOnline` or `statusText` changes next; undefined when not within fifteen days. */
  nextEdge: number | undefined;
  /** Error in the settings, for the log; the result is still usable. */
  problem?: string;
};

/**
 * Whether an account is online at an instant (epoch ms), and its text when not (empty when online): the specification's four steps (section 4, "Chat
 * account availability") with the design's additions (8.1). Invalid values are ignored; nothing that a form can store makes it throw.
 */
export function computeAvailability(account: AccountHours, settings: HoursSettings, now: number): Availability {
  const zone = readTimezone(settings.timezone);
  const problem = zone.problem ? { problem: zone.problem } : {};
  if (isOn(account.isAlwaysAvailable)) return { isOnline: true, statusText: '', nextEdge: undefined, ...problem };
  const { statusAt, stepFrom } = planOf(account, settings.timeSymbols, zone);
  return { ...statusAt(now), nextEdge: findNextEdge(statusAt, stepFrom, now), ...problem };
}

function planOf(account: AccountHours, timeSymbols: string | null | undefined, zone: Timezone) {
  const week = readWeek(account.daysOfWeekWorking);
  const backText = account.willBeBackText ?? '';
  const countsDown = backText.includes(TIME_PLACEHOLDER);
  return {
    statusAt(instant: number): Status {
      const verdict = statusAtMinute(week, localTimeAt(zone, instant));
      if (verdict === 'online') return { isOnline: true, statusText: '' };
      if (verdict === 'off') return { isOnline: false, statusText: account.dayOffsText ?? '' };
      // Rounded up, so that it never shows 0 before the start.
      const minutes = Math.ceil((instantAtMinute(zone, instant, verdict.backAt) - instant) / MINUTE);
      return { isOnline: false, statusText: fillTimeUntil(backText, minutes, timeSymbols) };
    },
    stepFrom(instant: number): number {
      const local = localTimeAt(zone, instant);
      const isCounting = countsDown && typeof statusAtMinute(week, local) === 'object';
      return stepToMinute(zone, instant, isCounting ? local.minute + 1 : nextTurn(week, local));
    },
  };
}
