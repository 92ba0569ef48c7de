import type { ServerProps } from 'payload';
import { roleOf } from '../../../../cms/access/roles.ts';
import { readGuided } from '../../endpoints/readGuided.ts';
import type { DayDeparture } from '../../rules/day.ts';
import { DepartureLine } from './DepartureLine.tsx';
import './day.css';
import { t } from '../../../../shared/studioWords/t.ts';

/** The first page of a guide: their own departures, and nothing else. */
export async function GuideDay({ payload, user }: ServerProps) {
  if (!user || roleOf({ user }) !== 'guide') return null;
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const departures = await readGuided({ payload }, Number(user.id), now);
  const [past, coming] = [departures.filter(({ end }) => end < today), departures.filter(({ end }) => end >= today)];
  return (
    <div className="rihla-day">
      <Guided
        departures={coming}
        name="coming"
        none={t('You are not assigned to any departure yet. The office assigns you on the departure’s page.')}
        title={t('Your departures')}
      />
      {past.length > 0 && <Guided departures={past.reverse()} name="past" title={t('Ended in the last two weeks')} />}
    </div>
  );
}

function Guided({
  departures,
  name,
  none,
  title,
}: {
  departures: readonly DayDeparture[];
  name: string;
  none?: string;
  title: string;
}) {
  const id = `rihla-guided-${name}`;
  return (
    <section aria-labelledby={id} className="rihla-day__leaving">
      <h2 id={id}>{title}</h2>
      {departures.length === 0 ? (
        <p className="rihla-day__none">{none}</p>
      ) : (
        <ol>
          {departures.map((departure) => (
            <DepartureLine departure={departure} hasBookings={false} key={departure.id} />
          ))}
        </ol>
      )}
    </section>
  );
}
