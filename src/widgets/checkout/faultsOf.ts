import type { FieldFault } from '../../render/formFields/FaultSummary.tsx';
import { CHILD } from '../../tours/booking/units.ts';
import type { CheckoutScope } from './scope.ts';

/** Errors of a checkout form, in the order of the page. */
export function faultsOf(scope: CheckoutScope): FieldFault[] {
  const { prefix, values } = scope;
  return fieldsOf(scope).flatMap(({ label, name }) => {
    const words = values.fault(name);
    return words ? [{ id: `${prefix}-${name}`, label, words }] : [];
  });
}

function fieldsOf({ checkout, context }: CheckoutScope): { name: string; label: string }[] {
  const { t } = context;
  const travellers = (checkout?.lines ?? []).flatMap(({ items }) =>
    items.map(({ unitId, uuid }, index) => {
      const unit = t(unitId === CHILD ? 'shop.checkout.child' : 'shop.checkout.adult');
      return { name: `traveller-${uuid}`, label: t('shop.checkout.traveller', { index: index + 1, unit }) };
    }),
  );
  return [
    { name: 'name', label: t('shop.checkout.name') },
    { name: 'email', label: t('shop.checkout.email') },
    { name: 'phone', label: t('shop.checkout.phone') },
    { name: 'country', label: t('shop.checkout.country') },
    ...travellers,
    { name: 'notes', label: t('shop.checkout.notes') },
    { name: 'promotion', label: t('shop.checkout.code') },
    { name: 'plan', label: t('shop.checkout.plan') },
    { name: 'method', label: t('shop.checkout.methods') },
    { name: 'agreed', label: t('shop.checkout.termsName') },
  ];
}
