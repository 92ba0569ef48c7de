'use client';
import { useCallback, useEffect, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { MONTHS_SHOWN, monthsAfter } from '../../../tours/byMonth.ts';
import { type Departure, readDeparture } from '../../../tours/departure.ts';

/** A departure with its tour. */
export interface KnownDeparture extends Departure {
  tour: number;
}

export interface KnownTour {
  id: number;
  title: string;
  code?: string | null;
}

interface ReadDepartures {
  departures: KnownDeparture[];
  tours: KnownTour[];
  problem: string | undefined;
  isRead: boolean;
}

/** Maximum page size of the API. */
const MOST = 1000;

/**
 * Loads the departures of twelve months, and all tours; can be reloaded.
 * @param first first month, `YYYY-MM`
 * @param tour its id; undefined: of all tours
 */
export function useDepartures(first: string, tour: number | undefined): ReadDepartures & { readAgain: () => void } {
  const [known, setKnown] = useState<ReadDepartures>({ departures: [], tours: [], problem: undefined, isRead: false });
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count asks again.
  useEffect(() => {
    const controller = new AbortController();
    const within = new URLSearchParams({
      'where[and][0][start][greater_than_equal]': `${first}-01T00:00:00.000Z`,
      'where[and][1][start][less_than]': `${monthsAfter(first, MONTHS_SHOWN)}-01T00:00:00.000Z`,
      ...(tour !== undefined && { 'where[and][2][tour][equals]': String(tour) }),
      limit: String(MOST),
      depth: '0',
      sort: 'start',
    });
    const named = new URLSearchParams({
      limit: String(MOST),
      depth: '0',
      'select[title]': 'true',
      'select[code]': 'true',
    });
    Promise.all([
      callStudioApi<{ docs: { tour?: unknown }[] }>(`/api/departures?${within}`, undefined, controller.signal),
      callStudioApi<{ docs: KnownTour[] }>(`/api/tours?${named}`, undefined, controller.signal),
    ])
      .then(([departures, tours]) => {
        const read = departures.docs.flatMap((doc) => {
          const departure = readDeparture(doc);
          return departure ? [{ ...departure, tour: Number(doc.tour) }] : [];
        });
        setKnown({ departures: read, tours: tours.docs, problem: undefined, isRead: true });
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        setKnown((before) => ({ ...before, problem: (error as Error).message, isRead: true }));
      });
    return () => controller.abort();
  }, [first, tour, count]);
  return { ...known, readAgain: useCallback(() => setCount((before) => before + 1), []) };
}
