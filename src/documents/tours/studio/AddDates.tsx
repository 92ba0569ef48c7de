'use client';
import { useId, useState } from 'react';
import { DayInput } from '../../../cms/studio/days/DayInput.tsx';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { addDays } from '../../../shared/time/days.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import { AddedDates } from './AddedDates.tsx';
import { RhythmFields } from './RhythmFields.tsx';
import { useNewDates } from './useNewDates.ts';

interface AddDatesProps {
  tour: number;
  /** Called with the first day of the created dates. */
  onDone: (first: string) => void;
}

/** Form that adds one date, or a whole season of dates, to a tour; prefilled from the tour. */
export function AddDates({ onDone, tour }: AddDatesProps) {
  const [isSeason, setSeason] = useState(false);
  const form = useNewDates(tour, isSeason, onDone);
  const { days, values } = form;
  const id = useId();
  const [from, to] = [`${id}-from`, `${id}-to`];
  return (
    <fieldset className="rihla-add-dates" onKeyDown={form.handleKeyDown}>
      <legend>{t('Add dates')}</legend>
      <div className="rihla-add-dates__kinds">
        {[false, true].map((each) => (
          <label key={String(each)}>
            <input checked={isSeason === each} name={`${id}-kind`} onChange={() => setSeason(each)} type="radio" />
            {each ? t('A season in one go') : t('One date')}
          </label>
        ))}
      </div>
      <div className="rihla-departures__fields">
        <div className="rihla-add-dates__day">
          <label htmlFor={from}>{isSeason ? t('From') : t('First day')}</label>
          <DayInput
            id={from}
            label={isSeason ? t('From') : t('First day')}
            onChange={(day) => form.set({ from: day })}
            value={values.from}
          />
          {!isSeason && values.from && (
            <p className="rihla-add-dates__hint">
              {tCount('{days}, as the tour takes one day', '{days}, as the tour takes {count} days', days, {
                days: describeDays(values.from, addDays(values.from, days - 1)),
              })}
            </p>
          )}
        </div>
        {isSeason && (
          <div className="rihla-add-dates__day">
            <label htmlFor={to}>{t('To')}</label>
            <DayInput id={to} label={t('To')} onChange={(day) => form.set({ to: day })} value={values.to} />
          </div>
        )}
        <p>
          <label htmlFor={`${id}-seats`}>{t('Places')}</label>
          <input
            id={`${id}-seats`}
            inputMode="numeric"
            onChange={({ target }) => form.set({ seats: target.value })}
            size={6}
            value={values.seats}
          />
        </p>
        <p>
          <label htmlFor={`${id}-price`}>{t('Price, {currency}', { currency: form.currency })}</label>
          <input
            id={`${id}-price`}
            inputMode="decimal"
            onChange={({ target }) => form.set({ price: target.value })}
            placeholder={form.tourPrice}
            size={10}
            value={values.price}
          />
        </p>
      </div>
      {isSeason && <RhythmFields onChange={form.set} values={values} />}
      <AddedDates answer={form.answer} problem={form.problem} />
      <button
        className="rihla-add-dates__act"
        aria-disabled={form.isBusy || undefined}
        onClick={form.act}
        type="button"
      >
        {form.action}
      </button>
    </fieldset>
  );
}
