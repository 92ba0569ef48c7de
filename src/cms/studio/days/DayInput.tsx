'use client';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import { formatDay, weekdayName } from '../../../shared/time/formatDay.ts';
import { parseDay } from '../../../shared/time/parseDay.ts';
import './days.css';

interface DayInputProps {
  id: string;
  /** Label, for the button of the calendar, such as `First day`. */
  label: string;
  /** `YYYY-MM-DD`; empty where none is chosen. */
  value: string;
  /** Called with a day, or with an empty text. An invalid day changes nothing. */
  onChange: (day: string) => void;
  isDisabled?: boolean;
  isInvalid?: boolean;
}

/**
 * A day, written as Europeans write it or chosen in the browser's calendar. The parsed day is shown below with its day of the week, so that day
 * and month are not confused.
 */
export function DayInput({ id, isDisabled = false, isInvalid = false, label, onChange, value }: DayInputProps) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(true);
  const picker = useRef<HTMLInputElement>(null);
  const read = typed?.trim() ? parseDay(typed) : undefined;
  const says = read && 'says' in read && isLeft ? read.says : undefined;
  return (
    <div className="rihla-day-input">
      <div className="rihla-day-input__field">
        <input
          aria-describedby={`${id}-day`}
          aria-invalid={isInvalid || says !== undefined}
          autoComplete="off"
          disabled={isDisabled}
          id={id}
          onBlur={() => {
            setLeft(true);
            if (!typed?.trim() || (read && 'day' in read)) setTyped(undefined);
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            setLeft(false);
            const next = parseDay(target.value);
            if (!target.value.trim()) onChange('');
            else if ('day' in next) onChange(next.day);
          }}
          onFocus={({ target }) => target.select()}
          placeholder="20/12/2026"
          type="text"
          value={typed ?? (value && formatDay(value))}
        />
        <button
          aria-label={t('{field}: choose in a calendar', { field: label })}
          disabled={isDisabled}
          onClick={() => picker.current?.showPicker()}
          type="button"
        >
          <CalendarDays aria-hidden size={18} />
        </button>
        <input
          aria-hidden
          className="rihla-day-input__picker"
          onChange={({ target }) => {
            setTyped(undefined);
            onChange(target.value);
          }}
          ref={picker}
          tabIndex={-1}
          type="date"
          value={value}
        />
      </div>
      <p
        aria-live="polite"
        className={`rihla-day-input__note${says ? ' rihla-day-input__note--wrong' : ''}`}
        id={`${id}-day`}
      >
        {says ? `${says}${value ? ` ${t('Kept is {value}.', { value: formatDay(value) })}` : ''}` : noteOf(value)}
      </p>
    </div>
  );
}

function noteOf(value: string): string {
  return value ? `${weekdayName(value)}, ${formatDay(value)}` : '';
}
