import type { CheckoutBlock } from '../../cms/payload-types.ts';
import { CHECKOUT_PATH } from '../../parts/shop/checkout/addresses.ts';
import { DEEDS, LENGTHS } from '../../parts/shop/checkout/checkoutFields.ts';
import { noteFaults } from '../../parts/shop/checkout/markCorrected.ts';
import { paymentOrigins } from '../../parts/shop/paymentFlow/methods.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { FaultSummary } from '../../render/formFields/FaultSummary.tsx';
import { TextField } from '../../render/formFields/TextField.tsx';
import { hasNotices, shopSettings, visitorOf } from '../pieces/shopScope.ts';
import { Title } from '../pieces/Title.tsx';
import { NoticeBox, readNotice } from '../shop-notices/NoticeBox.tsx';
import { Contact } from './Contact.tsx';
import { checkoutValues } from './checkoutValues.ts';
import { dueChoices } from './dueChoices.ts';
import { faultsOf } from './faultsOf.ts';
import type { CheckoutPages } from './loadPages.ts';
import { OrderAside } from './OrderAside.tsx';
import { Payment } from './Payment.tsx';
import { PromotionField } from './PromotionField.tsx';
import { type CheckoutScope, moneyIn } from './scope.ts';
import { Travellers } from './Travellers.tsx';

type Props = WidgetProps<CheckoutBlock, CheckoutPages>;

/** Checkout of the cart, on one page that needs no script: customer, travellers, price, payment. Rejected input is shown again as typed. */
export function Checkout({ attributes, block, context, data, text }: Props) {
  const visitor = visitorOf(context);
  const { checkout } = visitor ?? {};
  const values = checkoutValues(context, visitor);
  const { t } = context;
  const scope: CheckoutScope = {
    context,
    cart: visitor?.cart,
    checkout,
    values,
    prefix: context.uniqueId('checkout'),
    shop: shopSettings(context),
    tours: visitor?.tours ?? [],
    pages: data ?? { terms: undefined, cart: undefined },
    money: moneyIn(context, checkout?.currency ?? 'EUR'),
  };
  const { isOn } = scope.shop;
  const hasLines = Boolean(isOn && checkout?.lines.length);
  const told = hasNotices(context) ? undefined : readNotice(context, visitor);
  return (
    <div {...attributes('r-checkout')}>
      <Title
        className="r-checkout__title"
        context={context}
        level={block.level}
        mark={text('title')}
        source={block}
        text={block.title}
      />
      {told && !values.answered && <NoticeBox context={context} told={told} />}
      {!hasLines && <p className="r-checkout__empty">{t(isOn ? 'shop.checkout.empty' : 'shop.off')}</p>}
      {isOn && (hasLines || values.answered) && <CheckoutForm block={block} scope={scope} />}
    </div>
  );
}

/** The server validates, the same way for all fields: the browser's own bubbles are read once and disappear. */
function CheckoutForm({ block, scope }: { block: CheckoutBlock; scope: CheckoutScope }) {
  const { checkout, context, prefix, values } = scope;
  const { editing, needs, t, view } = context;
  needs.use('checkout/payment', { forms: paymentOrigins() });
  const choices = dueChoices(scope);
  const faults = faultsOf(scope);
  if (faults.length > 0) noteFaults(context);
  const message = hasNotices(context) ? undefined : values.answered?.message;
  return (
    <form
      action={editing ? undefined : CHECKOUT_PATH}
      className="r-checkout__form"
      data-copy-allowed=""
      method="post"
      noValidate
    >
      <input name="_page" type="hidden" value={view.path} />
      <input name="uuid" type="hidden" value={checkout?.key ?? keyTyped(scope)} />
      <input name="seen" type="hidden" value={checkout ? checkout.full.total : ''} />
      {/* Enter submits a form by its first button, which must be this one. */}
      <button
        aria-hidden="true"
        className="r-checkout__default"
        name="do"
        tabIndex={-1}
        type={editing ? 'button' : 'submit'}
        value={DEEDS.place}
      >
        {t('shop.checkout.place')}
      </button>
      {(faults.length > 0 || message) && <FaultSummary context={context} faults={faults} message={message} />}
      <div className="r-checkout__columns">
        <OrderAside choices={choices} scope={scope} />
        <div className="r-checkout__fill">
          <Contact asksCountry={Boolean(block.asksCountry)} scope={scope} />
          <Travellers scope={scope} />
          {block.asksNotes !== false && (
            <TextField
              context={context}
              fault={values.fault('notes')}
              help={t('shop.checkout.notesHelp')}
              id={`${prefix}-notes`}
              input={{ name: 'notes', maxLength: LENGTHS.notes }}
              label={t('shop.checkout.notes')}
              rows={3}
              value={values.notes}
            />
          )}
          <PromotionField scope={scope} />
          <Payment choices={choices} scope={scope} />
        </div>
      </div>
    </form>
  );
}

/** UUID of a cart that no longer exists, so that an order placed from it is still found. */
function keyTyped({ values }: CheckoutScope): string {
  const typed = values.answered?.typed.uuid;
  return typeof typed === 'string' ? typed : '';
}
