'use client';
import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useId, useMemo, useState } from 'react';
import { askApi } from '../../../cms/studio/askApi.ts';
import { findMissing, type Missing } from '../../../tours/findMissing.ts';
import type { PublishingFault } from '../endpoints/validatePublishing.ts';
import { openField } from './openField.ts';
import './missing.css';

/** Checklist of what a tour lacks before it can be sold, with a link to each field. */
export function MissingList() {
  const [fields] = useAllFormFields();
  const openDepartures = useOpenDepartures();
  const id = useId();
  const missing = useMemo(() => {
    const own = Object.entries(fields).filter(([path]) => !path.startsWith('layout'));
    return findMissing(reduceFieldsToValues(Object.fromEntries(own), true), { openDepartures });
  }, [fields, openDepartures]);
  const faults = usePublishingFaults();
  const needed = [...missing.filter(({ isNeeded }) => isNeeded), ...faults.map(missingOf)];
  const better = missing.filter(({ isNeeded }) => !isNeeded);
  return (
    <section aria-labelledby={id} className="rihla-missing">
      <h2 id={id}>{needed.length > 0 ? 'Missing before this can be sold' : 'Ready to be sold'}</h2>
      <p aria-live="polite">
        {needed.length > 0 ? `${needed.length} of what travellers or the law ask for.` : 'All that is needed is there.'}
      </p>
      <Entries entries={needed} />
      {better.length > 0 && (
        <details>
          <summary>{better.length} more would sell it better</summary>
          <Entries entries={better} />
        </details>
      )}
    </section>
  );
}

function Entries({ entries }: { entries: readonly Missing[] }) {
  return (
    <ul>
      {entries.map(({ field, says, tab }) => (
        <li key={says}>
          <button onClick={() => openField(field, tab)} type="button">
            {says}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Validation errors that publishing the last saved version would give; requested again after each save. */
function usePublishingFaults(): readonly PublishingFault[] {
  const { id, lastUpdateTime } = useDocumentInfo();
  const [faults, setFaults] = useState<readonly PublishingFault[]>([]);
  useEffect(() => {
    if (id === undefined || !lastUpdateTime) return;
    const controller = new AbortController();
    askApi<{ faults: PublishingFault[] }>(`/api/tours/${id}/publishing`, undefined, controller.signal)
      .then((answer) => setFaults(answer.faults))
      // On failure the rest of the list is still correct.
      .catch(() => undefined);
    return () => controller.abort();
  }, [id, lastUpdateTime]);
  return faults;
}

const TABS: Readonly<Record<string, Missing['tab']>> = {
  itinerary: 'Day by day',
  points: 'Day by day',
  price: 'Price',
  cancellation: 'Price',
  faq: 'Questions',
};

function missingOf({ path, says }: PublishingFault): Missing {
  return { field: path, tab: TABS[path.split('.')[0] ?? ''], says, isNeeded: true };
}

/** Number of upcoming open departures of this tour; undefined until it is loaded. */
function useOpenDepartures(): number | undefined {
  const { id } = useDocumentInfo();
  const [count, setCount] = useState<number>();
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
  }, [id]);
  return count;
}
