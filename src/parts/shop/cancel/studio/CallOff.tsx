'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { mayEdit } from '../../../../cms/access/roles.ts';
import { useMay } from '../../../../cms/studio/useMay.ts';
import { t } from '../../../../shared/studioWords/t.ts';
import { CancelPanel } from './CancelPanel.tsx';

/** Panel on a departure's form: cancels all its bookings with full refunds. Without bookings, setting the status is enough. */
export function CallOff() {
  const { id } = useDocumentInfo();
  const isShown = useMay(mayEdit);
  if (id === undefined || !isShown) return null;
  return <CancelPanel key={id} label={t('Call the departure off')} path={`/api/departures/${id}`} press="call-off" />;
}
