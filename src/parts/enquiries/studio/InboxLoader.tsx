'use client';
import { SetStepNav } from '@payloadcms/ui';
import { lazy, Suspense } from 'react';
import type { InboxStart } from '../rules/inbox.ts';
import '../../../cms/studio/page-head.css';
// What is said of narrow windows comes last.
import './style/inbox.css';
import './style/list.css';
import './style/enquiry.css';
import './style/composer.css';
import './style/dialogs.css';
import './style/menu.css';
import './style/onePane.css';

// No other page of the studio brings it along (decision 056).
const Inbox = lazy(async () => ({ default: (await import('./Inbox.tsx')).Inbox }));

/** The inbox; its script comes with its page alone. */
export function InboxLoader({ start }: { start: InboxStart }) {
  return (
    <>
      <SetStepNav nav={[{ label: 'Inbox' }]} />
      <Suspense fallback={<p className="rihla-inbox-refused">The inbox is being opened.</p>}>
        <Inbox start={start} />
      </Suspense>
    </>
  );
}
