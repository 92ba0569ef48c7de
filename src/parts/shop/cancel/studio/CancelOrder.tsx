import { useDocumentInfo } from '@payloadcms/ui';
import { t } from '../../../../shared/studioWords/t.ts';
import { CancelPanel } from './CancelPanel.tsx';

/** Panel on an order's form: cancels all its active bookings. */
export function CancelOrder() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : <CancelPanel key={id} label={t('Cancel this order')} path={`/api/orders/${id}`} />;
}
