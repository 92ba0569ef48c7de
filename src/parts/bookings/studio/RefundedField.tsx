'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { MoneyInput } from '../../../cms/studio/MoneyInput.tsx';
import { readBooking } from '../../../tours/booking/booking.ts';
import { DEFAULT_CURRENCY } from '../../../tours/words.ts';

/** Refunded amount, in the booking's currency. */
export const RefundedField: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const { savedDocumentData } = useDocumentInfo();
  const currency = readBooking(savedDocumentData)?.currency ?? DEFAULT_CURRENCY;
  return <MoneyInput currency={currency} field={field} path={path} readOnly={readOnly} />;
};
