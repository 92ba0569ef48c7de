'use client';
import { t } from '../../../shared/studioWords/t.ts';
import { byMonth } from '../../../tours/byMonth.ts';
import { CHOSEN_STATUSES, seatsLeft, statusOf } from '../../../tours/departure.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import type { KnownDeparture, KnownTour } from './useDepartures.ts';

interface CalendarProps {
  departures: readonly KnownDeparture[];
  tours: readonly KnownTour[];
  /** First month shown, `YYYY-MM`. */
  first: string;
}

/** Calendar of departures by start month, twelve months; each links to its form. Past departures of the current month are omitted. */
export function Calendar({ departures, first, tours }: CalendarProps) {
  const today = new Date().toISOString().slice(0, 10);
  const known = new Map(tours.map((tour) => [tour.id, tour]));
  // Past months are shown in full; the first page of the calendar starts today.
  const isAhead = ({ end }: KnownDeparture): boolean => first !== today.slice(0, 7) || end >= today;
  return (
    <ol className="rihla-calendar">
      {byMonth(departures.filter(isAhead), first).map(({ entries, month, title }) => (
        <li key={month}>
          <h3>{title}</h3>
          {entries.length === 0 ? (
            <p>{t('No departure')}</p>
          ) : (
            <ul>
              {entries.map((departure) => {
                const status = statusOf(departure, today);
                return (
                  <li className={`rihla-calendar__entry rihla-calendar__entry--${status}`} key={departure.id}>
                    <a href={`/admin/collections/departures/${departure.id}`}>
                      <strong>{describeDays(departure.start, departure.end)}</strong>
                      <span>{nameTour(known.get(departure.tour))}</span>
                      <span>
                        {t(CHOSEN_STATUSES[status])}
                        {places(departure)}
                        {departure.isGuaranteed ? t(', guaranteed') : ''}
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

function nameTour(tour: KnownTour | undefined): string {
  return [tour?.title, tour?.code].filter(Boolean).join(' · ');
}

function places(departure: KnownDeparture): string {
  const left = seatsLeft(departure);
  return left === undefined ? '' : t(', {left} of {seats} left', { left, seats: departure.seats ?? 0 });
}
