import { Link } from '../../render/Link.tsx';
import { CHILD } from '../../tours/booking/units.ts';
import type { CheckoutScope } from './scope.ts';

/** What is wrong with a checkout that comes again, with a way to each field. It is heard first. */
export function FaultSummary({ isTold, scope }: { isTold: boolean; scope: CheckoutScope }) {
  const { context, prefix, values } = scope;
  const { t } = context;
  const { answered } = values;
  const found = labelsOf(scope).filter(({ name }) => values.fault(name));
  const message = answered?.message && !isTold ? answered.message : undefined;
  if (!answered || (found.length === 0 && !message)) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page has come again because of this, and it is to be heard first
    <div autoFocus className="r-checkout__faults" role="alert" tabIndex={-1}>
      <p>{message ?? t('form.refused')}</p>
      {found.length > 0 && (
        <ul>
          {found.map(({ id, label, name }) => (
            <li key={name}>
              <Link href={`#${prefix}-${id ?? name}`}>{label}</Link>: {values.fault(name)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** All fields in their order. */
function labelsOf({ checkout, context }: CheckoutScope): { name: string; label: string; id?: string }[] {
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
    { name: 'agreed', label: t('shop.checkout.terms') },
  ];
}
