import type { ReactNode } from 'react';
import { DEEDS } from '../../parts/shop/checkout/checkoutFields.ts';
import { offeredMethods } from '../../parts/shop/paymentFlow/methods.ts';
import { FieldFault } from '../../render/formFields/FieldFault.tsx';
import { Link } from '../../render/links/Link.tsx';
import buttonCss from '../button/button.css?inline';
import { formatPeriod } from '../tour-prices/formatPeriod.ts';
import { Choice } from './Choice.tsx';
import type { DueChoice } from './dueChoices.ts';
import type { CheckoutScope } from './scope.ts';

/** Payment method, deposit or full payment, terms, and the button. */
export function Payment({ choices, scope }: { choices: DueChoice[]; scope: CheckoutScope }) {
  const { checkout, context, shop } = scope;
  const { t } = context;
  if (!checkout?.lines.length) return null;
  const isFree = checkout.full.total === 0;
  if (!isFree && offeredMethods(shop, checkout.lines[0]?.currency).length === 0)
    return <p role="note">{t('shop.checkout.noMethods')}</p>;
  return (
    <>
      {isFree ? <p>{t('shop.checkout.free')}</p> : <Methods scope={scope} />}
      <Plan scope={scope} />
      <Terms scope={scope} />
      <PlaceButton choices={choices} scope={scope} />
    </>
  );
}

function Group({
  children,
  className,
  fault,
  id,
  legend,
}: {
  children: ReactNode;
  className?: string;
  fault?: string | undefined;
  id: string;
  legend: string;
}) {
  return (
    <fieldset
      aria-describedby={fault && `${id}-fault`}
      className={['r-checkout__group', className].filter(Boolean).join(' ')}
      id={id}
      tabIndex={-1}
    >
      <legend className="r-display">{legend}</legend>
      {children}
      {fault && <FieldFault id={`${id}-fault`}>{fault}</FieldFault>}
    </fieldset>
  );
}

function Plan({ scope: { checkout, context, money, prefix, values } }: { scope: CheckoutScope }) {
  const { t, view } = context;
  const { deposit, full } = checkout ?? {};
  if (!full || !deposit) return null;
  const later = {
    rest: money(deposit.total - deposit.dueNow),
    day: formatPeriod(deposit.balanceDue, deposit.balanceDue, view.locale),
  };
  const isDeposit = values.plan === 'deposit';
  return (
    <Group
      className="r-checkout__plan"
      fault={values.fault('plan')}
      id={`${prefix}-plan`}
      legend={t('shop.checkout.plan')}
    >
      <Choice
        context={context}
        id={`${prefix}-plan-full`}
        input={{ name: 'plan', type: 'radio', value: 'full', defaultChecked: !isDeposit }}
      >
        {t('shop.checkout.full', { amount: money(full.total) })}
      </Choice>
      <Choice
        context={context}
        help={t('shop.checkout.depositLater', later)}
        id={`${prefix}-plan-deposit`}
        input={{ name: 'plan', type: 'radio', value: 'deposit', defaultChecked: isDeposit }}
      >
        {t('shop.checkout.deposit', { amount: money(deposit.dueNow) })}
      </Choice>
    </Group>
  );
}

function Methods({ scope: { checkout, context, prefix, shop, values } }: { scope: CheckoutScope }) {
  const { t } = context;
  const methods = offeredMethods(shop, checkout?.lines[0]?.currency);
  const chosen = methods.find((method) => method === values.method) ?? methods[0];
  return (
    <Group fault={values.fault('method')} id={`${prefix}-method`} legend={t('shop.checkout.methods')}>
      {methods.map((method) => (
        <Choice
          context={context}
          help={t(`shop.checkout.method.${method}Help`)}
          id={`${prefix}-method-${method}`}
          input={{ name: 'method', type: 'radio', value: method, defaultChecked: method === chosen, required: true }}
          key={method}
        >
          {t(`shop.checkout.method.${method}`)}
        </Choice>
      ))}
    </Group>
  );
}

function Terms({ scope: { context, pages, prefix, values } }: { scope: CheckoutScope }) {
  const { t } = context;
  if (!pages.terms) return null;
  return (
    <div className="r-checkout__terms">
      <Choice
        context={context}
        fault={values.fault('agreed')}
        id={`${prefix}-agreed`}
        input={{ name: 'agreed', type: 'checkbox', value: 'on', defaultChecked: values.agreed, required: true }}
      >
        {t('shop.checkout.agree')}
      </Choice>
      {/* In a new window, so that no input is lost. */}
      <Link className="r-checkout__terms-link" href={pages.terms} rel="noopener" target="_blank">
        {t('shop.checkout.terms')}
      </Link>
    </div>
  );
}

/** Button with the amount that it pays. Its text for the chosen method is selected by the style sheet alone. */
function PlaceButton({ choices, scope: { context } }: { choices: DueChoice[]; scope: CheckoutScope }) {
  const { editing, styles, t } = context;
  styles.use('button', buttonCss);
  return (
    <p className="r-checkout__go">
      <button className="r-button r-button--solid" name="do" type={editing ? 'button' : 'submit'} value={DEEDS.place}>
        {choices.length === 0 && t('shop.checkout.place')}
        {choices.map(({ button, method, plan }) => (
          <span data-method={method} data-plan={plan} key={`${method} ${plan}`}>
            {button}
          </span>
        ))}
      </button>
    </p>
  );
}
