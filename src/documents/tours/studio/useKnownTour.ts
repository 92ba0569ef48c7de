'use client';
import { useEffect, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { type Departure, readDeparture } from '../../../tours/departure.ts';
import { readTour } from '../../../tours/readTour.ts';
import type { Tour } from '../../../tours/tour.ts';

/** Facts about a tour, for a new departure of it. */
export interface KnownFacts {
  tour: Pick<Tour, 'days' | 'groupMax' | 'price'>;
  /** The latest departure. */
  last: Departure | undefined;
}

const SELECTED = 'select[days]=true&select[groupMax]=true&select[price]=true';

/**
 * Loads the facts of a tour that prefill a new departure, from its draft if it has one.
 * @param tour its id; undefined: nothing is loaded
 * @param count loads again when it changes
 */
export function useKnownTour(tour: number | undefined, count = 0): KnownFacts | undefined {
  const [known, setKnown] = useState<KnownFacts & { id: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count asks again.
  useEffect(() => {
    if (tour === undefined) return;
    const controller = new AbortController();
    Promise.all([
      callStudioApi<object>(`/api/tours/${tour}?draft=true&depth=0&${SELECTED}`, undefined, controller.signal),
      callStudioApi<{ docs: object[] }>(
        `/api/departures?where[tour][equals]=${tour}&sort=-start&limit=1&depth=0`,
        undefined,
        controller.signal,
      ),
    ])
      .then(([stored, { docs }]) =>
        setKnown({ id: tour, tour: readTour(stored, () => []), last: readDeparture(docs[0] ?? {}) }),
      )
      // On failure the fields are filled in by hand.
      .catch(() => undefined);
    return () => controller.abort();
  }, [tour, count]);
  return known?.id === tour ? known : undefined;
}
