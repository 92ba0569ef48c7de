'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { formatDay } from '../../../shared/time/formatDay.ts';
import { DayInput } from './DayInput.tsx';
import { dayOf, momentOf, timeOf } from './stored.ts';

/** A date field of Payload's form: a day, or a day with a time where the field has one. */
export const DayField: DateFieldClientComponent = ({ field, path, readOnly }) => {
  const { setValue, showError, value } = useField<string | null>({ path });
  const id = `field-${path.replaceAll('.', '__')}`;
  const label = typeof field.label === 'string' ? field.label : field.name;
  const hasTime = (field.admin?.date as { pickerAppearance?: string } | undefined)?.pickerAppearance !== 'dayOnly';
  const day = dayOf(value, hasTime);
  const isDisabled = Boolean(readOnly || field.admin?.readOnly);
  const input = (
    <DayInput
      id={id}
      isDisabled={isDisabled}
      isInvalid={showError}
      label={label}
      onChange={(next) => setValue(next ? momentOf(next, hasTime ? timeOf(value) || '09:00' : undefined) : null)}
      value={day}
    />
  );
  return (
    <div className={`field-type date${showError ? ' error' : ''}`} style={{ flex: '1 1 12rem', inlineSize: '100%' }}>
      <FieldLabel htmlFor={id} label={label} path={path} required={Boolean(field.required)} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {hasTime && isDisabled ? (
          // The browser's own field may use a 12-hour clock.
          <input
            className="rihla-moment__read"
            disabled
            id={id}
            type="text"
            value={day && `${formatDay(day)}, ${timeOf(value)}`}
          />
        ) : hasTime ? (
          <div className="rihla-moment">
            {input}
            <input
              aria-label={t('{field}: time', { field: label })}
              disabled={!day}
              onChange={({ target }) => target.value && setValue(momentOf(day, target.value))}
              type="time"
              value={timeOf(value)}
            />
          </div>
        ) : (
          input
        )}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
