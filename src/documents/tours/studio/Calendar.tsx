'use client';
import { byMonth } from '../../../tours/byMonth.ts';
import { CHOSEN_STATUSES, seatsLeft, statusOf } from '../../../tours/departure.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import type { KnownDeparture, KnownTour } from './useDepartures.ts';

interface CalendarProps {
  departures: readonly KnownDeparture[];
  tours: readonly KnownTour[];
  year: number;
}

/** Year calendar of departures by start month; each links to its form. */
export function Calendar({ departures, tours, year }: CalendarProps) {
  const today = new Date().toISOString().slice(0, 10);
  const names = new Map(tours.map(({ code, id, title }) => [id, code || title]));
  return (
    <ol className="rihla-calendar">
      {byMonth(departures, year).map(({ entries, month, title }) => (
        <li key={month}>
          <h3>{title}</h3>
          {entries.length === 0 ? (
            <p>No departure</p>
          ) : (
            <ul>
              {entries.map((departure) => {
                const status = statusOf(departure, today);
                return (
                  <li className={`rihla-calendar__entry rihla-calendar__entry--${status}`} key={departure.id}>
                    <a href={`/admin/collections/departures/${departure.id}`}>
                      <strong>{describeDays(departure.start, departure.end)}</strong>
                      <span>{names.get(departure.tour) ?? ''}</span>
                      <span>
                        {CHOSEN_STATUSES[status]}
                        {places(departure)}
                        {departure.isGuaranteed ? ', guaranteed' : ''}
                      </span>
                    </a>
                  </li>
                );
              })}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function places(departure: KnownDeparture): string {
  const left = seatsLeft(departure);
  return left === undefined ? '' : `, ${left} of ${departure.seats} left`;
}
