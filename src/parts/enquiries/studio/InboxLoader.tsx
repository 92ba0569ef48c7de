'use client';
import { SetStepNav } from '@payloadcms/ui';
import { lazyPage } from '../../../cms/studio/lazyPage.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { InboxStart } from '../rules/inbox.ts';
import '../../../cms/studio/page-head.css';
// Styles for narrow windows come last.
import './style/inbox.css';
import './style/list.css';
import './style/enquiry.css';
import './style/composer.css';
import './style/dialogs.css';
import './style/menu.css';
import './style/onePane.css';

const Inbox = lazyPage('/admin/inbox', async () => (await import('./Inbox.tsx')).Inbox);

/** The inbox; its script is loaded on its page only. */
export function InboxLoader({ start }: { start: InboxStart }) {
  return (
    <>
      <SetStepNav nav={[{ label: t('Inbox') }]} />
      <Inbox start={start} />
    </>
  );
}
