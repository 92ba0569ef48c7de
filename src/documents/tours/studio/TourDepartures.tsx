'use client';
import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { mayEdit } from '../../../cms/access/roles.ts';
import { useMay } from '../../../cms/studio/useMay.ts';
import { digitsOf } from '../../../shared/formatLocales.ts';
import { formatMoney, isCurrency } from '../../../shared/money.ts';
import { MONTHS_SHOWN, monthsAfter } from '../../../tours/byMonth.ts';
import { CHOSEN_STATUSES, seatsLeft, statusOf } from '../../../tours/departure.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import { DEFAULT_CURRENCY } from '../../../tours/words.ts';
import { AddDates } from './AddDates.tsx';
import { Calendar } from './Calendar.tsx';
import { MonthSteps, nameMonths, thisMonth } from './MonthSteps.tsx';
import { SeasonCopy } from './SeasonCopy.tsx';
import { type KnownDeparture, useDepartures } from './useDepartures.ts';
import { DEPARTURES_CHANGED } from './useSaleFacts.ts';
import '../../../cms/studio/form.css';
import './departures.css';
import { studioLanguage, t, tCount } from '../../../shared/studioWords/t.ts';

/** The departures of the tour in the form, from today on, as a table or a calendar. */
export function TourDepartures() {
  const { id } = useDocumentInfo();
  if (id === undefined)
    return <p className="rihla-departures__count">{t('Save the tour, then add its departures.')}</p>;
  return <Departures tour={Number(id)} />;
}

function Departures({ tour }: { tour: number }) {
  const [first, setFirst] = useState(thisMonth);
  const [isCalendar, setCalendar] = useState(false);
  const mayAdd = useMay(mayEdit);
  const { departures, isRead, problem, readAgain, tours } = useDepartures(first, tour);
  const handleMade = (start: string) => {
    const month = start.slice(0, 7);
    if (month < first || month >= monthsAfter(first, MONTHS_SHOWN)) setFirst(month);
    readAgain();
    window.dispatchEvent(new Event(DEPARTURES_CHANGED));
  };
  return (
    <div className="rihla-form rihla-departures">
      <div className="rihla-departures__head">
        <h2>{nameMonths(first)}</h2>
        <div className="rihla-departures__years">
          <MonthSteps first={first} onStep={setFirst} />
          <button aria-pressed={isCalendar} onClick={() => setCalendar(!isCalendar)} type="button">
            {t('As a calendar')}
          </button>
        </div>
      </div>
      <p aria-live="polite" className="rihla-departures__count">
        {problem ??
          (isRead
            ? tCount('{count} departure.', '{count} departures.', departures.length)
            : t('The departures are being read.'))}
      </p>
      {isCalendar ? (
        <Calendar departures={departures} tours={tours} first={first} />
      ) : (
        departures.length > 0 && <Table departures={departures} />
      )}
      {mayAdd ? (
        <>
          <AddDates onDone={handleMade} tour={tour} />
          <SeasonCopy onDone={() => handleMade(`${first}-01`)} tour={tour} year={Number(first.slice(0, 4))} />
        </>
      ) : (
        <p className="rihla-departures__count">{t('Dates are added by an editor.')}</p>
      )}
    </div>
  );
}

function Table({ departures }: { departures: readonly KnownDeparture[] }) {
  const today = new Date().toISOString().slice(0, 10);
  const written = useFormFields(([fields]) => fields['price.currency']?.value);
  const currency = typeof written === 'string' && isCurrency(written) ? written : DEFAULT_CURRENCY;
  return (
    <div className="rihla-departures__table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Days')}</th>
            <th scope="col">{t('Taken')}</th>
            <th scope="col">{t('Free')}</th>
            <th scope="col">{t('Price')}</th>
            <th scope="col">{t('Status')}</th>
          </tr>
        </thead>
        <tbody>
          {departures.map((departure) => (
            <tr key={departure.id}>
              <th scope="row">
                <a href={`/admin/collections/departures/${departure.id}`}>
                  {describeDays(departure.start, departure.end)}
                </a>
              </th>
              <td>
                {departure.taken + departure.booked}
                {departure.seats !== undefined && ` ${t('of {count}', { count: departure.seats })}`}
              </td>
              <td>{seatsLeft(departure) ?? t('not said')}</td>
              <td>
                {departure.price === undefined
                  ? t('as the tour')
                  : formatMoney(departure.price, currency, digitsOf(studioLanguage()))}
              </td>
              <td>
                {t(CHOSEN_STATUSES[statusOf(departure, today)])}
                {departure.isGuaranteed && t(', guaranteed')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
