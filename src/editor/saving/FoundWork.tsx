'use client';
import { t } from '../../shared/studioWords/t.ts';
import { studioMoment } from '../../shared/time/studioMoment.ts';
import type { Saving } from './useSaving.ts';

/** Offers to recover unsaved work of an earlier window. */
export function FoundWork({ saving: { discardFound, found, takeFound } }: { saving: Saving }) {
  if (!found) return null;
  const when = studioMoment(found.when);
  return (
    <section aria-label={t('Work that was not saved')} className="rihla-editor-found">
      <p>
        {t('This device has changes of {when} that were never saved.', { when })}
        {found.hasDocumentChanged &&
          ` ${t('The document has been saved since; taking them puts its blocks back to how you left them.')}`}
      </p>
      <button onClick={takeFound} type="button">
        {t('Take them')}
      </button>
      <button onClick={discardFound} type="button">
        {t('Discard them')}
      </button>
    </section>
  );
}
