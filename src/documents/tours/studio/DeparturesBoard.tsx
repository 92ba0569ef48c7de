'use client';
import { useListDrawerContext } from '@payloadcms/ui';
import { Suspense, useId, useState } from 'react';
import { mayEdit } from '../../../cms/access/roles.ts';
import { useMay } from '../../../cms/studio/useMay.ts';
import { lazyScript } from '../../../shared/lazyScript.ts';
import { Calendar } from './Calendar.tsx';
import { MonthSteps, nameMonths, thisMonth } from './MonthSteps.tsx';
import { SeasonCopy } from './SeasonCopy.tsx';
import { useDepartures } from './useDepartures.ts';
import '../../../cms/studio/form.css';
import './departures.css';
import { t } from '../../../shared/studioWords/t.ts';

const DeparturesFile = lazyScript(() => import('./DeparturesFile.tsx'));

/**
 * Calendar of departures with bulk actions, above the studio's list. In a selection drawer only the list is shown.
 */
export function DeparturesBoard() {
  const { isInDrawer } = useListDrawerContext();
  return isInDrawer ? null : <Board />;
}

function Board() {
  const [first, setFirst] = useState(thisMonth);
  const [tour, setTour] = useState<number>();
  const { departures, isRead, problem, readAgain, tours } = useDepartures(first, tour);
  const [heading, chosen] = [useId(), useId()];
  const mayChange = useMay(mayEdit);
  return (
    <section aria-labelledby={heading} className="rihla-form rihla-departures">
      <div className="rihla-departures__head">
        <h2 id={heading}>{nameMonths(first)}</h2>
        <div className="rihla-departures__years">
          <MonthSteps first={first} onStep={setFirst} />
        </div>
        <p>
          <label htmlFor={chosen}>{t('Of which tour')}</label>
          <select
            id={chosen}
            onChange={({ target }) => setTour(target.value ? Number(target.value) : undefined)}
            value={tour ?? ''}
          >
            <option value="">{t('All tours')}</option>
            {tours.map(({ code, id, title }) => (
              <option key={id} value={id}>
                {code ? `${code} · ${title}` : title}
              </option>
            ))}
          </select>
        </p>
      </div>
      <p aria-live="polite" className="rihla-departures__count">
        {problem ??
          (isRead ? t('{count} departures.', { count: departures.length }) : t('The departures are being read.'))}
      </p>
      <Calendar departures={departures} tours={tours} first={first} />
      {mayChange && (
        <>
          <SeasonCopy onDone={readAgain} tour={tour} year={Number(first.slice(0, 4))} />
          <Suspense fallback={null}>
            <DeparturesFile onDone={readAgain} tour={tour} />
          </Suspense>
        </>
      )}
    </section>
  );
}
