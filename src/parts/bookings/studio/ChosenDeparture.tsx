'use client';
import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { isObject } from '../../../shared/isObject.ts';
import { relationId } from '../../../shared/rowId.ts';
import { msg, t, tCount } from '../../../shared/studioWords/t.ts';
import { readDeparture, seatsLeft } from '../../../tours/departure.ts';
import { describeDays } from '../../../tours/describeDays.ts';

const NONE_CHOSEN = msg('Choose a departure and say who travels; the price follows.');

/** Panel at the top of a new booking: the chosen departure, and its seats left. */
export function ChosenDeparture() {
  const chosen = relationId(useFormFields(([fields]) => fields.departure?.value));
  const [words, setWords] = useState(() => t(NONE_CHOSEN));
  useEffect(() => {
    setWords(t(NONE_CHOSEN));
    if (chosen === undefined) return;
    const request = new AbortController();
    callStudioApi<unknown>(`/api/departures/${chosen}?depth=1`, undefined, request.signal)
      .then((doc) => setWords(formatDeparture(doc)))
      .catch(() => undefined);
    return () => request.abort();
  }, [chosen]);
  return (
    <p aria-live="polite" className="rihla-booking__hint">
      {words}
    </p>
  );
}

function formatDeparture(doc: unknown): string {
  const departure = readDeparture(doc);
  if (!departure || !isObject(doc)) return t(NONE_CHOSEN);
  const title = isObject(doc.tour) ? String(doc.tour.title ?? '') : '';
  const left = seatsLeft(departure);
  const values = { tour: title, days: describeDays(departure.start, departure.end) };
  return left === undefined
    ? t('{tour}, {days}. Say who travels; the price follows.', values)
    : tCount(
        '{tour}, {days}; one place is left. Say who travels; the price follows.',
        '{tour}, {days}; {count} places are left. Say who travels; the price follows.',
        left,
        values,
      );
}
