'use client';
import { useFormFields } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { MoneyInput } from '../../../../cms/studio/MoneyInput.tsx';
import { isCurrency } from '../../../../shared/money.ts';
import { DEFAULT_CURRENCY } from '../../../../tours/words.ts';

/** Amount field in the promotion's currency. */
export const PromotionMoney: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const written = useFormFields(([fields]) => fields.currency?.value);
  const currency = typeof written === 'string' && isCurrency(written) ? written : DEFAULT_CURRENCY;
  return <MoneyInput currency={currency} field={field} path={path} readOnly={readOnly} />;
};
