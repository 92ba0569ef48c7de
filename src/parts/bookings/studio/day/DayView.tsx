import type { ServerProps } from 'payload';
import { mayEdit } from '../../../../cms/access/roles.ts';
import { describeDays } from '../../../../tours/describeDays.ts';
import { readDay } from '../../endpoints/readDay.ts';
import { BOARD_PATH, departureHref, manifestHref, newBookingHref } from '../../rules/boardQuery.ts';
import type { DayDeparture, DayLine } from '../../rules/day.ts';
import './day.css';

/** The day at a glance on the studio's first page; only for users who may see bookings. */
export async function DayView({ payload, user }: ServerProps) {
  if (!user || !mayEdit({ user })) return null;
  const { dates, departures, holds, money } = await readDay({ payload }, new Date());
  return (
    <div className="rihla-day">
      <p>
        <a className="rihla-day__make" href={newBookingHref()}>
          Make a booking
        </a>
      </p>
      <section aria-labelledby="rihla-day-leaving" className="rihla-day__leaving">
        <h2 id="rihla-day-leaving">Setting out, today and in the next seven days</h2>
        {departures.length === 0 ? (
          <p className="rihla-day__none">
            Nobody sets out this week. <a href={BOARD_PATH}>See what comes after</a>
          </p>
        ) : (
          <ol>
            {departures.map((departure) => (
              <Leaving departure={departure} key={departure.id} />
            ))}
          </ol>
        )}
      </section>
      <div className="rihla-day__lists">
        <Lines lines={money} name="money" none="No payment is late, and nothing is to be given back." title="Money" />
        <Lines lines={holds} name="holds" none="No hold ends within two days." title="Holds that end" />
        <Lines lines={dates} name="dates" none="No date is nearly full, and none is empty." title="Dates" />
      </div>
    </div>
  );
}

function Leaving({
  departure: { end, id, missing, names, party, start, tourTitle, when },
}: {
  departure: DayDeparture;
}) {
  return (
    <li>
      <p className="rihla-day__when">
        <strong>{when}</strong> <span>{describeDays(start, end)}</span>
      </p>
      <div>
        <h3>
          <a href={departureHref(id)}>{tourTitle}</a>
        </h3>
        <p>{party ? `${party}: ${names || 'no names yet'}` : 'Nobody is booked.'}</p>
        {missing.length > 0 && (
          <ul aria-label="What is missing">
            {missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </div>
      {party && (
        <a className="rihla-day__manifest" href={manifestHref(id)}>
          Manifest<span className="rihla-unseen"> of {tourTitle}</span>
        </a>
      )}
    </li>
  );
}

function Lines({ lines, name, none, title }: { lines: DayLine[]; name: string; none: string; title: string }) {
  const id = `rihla-day-${name}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lines.length === 0 ? (
        <p className="rihla-day__none">{none}</p>
      ) : (
        <ul>
          {lines.map(({ about, href, isUrgent, key, what }) => (
            <li data-is-urgent={isUrgent} key={key}>
              <a href={href}>{what}</a>
              <span>{about}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
