'use client';
import { studioMoment } from '../../shared/time/studioMoment.ts';
import type { Saving } from './useSaving.ts';

/** Offers to recover unsaved work of an earlier window. */
export function FoundWork({ saving: { discardFound, found, takeFound } }: { saving: Saving }) {
  if (!found) return null;
  const when = studioMoment(found.when);
  return (
    <section aria-label="Work that was not saved" className="rihla-editor-found">
      <p>
        This device has changes of {when} that were never saved.
        {found.hasDocumentChanged &&
          ' The document has been saved since; taking them puts its blocks back to how you left them.'}
      </p>
      <button onClick={takeFound} type="button">
        Take them
      </button>
      <button onClick={discardFound} type="button">
        Discard them
      </button>
    </section>
  );
}
