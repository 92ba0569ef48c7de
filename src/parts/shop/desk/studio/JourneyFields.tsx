import { useId } from 'react';
import { joinList } from '../../../../shared/studioWords/joinList.ts';
import { t, tCount } from '../../../../shared/studioWords/t.ts';
import { describeDays } from '../../../../tours/describeDays.ts';
import type { DeskDeparture, DeskJourneys } from '../rules/deskForm.ts';
import type { DeskFields } from './useDesk.ts';

interface JourneyFieldsProps {
  desk: DeskFields;
  start: DeskJourneys;
}

/** Fields of tour and departure, with the available seats. */
export function JourneyFields({ desk: { form, isReady, set }, start: { departures, tours } }: JourneyFieldsProps) {
  const [tour, date] = [useId(), useId()];
  const dates = departures.filter((departure) => departure.tour === form.tour);
  const titles = new Map(tours.map(({ id, title }) => [id, title]));
  // No tour selected: the next departures of all tours, since callers often know the date first.
  const shown = form.tour === undefined ? departures : dates;
  const choose = (id: number | undefined) => {
    const departure = departures.find((one) => one.id === id);
    // The same tour has the same extras.
    const isOther = departure !== undefined && departure.tour !== form.tour;
    set({ departure: id, ...(isOther && { tour: departure.tour, extras: {} }) });
  };
  return (
    <fieldset disabled={!isReady}>
      <legend>{t('Tour and date')}</legend>
      <div className="rihla-desk__row">
        <p>
          <label htmlFor={tour}>{t('Tour')}</label>
          <select
            id={tour}
            onChange={({ target }) =>
              set({ tour: Number(target.value) || undefined, departure: undefined, extras: {} })
            }
            value={form.tour ?? ''}
          >
            <option value="">{t('Any tour')}</option>
            {tours.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor={date}>{t('Date')}</label>
          <select
            id={date}
            onChange={({ target }) => choose(Number(target.value) || undefined)}
            required
            value={form.departure ?? ''}
          >
            <option value="">{t('Choose a date')}</option>
            {shown.map((departure) => (
              <option disabled={departure.left === 0} key={departure.id} value={departure.id}>
                {nameDate(departure, form.tour === undefined ? titles.get(departure.tour) : undefined)}
              </option>
            ))}
          </select>
        </p>
      </div>
    </fieldset>
  );
}

function nameDate({ end, left, start }: DeskDeparture, title: string | undefined): string {
  const places =
    left === undefined ? '' : left === 0 ? t(': full') : tCount(': {count} place free', ': {count} places free', left);
  return joinList([describeDays(start, end), title ?? ''].filter(Boolean)) + places;
}
