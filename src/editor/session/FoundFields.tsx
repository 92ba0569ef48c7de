'use client';
import { useRef } from 'react';
import { t } from '../../shared/studioWords/t.ts';
import { studioMoment } from '../../shared/time/studioMoment.ts';

interface FoundFieldsProps {
  found: { when: number; hasDocumentChanged: boolean };
  onTake: () => void;
  onDiscard: () => void;
}

/** Offers to recover unsaved fields of an earlier window. */
export default function FoundFields({ found, onDiscard, onTake }: FoundFieldsProps) {
  const when = studioMoment(found.when);
  const before = useRef<HTMLElement | null>(null);
  /** The focus goes back before its button is gone: to where it came from, else to the form's first field. */
  const decide = (act: () => void) => () => {
    const from = before.current?.isConnected && before.current !== document.body ? before.current : undefined;
    const field = from ?? document.querySelector<HTMLElement>('#field-title');
    field?.focus({ preventScroll: true });
    act();
  };
  return (
    <section
      aria-label={t('Fields that were not saved')}
      className="rihla-session__found"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget;
      }}
    >
      <p>
        {t('This device has fields of {when} that were never saved.', { when })}
        {found.hasDocumentChanged && ` ${t('The document has been saved since; look at them before you save.')}`}
      </p>
      <button onClick={decide(onTake)} type="button">
        {t('Take them')}
      </button>
      <button onClick={decide(onDiscard)} type="button">
        {t('Discard them')}
      </button>
    </section>
  );
}
