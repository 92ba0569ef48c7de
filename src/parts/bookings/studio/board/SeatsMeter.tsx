import type { BoardDeparture } from '../../rules/board.ts';
import { describeSeats, type SeatSegment, seatSegments } from '../../rules/describeSeats.ts';

/** Maximum number of seats drawn one by one. */
const MAX_DRAWN = 24;

/** Meter of a departure's seats: drawn, with text beside it. */
export function SeatsMeter({ departure }: { departure: BoardDeparture }) {
  return (
    <span className="rihla-board-places">
      <span aria-hidden="true" className="rihla-board-meter" data-has-end={departure.seats !== undefined}>
        {cellsOf(seatSegments(departure)).map(({ key, kind, places }) => (
          <span data-kind={kind} key={key} style={{ flexGrow: places }} />
        ))}
      </span>
      <span className="rihla-board-places__words">{describeSeats(departure)}</span>
    </span>
  );
}

interface Cell {
  key: string;
  kind: SeatSegment['kind'];
  places: number;
}

/** One cell for each seat; above the limit, one for each kind. */
function cellsOf(parts: readonly SeatSegment[]): Cell[] {
  const sum = parts.reduce((total, { count }) => total + count, 0);
  if (sum > MAX_DRAWN)
    return parts.flatMap(({ count, kind }) => (count > 0 ? [{ key: kind, kind, places: count }] : []));
  return parts.flatMap(({ count, kind }) =>
    Array.from({ length: count }, (_, index) => ({ key: `${kind} ${index}`, kind, places: 1 })),
  );
}
