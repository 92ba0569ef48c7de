'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { t } from '../../../../shared/studioWords/t.ts';
import { CancelPanel } from './CancelPanel.tsx';

/** Panel on a booking's form: cancels it, and updates its order. */
export function CancelBooking() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : (
    <CancelPanel key={id} label={t('Cancel this booking')} path={`/api/bookings/${id}`} />
  );
}
