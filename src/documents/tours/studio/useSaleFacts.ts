'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { StatusFault } from '../../../cms/schedules/tryStatus.ts';
import { callStudioApi } from '../../../shared/callStudioApi.ts';

/** Validation errors that publishing the last saved version would give; requested again after each save. */
export function usePublishingFaults(): readonly StatusFault[] {
  const { id, lastUpdateTime } = useDocumentInfo();
  const [faults, setFaults] = useState<readonly StatusFault[]>([]);
  useEffect(() => {
    if (id === undefined || !lastUpdateTime) return;
    const controller = new AbortController();
    callStudioApi<{ faults: StatusFault[] }>(`/api/tours/${id}/publishing`, undefined, controller.signal)
      .then((answer) => setFaults(answer.faults))
      // On failure the rest of the list is still correct.
      .catch(() => undefined);
    return () => controller.abort();
  }, [id, lastUpdateTime]);
  return faults;
}

/** Event of this window: dates of the tour in the form were created. */
export const DEPARTURES_CHANGED = 'rihla:departures-changed';

/** Number of upcoming open departures of this tour; undefined until it is loaded. */
export function useOpenDepartures(): number | undefined {
  const { id } = useDocumentInfo();
  const [count, setCount] = useState<number>();
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const note = () => setChanges((before) => before + 1);
    window.addEventListener(DEPARTURES_CHANGED, note);
    return () => window.removeEventListener(DEPARTURES_CHANGED, note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change asks again
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    const query = new URLSearchParams({
      'where[tour][equals]': String(id),
      'where[start][greater_than]': new Date().toISOString(),
      'where[availability][in]': 'open,limited',
    });
    fetch(`/api/departures/count?${query}`, { signal: controller.signal, credentials: 'include' })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { totalDocs: number }) : undefined))
      .then((answer) => setCount(answer?.totalDocs))
      // On failure the rest of the list is still correct.
      .catch(() => undefined);
    return () => controller.abort();
  }, [id, changes]);
  return count;
}
