'use client';
import { studioMoment } from '../../shared/time/studioMoment.ts';

interface FoundFieldsProps {
  found: { when: number; hasDocumentChanged: boolean };
  onTake: () => void;
  onDiscard: () => void;
}

/** Offers to recover unsaved fields of an earlier window. */
export default function FoundFields({ found, onDiscard, onTake }: FoundFieldsProps) {
  const when = studioMoment(found.when);
  return (
    <section aria-label="Fields that were not saved" className="rihla-session__found">
      <p>
        This device has fields of {when} that were never saved.
        {found.hasDocumentChanged && ' The document has been saved since; look at them before you save.'}
      </p>
      <button onClick={onTake} type="button">
        Take them
      </button>
      <button onClick={onDiscard} type="button">
        Discard them
      </button>
    </section>
  );
}
