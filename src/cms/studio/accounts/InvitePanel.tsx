'use client';
import { useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { InvitationList, type Invited } from './InvitationList.tsx';
import { InviteForm } from './InviteForm.tsx';
import './invite.css';

/** Panel above the list of accounts, for admins: a form for invitations by mail, and pending ones. */
export function InvitePanel() {
  const { user } = useAuth<{ role?: string }>();
  return user?.role === 'admin' ? <Panel /> : null;
}

function Panel() {
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const [invited, setInvited] = useState<readonly Invited[]>([]);
  const opener = useRef<HTMLButtonElement>(null);
  const { refresh } = useRouter();
  const readAgain = useCallback(async () => {
    const { docs } = await callStudioApi<{ docs: Invited[] }>(
      '/api/users?where[invitedUntil][exists]=true&sort=name&limit=100&depth=0',
    );
    setInvited(docs);
  }, []);
  useEffect(() => {
    readAgain().catch((error: Error) => setNews(error.message));
  }, [readAgain]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const tell = async (said: string) => {
    setNews(said);
    await readAgain().catch((error: Error) => setNews(error.message));
    // The list below has another row, or one less.
    refresh();
  };
  return (
    <section aria-label={t('Invitations')} className="rihla-invite">
      <button
        aria-expanded={isOpen}
        className="rihla-invite__main"
        onClick={() => (isOpen ? close() : setOpen(true))}
        ref={opener}
        type="button"
      >
        {t('Invite somebody')}
      </button>
      {isOpen && (
        <InviteForm
          onClose={close}
          onSent={async (said) => {
            close();
            await tell(said);
          }}
        />
      )}
      <p aria-live="polite" className="rihla-invite__news">
        {news}
      </p>
      {invited.length > 0 && <InvitationList invited={invited} onTold={tell} />}
    </section>
  );
}
