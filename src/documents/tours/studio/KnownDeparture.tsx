'use client';
import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { momentOf } from '../../../cms/studio/days/stored.ts';
import { tCount } from '../../../shared/studioWords/t.ts';
import { readDate } from '../../../tours/readValues.ts';
import { suggestDeparture } from '../../../tours/suggestDeparture.ts';
import { useKnownTour } from './useKnownTour.ts';

/**
 * Fills in a new departure from its tour: last day, seats, price and closing day, unless they were typed.
 */
export function KnownDeparture() {
  const { id } = useDocumentInfo();
  const { dispatchFields, getField } = useForm();
  const tour = useFormFields(([fields]) => fields.tour?.value);
  const start = useFormFields(([fields]) => readDate(fields.start?.value));
  const known = useKnownTour(id === undefined && typeof tour === 'number' ? tour : undefined);
  /** Suggested values by field; a different value was typed. */
  const filled = useRef(new Map<string, unknown>());
  const suggested = known && suggestDeparture(known.tour, known.last, start);
  const { cutOffDays, end, price, seats } = suggested ?? {};

  useEffect(() => {
    const values = { cutOffDays, end: end && momentOf(end, undefined), price, seats };
    for (const [path, value] of Object.entries(values)) {
      const present = getField(path)?.value ?? undefined;
      const before = filled.current.get(path);
      if (value === undefined || (present !== undefined && present !== '' && present !== before)) continue;
      filled.current.set(path, value);
      dispatchFields({ type: 'UPDATE', path, value });
    }
  }, [cutOffDays, end, price, seats, dispatchFields, getField]);

  if (!known) return null;
  const { days } = known.tour;
  return (
    <p className="field-description" role="status" style={{ marginBlock: 0 }}>
      {known.last
        ? tCount(
            "The last day follows from the tour's one day; places and price are those of its last date. Change what is different.",
            "The last day follows from the tour's {count} days; places and price are those of its last date. Change what is different.",
            days,
          )
        : tCount(
            "The last day follows from the tour's one day; places are those of its largest group. Change what is different.",
            "The last day follows from the tour's {count} days; places are those of its largest group. Change what is different.",
            days,
          )}
    </p>
  );
}
