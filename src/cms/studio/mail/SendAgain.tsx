'use client';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import './sendAgain.css';

/** Button that sends a mail again. */
export function SendAgain() {
  const { id, savedDocumentData } = useDocumentInfo();
  const [isAsked, setAsked] = useState(false);
  const [news, setNews] = useState('');
  if (id === undefined || savedDocumentData?.state === 'waiting') return null;

  const send = async () => {
    setAsked(true);
    const answer = await fetch(`/api/mails/${id}/again`, { method: 'POST', credentials: 'include' }).catch(
      () => undefined,
    );
    const said = (await answer?.json().catch(() => undefined)) as Said | undefined;
    setAsked(Boolean(answer?.ok));
    setNews(
      said?.message ?? said?.errors?.[0]?.message ?? 'The server did not answer. Check your connection and try again.',
    );
  };

  return (
    <div className="rihla-send-again">
      <Button buttonStyle="secondary" disabled={isAsked} onClick={() => void send()} size="small">
        Send again
      </Button>
      <p aria-live="polite">{news}</p>
    </div>
  );
}

interface Said {
  message?: string;
  errors?: { message: string }[];
}
