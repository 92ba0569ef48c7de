import type { ServerProps } from 'payload';
import { maySell } from '../../../../cms/access/roles.ts';
import { readDay } from '../../endpoints/readDay.ts';
import { BOARD_PATH, newBookingHref } from '../../rules/boardQuery.ts';
import type { DayLine } from '../../rules/day.ts';
import { DepartureLine } from './DepartureLine.tsx';
import './day.css';
import { t } from '../../../../shared/studioWords/t.ts';

/** The day at a glance on the studio's first page; only for users who may see bookings. */
export async function DayView({ payload, user }: ServerProps) {
  if (!user || !maySell({ user })) return null;
  const { dates, departures, holds, money } = await readDay({ payload }, new Date());
  return (
    <div className="rihla-day">
      <p>
        <a className="rihla-day__make" href={newBookingHref()}>
          {t('Make a booking')}
        </a>
      </p>
      <section aria-labelledby="rihla-day-leaving" className="rihla-day__leaving">
        <h2 id="rihla-day-leaving">{t('Setting out, today and in the next seven days')}</h2>
        {departures.length === 0 ? (
          <p className="rihla-day__none">
            {t('Nobody sets out this week.')} <a href={BOARD_PATH}>{t('See what comes after')}</a>
          </p>
        ) : (
          <ol>
            {departures.map((departure) => (
              <DepartureLine departure={departure} key={departure.id} />
            ))}
          </ol>
        )}
      </section>
      <div className="rihla-day__lists">
        <Lines
          lines={money}
          name="money"
          none={t('No payment is late, and nothing is to be given back.')}
          title={t('Money')}
        />
        <Lines lines={holds} name="holds" none={t('No hold ends within two days.')} title={t('Holds that end')} />
        <Lines lines={dates} name="dates" none={t('No date is nearly full, and none is empty.')} title={t('Dates')} />
      </div>
    </div>
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
