'use client';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { mayEdit } from '../../../../cms/access/roles.ts';
import { CancelPanel } from './CancelPanel.tsx';

/** Panel on a departure's form: cancels all its bookings with full refunds. Without bookings, setting the status is enough. */
export function CallOff() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  // The studio's own type of a user has no role.
  if (id === undefined || !mayEdit({ user: user as never })) return null;
  return <CancelPanel key={id} label="Call the departure off" path={`/api/departures/${id}`} press="call-off" />;
}
