'use client';
import { useId } from 'react';
import type { NewDates } from './newDates.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

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
        <label htmlFor={`${id}-rhythm`}>Sets out</label>
        <select
          id={`${id}-rhythm`}
          onChange={({ target }) => onChange({ isWeekly: target.value === 'weekly' })}
          value={isWeekly ? 'weekly' : 'every'}
        >
          <option value="weekly">on days of the week</option>
          <option value="every">every so many days</option>
        </select>
      </p>
      {isWeekly ? (
        <fieldset className="rihla-add-dates__weekdays">
          <legend className="rihla-unseen">Days of the week</legend>
          {WEEKDAYS.map((name, index) => (
            <label key={name}>
              <input
                checked={weekdays.includes(index + 1)}
                onChange={({ target }) =>
                  onChange({
                    weekdays: target.checked ? [...weekdays, index + 1] : weekdays.filter((day) => day !== index + 1),
                  })
                }
                type="checkbox"
              />
              {name}
            </label>
          ))}
        </fieldset>
      ) : (
        <p>
          <label htmlFor={`${id}-every`}>Days from one to the next</label>
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
