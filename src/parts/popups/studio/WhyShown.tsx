'use client';
import { useState } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import { evaluatePopup, type Verdict } from './evaluatePopup.ts';
import { OTHER_PAGES, usePages } from './usePages.ts';
import { usePopupValues } from './usePopupValues.ts';
import { VisitorForm } from './VisitorForm.tsx';
import { type MadeUpVisitor, makeSnapshot, toClock } from './visitor.ts';
import './popups.css';

const NEW_VISITOR: Omit<MadeUpVisitor, 'clock'> = {
  pageViews: 1,
  sessions: 1,
  referrer: '',
  role: '',
  device: 'mobile',
  browser: 'chrome',
  shown: 0,
  lastShown: 'session',
};

/** “Why did it (not) show?”: verdict of each rule in the current form for a made-up visitor. */
export function WhyShown() {
  const popup = usePopupValues();
  const { pages, problem, timezone } = usePages();
  const [path, setPath] = useState('/');
  const [visitor, setVisitor] = useState<MadeUpVisitor>(() => ({ ...NEW_VISITOR, clock: toClock(new Date()) }));
  const known = [...pages, ...OTHER_PAGES];
  const facts = known.find((page) => page.path === path)?.facts ?? { kind: 'front' as const, terms: [] };
  const { headline, opens, verdicts, waitsFor } = evaluatePopup(
    popup,
    makeSnapshot(visitor, location.host),
    facts,
    timezone,
  );
  return (
    <section aria-label={t('Why did it (not) show?')} className="rihla-why">
      <VisitorForm
        onChange={(change) => setVisitor((before) => ({ ...before, ...change }))}
        onPath={setPath}
        pages={pages}
        path={path}
        visitor={visitor}
      />
      <div aria-live="polite" className="rihla-why__verdict">
        {problem && <p role="alert">{problem}</p>}
        <p className="rihla-why__headline" data-opens={opens}>
          {headline}
        </p>
        <ul aria-label={t('What each rule says')}>
          {verdicts.map((verdict) => (
            <VerdictLine key={verdict.label} verdict={verdict} />
          ))}
        </ul>
        {waitsFor.length > 0 && (
          <>
            <p>{t(opens ? 'It opens as soon as' : 'If all agreed, it would open as soon as')}</p>
            <ul aria-label={t('What it waits for')} className="rihla-why__triggers">
              {waitsFor.map((trigger) => (
                <li key={trigger}>{trigger}</li>
              ))}
            </ul>
          </>
        )}
        <p className="field-description">
          {t(
            'A visitor’s own click on a link to it, or on what “When” names, opens it whatever the rules say. After “Do not show again” nothing else does: it never opens by itself again, and neither does an address that names it. Schedules by the site’s clock go by {timezone}.',
            { timezone: timezone || 'UTC' },
          )}
        </p>
      </div>
    </section>
  );
}

function VerdictLine({ verdict: { label, passes, text } }: { verdict: Verdict }) {
  return (
    <li data-passes={passes}>
      <span aria-hidden="true" className="rihla-why__mark">
        {passes ? '✓' : '✕'}
      </span>
      <span>
        <strong>{t(passes ? '{label}: yes.' : '{label}: no.', { label })}</strong> {text}
      </span>
    </li>
  );
}
