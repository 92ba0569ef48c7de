'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { maySell } from '../../../cms/access/roles.ts';
import { useMay } from '../../../cms/studio/useMay.ts';
import { departureHref, manifestHref } from '../rules/boardQuery.ts';
import './booking.css';
import { t } from '../../../shared/studioWords/t.ts';

/** Links on a departure's form to its bookings, for users who may see them. */
export function DepartureLinks() {
  const { id } = useDocumentInfo();
  const isShown = useMay(maySell);
  if (id === undefined || !isShown) return null;
  const departure = Number(id);
  return (
    <p className="rihla-booking__links">
      <a href={departureHref(departure)}>{t('Its bookings')}</a>
      <a href={manifestHref(departure)}>{t('Manifest to print')}</a>
    </p>
  );
}
