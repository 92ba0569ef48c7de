import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { studioMoment } from '../../../shared/time/studioMoment.ts';
import { useOrderRead } from '../orders/studio/useOrderRead.ts';

interface Letter {
  id: number;
  subject: string;
  to: string;
  state: string;
  createdAt: string;
}

/** Texts for the delivery status of a letter. */
const STATES: Readonly<Record<string, string>> = {
  waiting: msg('waits to be sent'),
  sent: msg('sent'),
  kept: msg('kept here, no mail server is set up'),
  failed: msg('could not be sent'),
};
const MAX_LETTERS = 50;

/** Panel on an order's form: the letters about it, to the traveller and to the office, newest first. */
export function OrderLetters() {
  const { id } = useDocumentInfo();
  const [letters, setLetters] = useState<Letter[]>([]);
  const read = useCallback(async () => {
    if (!id) return;
    const query = new URLSearchParams({
      'where[about][equals]': `order:${id}`,
      depth: '0',
      limit: String(MAX_LETTERS),
    });
    setLetters((await callStudioApi<{ docs: Letter[] }>(`/api/mails?${query}&sort=-createdAt`)).docs);
  }, [id]);
  useOrderRead(read);
  if (letters.length === 0) return null;
  return (
    <section aria-label={t('Letters about this order')} className="rihla-order-panel">
      <h2>{t('Letters')}</h2>
      <ul className="rihla-order-lines">
        {letters.map(({ createdAt, id: mail, state, subject, to }) => (
          <li key={mail}>
            <time dateTime={createdAt}>{studioMoment(createdAt)}</time>
            <div>
              <a href={`/admin/collections/mails/${mail}`}>{subject}</a>
              <span>{t('to {email}, {state}', { email: to, state: t(STATES[state] ?? state) })}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
