'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';
import { STAFF_HOLDS } from '../../../tours/booking/staffHold.ts';
import './booking.css';
import { t } from '../../../shared/studioWords/t.ts';

const MINUTE_MS = 60_000;

/** End of the hold, in the reader's time zone: buttons for usual spans, or an input to the minute. */
export const HeldUntilField: DateFieldClientComponent = ({ field, path, readOnly }) => {
  const { setValue, showError, value } = useField<string | null>({ path });
  // The server does not know the browser's time zone.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const hold = (minutes: number) => setValue(new Date(Date.now() + minutes * MINUTE_MS).toISOString());
  // Same id as Payload's own fields, so that links to fields work.
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label || field.name} path={path} />
      <div className="field-type__wrap rihla-booking-hold">
        <FieldError path={path} showError={showError} />
        <input
          aria-describedby={`${id}-note`}
          aria-invalid={showError}
          disabled={Boolean(readOnly)}
          id={id}
          onChange={({ target }) => setValue(readLocal(target.value))}
          type="datetime-local"
          value={isHere && value ? writeLocal(value) : ''}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would inherit the look of the studio’s forms. */}
        <div aria-label={t('From now on for')} className="rihla-booking-hold__spans" role="group">
          {STAFF_HOLDS.map(([minutes, words]) => (
            <button disabled={Boolean(readOnly)} key={words} onClick={() => hold(minutes)} type="button">
              {t(words)}
            </button>
          ))}
        </div>
      </div>
      <div id={`${id}-note`}>
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  );
};

/** A moment as value of a `datetime-local` input, in the browser's time zone. */
function writeLocal(iso: string): string {
  const moment = new Date(iso);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS);
  return Number.isNaN(local.getTime()) ? '' : local.toISOString().slice(0, 16);
}

function readLocal(typed: string): string | null {
  const moment = new Date(typed);
  return typed && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}
