import { useDocumentInfo } from '@payloadcms/ui';
import { CancelPanel } from './CancelPanel.tsx';

/** Panel on an order's form: cancels all its active bookings. */
export function CancelOrder() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : <CancelPanel key={id} label="Cancel this order" path={`/api/orders/${id}`} />;
}
