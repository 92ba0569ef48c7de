'use client';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import './sendButton.css';

/**
 * Button that asks the server to send a mail, and shows the result beside it.
 * @param path endpoint that answers `{ message }`
 */
export function SendButton({ children, path }: { children: ReactNode; path: string }) {
  const [isAsked, setAsked] = useState(false);
  const [news, setNews] = useState('');

  const send = async () => {
    if (isAsked) return;
    setAsked(true);
    const answer = await fetch(path, { method: 'POST', credentials: 'include' }).catch(() => undefined);
    const said = (await answer?.json().catch(() => undefined)) as SendAnswer | undefined;
    setAsked(Boolean(answer?.ok));
    setNews(
      said?.message ??
        said?.errors?.[0]?.message ??
        t('The server did not answer. Check your connection and try again.'),
    );
  };

  return (
    <div className="rihla-send-button">
      <Button
        buttonStyle="secondary"
        extraButtonProps={{ 'aria-disabled': isAsked || undefined }}
        onClick={() => void send()}
        size="small"
      >
        {children}
      </Button>
      <p aria-live="polite">{news}</p>
    </div>
  );
}

interface SendAnswer {
  message?: string;
  errors?: { message: string }[];
}
