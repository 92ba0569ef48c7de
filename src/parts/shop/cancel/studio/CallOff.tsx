'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { CancelPanel } from './CancelPanel.tsx';

/** Panel on a departure's form: cancels all its bookings with full refunds. Without bookings, setting the status is enough. */
export function CallOff() {
  const { id } = useDocumentInfo();
  if (id === undefined) return null;
  return <CancelPanel key={id} label="Call the departure off" path={`/api/departures/${id}`} press="call-off" />;
}
