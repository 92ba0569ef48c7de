'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { CancelPanel } from './CancelPanel.tsx';

/** On a departure's form: cancels all that is booked there, and gives everything back. Where nothing is, its status says all. */
export function CallOff() {
  const { id } = useDocumentInfo();
  if (id === undefined) return null;
  return <CancelPanel key={id} label="Call the departure off" path={`/api/departures/${id}`} press="call-off" />;
}
