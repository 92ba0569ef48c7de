import { joinList } from '../../../shared/studioWords/joinList.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import type { BoardDeparture } from './board.ts';

/** A segment of the seats meter. */
export interface SeatSegment {
  kind: 'confirmed' | 'held' | 'taken' | 'free';
  count: number;
}

const COUNTED = {
  confirmed: msg('{count} booked'),
  held: msg('{count} on hold'),
  taken: msg('{count} elsewhere'),
  free: msg('{count} free'),
} as const;

/** Seats of a departure by who has them. None is free where their number is not set, or it is overbooked. */
export function seatSegments({
  confirmed,
  held,
  seats,
  taken,
}: Pick<BoardDeparture, 'confirmed' | 'held' | 'seats' | 'taken'>): SeatSegment[] {
  const free = Math.max(0, (seats ?? 0) - confirmed - held - taken);
  return [
    { kind: 'confirmed', count: confirmed },
    { kind: 'held', count: held },
    { kind: 'taken', count: taken },
    { kind: 'free', count: free },
  ];
}

/** The same as text: `5 booked, 2 on hold, 1 elsewhere, 4 free of 12`. */
export function describeSeats(departure: Pick<BoardDeparture, 'confirmed' | 'held' | 'seats' | 'taken'>): string {
  const { seats } = departure;
  const counts = seatSegments(departure)
    .filter(({ count, kind }) => kind === 'confirmed' || (kind === 'free' ? seats !== undefined : count > 0))
    .map(({ count, kind }) => t(COUNTED[kind], { count }));
  const list = joinList(counts);
  return seats === undefined
    ? t('{counts}; places not said', { counts: list })
    : t('{counts} of {seats}', { counts: list, seats });
}
