import { msg, t, tCount } from '../../../shared/studioWords/t.ts';
import { daysBetween } from '../../../shared/time/days.ts';
import { describeSpan } from '../../../shared/time/describeSpan.ts';
import { statusBySeats } from '../../../tours/departure.ts';
import type { BoardDeparture, LateMoney } from './board.ts';
import { countDays } from './orderState.ts';

/** A hold that ends within this many ms needs attention. */
export const SOON = 60 * 60_000;
/** A hold that ends within this many ms is urgent. */
const NOW = 10 * 60_000;
/** Days before the first day from which a departure is near. */
const NEAR_DAYS = 7;

/** A flag of a departure on the board. */
export interface Flag {
  /** `act`: needs action; `watch`: may need action soon; `note`: information; `good`: nothing to do. */
  kind: 'act' | 'watch' | 'note' | 'good';
  words: string;
}

/**
 * Flags of a departure, the most urgent first.
 * @param departure with the ends of its holds, epoch ms
 * @param now epoch ms
 * @param today `YYYY-MM-DD`
 */
export function flagsOf(departure: BoardDeparture, now: number, today: string): Flag[] {
  return [...urgentFlags(departure, now), ...fullFlags(departure), ...dayFlags(departure, today)];
}

function urgentFlags(departure: BoardDeparture, now: number): Flag[] {
  const { confirmed, held, holdEnds, late, owed, seats, standing, status, taken } = departure;
  const flags: Flag[] = [];
  const over = seats === undefined ? 0 : confirmed + held + taken - seats;
  if (over > 0) flags.push({ kind: 'act', words: t('Overbooked by {count}', { count: over }) });
  if (status === 'cancelled' && standing > 0)
    flags.push({
      kind: 'act',
      words: tCount('Called off: {count} booking stands', 'Called off: {count} bookings stand', standing),
    });
  const hold = holdFlag(holdEnds.map((end) => end - now).filter((ms) => ms > 0));
  if (hold?.kind === 'act') flags.push(hold);
  if (late.length > 0) flags.push({ kind: 'act', words: describeLate(late) });
  if (owed > 0) flags.push({ kind: 'act', words: tCount('Money to give back', 'Money to give back: {count}', owed) });
  return hold && hold.kind !== 'act' ? [...flags, hold] : flags;
}

/** @param left remaining time of the holds, in ms, ascending */
function holdFlag(left: readonly number[]): Flag | undefined {
  const [first] = left;
  if (first === undefined) return undefined;
  const hurried = left.filter((ms) => ms <= NOW).length;
  const soon = left.filter((ms) => ms <= SOON).length;
  if (hurried > 0)
    return {
      kind: 'act',
      words: tCount('A hold ends within 10 minutes', '{count} holds end within 10 minutes', hurried),
    };
  if (soon > 0)
    return { kind: 'watch', words: tCount('A hold ends within the hour', '{count} holds end within the hour', soon) };
  const when = describeSpan(first);
  const words = tCount('A hold ends in {when}', '{count} holds, the first ends in {when}', left.length, { when });
  return { kind: 'note', words };
}

const LATE = {
  transfer: msg('A transfer is late by {days}'),
  balance: msg('A balance is late by {days}'),
  arrival: msg('A payment on arrival is late by {days}'),
} as const;

function describeLate(late: readonly LateMoney[]): string {
  const [longest] = late.toSorted((a, b) => b.days - a.days);
  if (!longest) return '';
  const by = countDays(longest.days);
  if (late.length === 1) return t(LATE[longest.awaits], { days: by });
  return tCount(
    '{count} payment is late, the longest by {days}',
    '{count} payments are late, the longest by {days}',
    late.length,
    { days: by },
  );
}

/** Whether it fills up, judged by its seats, regardless of its label. */
function fullFlags({ confirmed, held, seats, status, taken }: BoardDeparture): Flag[] {
  if (status === 'cancelled') return [{ kind: 'note', words: t('Called off') }];
  const byPlaces = statusBySeats({ seats, taken, booked: confirmed + held, status: 'automatic' });
  if (byPlaces === 'full' || status === 'full') return [{ kind: 'good', words: t('Full') }];
  return byPlaces === 'limited' ? [{ kind: 'watch', words: t('Almost full') }] : [];
}

function dayFlags({ end, isGuaranteed, start, status }: BoardDeparture, today: string): Flag[] {
  const days = daysBetween(today, start);
  const flags: Flag[] = [];
  if (status !== 'cancelled' && days <= 0 && end >= today)
    flags.push({ kind: 'good', words: days === 0 ? t('Sets out today') : t('On its way') });
  else if (status !== 'cancelled' && days > 0 && days <= NEAR_DAYS)
    flags.push({
      kind: 'watch',
      words: days === 1 ? t('Sets out tomorrow') : tCount('Sets out in {count} day', 'Sets out in {count} days', days),
    });
  else if (status === 'closed' && days > 0) flags.push({ kind: 'note', words: t('Closed for new bookings') });
  if (isGuaranteed && days > 0) flags.push({ kind: 'good', words: t('Guaranteed') });
  return flags;
}
