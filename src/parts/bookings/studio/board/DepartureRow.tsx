import { ChevronDown } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { t } from '../../../../shared/studioWords/t.ts';
import { weekdayName } from '../../../../shared/time/formatDay.ts';
import type { Timezone } from '../../../../shared/time/timezone.ts';
import { describeDays } from '../../../../tours/describeDays.ts';
import type { BoardDeparture, OpenDeparture } from '../../rules/board.ts';
import { type BoardQuery, newBookingHref } from '../../rules/boardQuery.ts';
import { flagsOf } from '../../rules/flags.ts';
import { DepartureBookings } from './DepartureBookings.tsx';
import { SeatsMeter } from './SeatsMeter.tsx';

interface DepartureRowProps {
  departure: BoardDeparture;
  /** Its bookings, once loaded. */
  opened: OpenDeparture | undefined;
  query: BoardQuery;
  now: number;
  today: string;
  zone: Timezone;
  go: (query: BoardQuery) => void;
}

/** A departure, which expands to its bookings; the URL keeps whether it is open. Renders an `<li>`. */
export function DepartureRow({ departure, go, now, opened, query, today, zone }: DepartureRowProps) {
  const { end, id, start, status, tourTitle } = departure;
  const isOpen = query.open === id;
  const details = useRef<HTMLDetailsElement>(null);
  // The user opened the native element before the script was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the script comes.
  useEffect(() => {
    if (details.current?.open && !isOpen) go({ ...query, open: id });
  }, []);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    go({ ...query, open: isOpen ? undefined : id });
  };
  return (
    <li className="rihla-board-row" data-status={status}>
      <details open={isOpen} ref={details} suppressHydrationWarning>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button; the click is the same as its own */}
        <summary onClick={toggle}>
          <span className="rihla-board-row__when">
            <strong>{describeDays(start, end)}</strong>
            <span>{describeWeekdays(start, end)}</span>
          </span>
          <span className="rihla-board-row__what">
            <strong>{tourTitle}</strong>
            <span className="rihla-board-row__flags">
              {flagsOf(departure, now, today).map(({ kind, words }) => (
                <span className="rihla-board-flag" data-kind={kind} key={words}>
                  {words}
                </span>
              ))}
            </span>
          </span>
          <SeatsMeter departure={departure} />
          <ChevronDown aria-hidden="true" className="rihla-board-row__chevron" size={18} strokeWidth={1.75} />
        </summary>
        {isOpen && <DepartureBookings departure={departure} now={now} opened={opened} zone={zone} />}
      </details>
      {!isOpen && canBeBooked(departure, today) && (
        <a
          aria-label={t('Book: {tour}, {days}', { tour: tourTitle, days: describeDays(start, end) })}
          className="rihla-board-button rihla-board-row__book"
          href={newBookingHref(id)}
        >
          {t('Book')}
        </a>
      )}
    </li>
  );
}

/** Whether a seat can still be booked by telephone. */
function canBeBooked({ confirmed, held, seats, start, status, taken }: BoardDeparture, today: string): boolean {
  const isFull = seats !== undefined && confirmed + held + taken >= seats;
  return status !== 'cancelled' && start >= today && !isFull;
}

function describeWeekdays(start: string, end: string): string {
  const [from, to] = [weekdayName(start), weekdayName(end)];
  return start === end ? from : t('{from} to {to}', { from, to });
}
