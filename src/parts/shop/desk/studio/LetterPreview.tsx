import { useEffect, useRef } from 'react';
import { LetterFrame } from '../../../../cms/studio/mail/LetterFrame.tsx';
import { t } from '../../../../shared/studioWords/t.ts';
import type { DeskLetter } from './useDesk.ts';

/** The letter as rendered now; its links lead nowhere before it is sent. */
export function LetterPreview({ email, letter: { html, subject } }: { email: string; letter: DeskLetter }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!html) return null;
  return (
    <section aria-labelledby="rihla-desk-letter" className="rihla-desk__letter">
      <h3 id="rihla-desk-letter" ref={heading} tabIndex={-1}>
        {t('The letter to {email}', { email })}
      </h3>
      <p>{subject}</p>
      <LetterFrame html={html} title={t('The letter, as it would be sent')} />
    </section>
  );
}
