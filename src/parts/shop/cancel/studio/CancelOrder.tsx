'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { CancelPanel } from './CancelPanel.tsx';

/** On an order's form: cancels all that stands of it. */
export function CancelOrder() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : <CancelPanel key={id} label="Cancel this order" path={`/api/orders/${id}`} />;
}
