'use client';
import { useAllFormFields, useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { Field } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useId, useMemo, useRef } from 'react';
import { nameField, tabOfField } from '../../../cms/fields/names/nameField.ts';
import type { StatusFault } from '../../../cms/schedules/tryStatus.ts';
import { openField } from '../../../editor/field/openField.ts';
import { showDetails } from '../../../editor/field/showDetails.ts';
import { useRefusal } from '../../../shared/useRefusal.ts';
import { findMissing, type Missing } from '../../../tours/findMissing.ts';
import { useOpenDepartures, usePublishingFaults } from './useSaleFacts.ts';
import './missing.css';
import { t, tCount } from '../../../shared/studioWords/t.ts';

/**
 * Checklist of what a tour lacks before it can be sold, with a link to each field: the rules by which publishing is refused, and other
 * errors of the server. A refusal scrolls here.
 */
export function MissingList() {
  const [fields] = useAllFormFields();
  const openDepartures = useOpenDepartures();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { placeOf, nameOf } = useFieldPlaces();
  const missing = useMemo(() => {
    const own = Object.entries(fields).filter(([path]) => !path.startsWith('layout'));
    return findMissing(reduceFieldsToValues(Object.fromEntries(own), true), { openDepartures });
  }, [fields, openDepartures]);
  const faults = usePublishingFaults();
  const refused = Object.entries(fields).flatMap(([path, { errorMessage, valid }]) =>
    valid === false && errorMessage && !path.startsWith('layout') ? [{ path, says: nameOf(path, errorMessage) }] : [],
  );
  const needed = listNeeded(missing, [...refused, ...faults]);
  const better = missing.filter(({ isNeeded }) => !isNeeded);
  useRefusal(() => {
    if (needed.length === 0) return;
    showDetails();
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus();
  });
  const open = (field: string) => openField(field, placeOf(field));
  return (
    <section aria-labelledby={id} className="rihla-missing" data-is-ready={needed.length === 0}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {needed.length > 0 ? t('Missing before this can be published') : t('Ready to be published')}
      </h2>
      <p aria-live="polite">
        {needed.length > 0
          ? tCount(
              '{count} of what travellers or the law ask for.',
              '{count} of what travellers or the law ask for.',
              needed.length,
            )
          : t('All that is needed is there.')}
      </p>
      <Entries entries={needed} onOpen={open} />
      {better.length > 0 && (
        <details>
          <summary>
            {tCount('{count} more would sell it better', '{count} more would sell it better', better.length)}
          </summary>
          <Entries entries={better} onOpen={open} />
        </details>
      )}
    </section>
  );
}

interface EntriesProps {
  entries: readonly Pick<Missing, 'field' | 'says'>[];
  onOpen: (field: string) => void;
}

function Entries({ entries, onOpen }: EntriesProps) {
  return (
    <ul>
      {entries.map(({ field, says }) => (
        <li key={says}>
          <button onClick={() => onOpen(field)} type="button">
            {says}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Missing fields first, then errors of other fields, each field's once. */
function listNeeded(missing: readonly Missing[], faults: readonly StatusFault[]) {
  const needed = missing.filter(({ isNeeded }) => isNeeded).map(({ field, says }) => ({ field, says }));
  const named = new Set(needed.map(({ field }) => field));
  for (const { path, says } of faults) {
    if (named.has(path)) continue;
    named.add(path);
    needed.push({ field: path, says });
  }
  return needed;
}

/** Links to the fields of this form. */
function useFieldPlaces() {
  const { collectionSlug = '' } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  // The fields of the browser have the names, labels, tabs and rows of the configuration.
  const fields = (getEntityConfig({ collectionSlug })?.fields ?? []) as unknown as readonly Field[];
  return {
    placeOf: (path: string) => tabOfField(fields, path),
    nameOf: (path: string, says: string) => `${nameField(fields, path) ?? path}: ${says}`,
  };
}
