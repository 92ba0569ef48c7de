'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { CHOSEN_STATUSES, statusOf } from '../../../tours/departure.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import { Calendar } from './Calendar.tsx';
import { MonthSteps, nameMonths, thisMonth } from './MonthSteps.tsx';
import { SeasonCopy } from './SeasonCopy.tsx';
import { type KnownDeparture, useDepartures } from './useDepartures.ts';
import './departures.css';

/** The departures of the tour in the form, from today on, as a table or a calendar. */
export function TourDepartures() {
  const { id } = useDocumentInfo();
  if (id === undefined) return <p className="rihla-departures__count">Save the tour, then add its departures.</p>;
  return <Departures tour={Number(id)} />;
}

function Departures({ tour }: { tour: number }) {
  const [first, setFirst] = useState(thisMonth);
  const [isCalendar, setCalendar] = useState(false);
  const { departures, isRead, problem, readAgain, tours } = useDepartures(first, tour);
  return (
    <div className="rihla-departures">
      <div className="rihla-departures__head">
        <h2>{nameMonths(first)}</h2>
        <div className="rihla-departures__years">
          <MonthSteps first={first} onStep={setFirst} />
          <button aria-pressed={isCalendar} onClick={() => setCalendar(!isCalendar)} type="button">
            As a calendar
          </button>
          <a href="/admin/collections/departures/create">Add a departure</a>
        </div>
      </div>
      <p aria-live="polite" className="rihla-departures__count">
        {problem ?? (isRead ? `${departures.length} departures.` : 'The departures are being read.')}
      </p>
      {isCalendar ? (
        <Calendar departures={departures} tours={tours} first={first} />
      ) : (
        departures.length > 0 && <Table departures={departures} />
      )}
      <SeasonCopy onDone={readAgain} tour={tour} year={Number(first.slice(0, 4))} />
    </div>
  );
}

function Table({ departures }: { departures: readonly KnownDeparture[] }) {
  const today = new Date().toISOString().slice(0, 10);
  return (
    <div className="rihla-departures__table">
      <table>
        <thead>
          <tr>
            <th scope="col">Days</th>
            <th scope="col">Places</th>
            <th scope="col">Taken</th>
            <th scope="col">Status</th>
            <th scope="col">Guaranteed</th>
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
              <td>{departure.seats ?? 'not said'}</td>
              <td>{departure.taken + departure.booked}</td>
              <td>{CHOSEN_STATUSES[statusOf(departure, today)]}</td>
              <td>{departure.isGuaranteed ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
