'use client';
import { useId } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import { weekdayName } from '../../../shared/time/formatDay.ts';
import type { NewDates } from './newDates.ts';

/** A week from Monday to Sunday. */

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((date) => `2024-01-0${date}`);

interface RhythmFieldsProps {
  values: NewDates;
  onChange: (changed: Partial<NewDates>) => void;
}

/** Fields for the days on which a season departs: weekdays, or an interval of days. */
export function RhythmFields({ onChange, values }: RhythmFieldsProps) {
  const id = useId();
  const { every, isWeekly, weekdays } = values;
  return (
    <div className="rihla-departures__fields">
      <p>
        <label htmlFor={`${id}-rhythm`}>{t('Sets out')}</label>
        <select
          id={`${id}-rhythm`}
          onChange={({ target }) => onChange({ isWeekly: target.value === 'weekly' })}
          value={isWeekly ? 'weekly' : 'every'}
        >
          <option value="weekly">{t('on days of the week')}</option>
          <option value="every">{t('every so many days')}</option>
        </select>
      </p>
      {isWeekly ? (
        <fieldset className="rihla-add-dates__weekdays">
          <legend className="rihla-unseen">{t('Days of the week')}</legend>
          {WEEK.map((day, index) => (
            <label key={day}>
              <input
                checked={weekdays.includes(index + 1)}
                onChange={({ target }) =>
                  onChange({
                    weekdays: target.checked ? [...weekdays, index + 1] : weekdays.filter((each) => each !== index + 1),
                  })
                }
                type="checkbox"
              />
              {weekdayName(day)}
            </label>
          ))}
        </fieldset>
      ) : (
        <p>
          <label htmlFor={`${id}-every`}>{t('Days from one to the next')}</label>
          <input
            id={`${id}-every`}
            inputMode="numeric"
            onChange={({ target }) => onChange({ every: target.value })}
            size={6}
            value={every}
          />
        </p>
      )}
    </div>
  );
}
