'use client';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { maySell } from '../../../cms/access/roles.ts';
import { departureHref, manifestHref } from '../rules/boardQuery.ts';
import './booking.css';

/** Links on a departure's form to its bookings, for users who may see them. */
export function DepartureLinks() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  // The studio's own type of a user has no role.
  if (id === undefined || !maySell({ user: user as never })) return null;
  const departure = Number(id);
  return (
    <p className="rihla-booking__links">
      <a href={departureHref(departure)}>Its bookings</a>
      <a href={manifestHref(departure)}>Manifest to print</a>
    </p>
  );
}
