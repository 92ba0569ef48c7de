'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { t } from '../../../shared/studioWords/t.ts';
import { SendButton } from './SendButton.tsx';

/** Button that sends a mail again. */
export function SendAgain() {
  const { id, savedDocumentData } = useDocumentInfo();
  if (id === undefined || savedDocumentData?.state === 'waiting') return null;
  return <SendButton path={`/api/mails/${id}/again`}>{t('Send again')}</SendButton>;
}
