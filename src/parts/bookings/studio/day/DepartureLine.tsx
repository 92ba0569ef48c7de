import { t } from '../../../../shared/studioWords/t.ts';
import { tRich } from '../../../../shared/studioWords/tRich.tsx';
import { describeDays } from '../../../../tours/describeDays.ts';
import { departureHref, manifestHref } from '../../rules/boardQuery.ts';
import type { DayDeparture } from '../../rules/day.ts';

interface DepartureLineProps {
  departure: DayDeparture;
  /** Whether the title leads to the bookings; guides see none. */
  hasBookings?: boolean;
}

/** A departure on the studio's first page: days, travellers, missing information, and its manifest. */
export function DepartureLine({
  departure: { end, hasTravellers, id, missing, names, party, start, tourTitle, when },
  hasBookings = true,
}: DepartureLineProps) {
  return (
    <li>
      <p className="rihla-day__when">
        <strong>{when}</strong> <span>{describeDays(start, end)}</span>
      </p>
      <div>
        <h3>{hasBookings ? <a href={departureHref(id)}>{tourTitle}</a> : tourTitle}</h3>
        <p>{party ? t('{all}: {who}', { all: party, who: names || t('no names yet') }) : t('Nobody is booked.')}</p>
        {missing.length > 0 && (
          <ul aria-label={t('What is missing')}>
            {missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </div>
      {hasTravellers && (
        <a className="rihla-day__manifest" href={manifestHref(id)}>
          {tRich('Manifest{tour}', {
            tour: <span className="rihla-unseen"> {t('of {tour}', { tour: tourTitle })}</span>,
          })}
        </a>
      )}
    </li>
  );
}
