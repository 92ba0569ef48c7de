import { DEEDS, LENGTHS } from '../../parts/shop/checkout/checkoutFields.ts';
import { Link } from '../../render/Link.tsx';
import { counted } from '../../shared/messages/counted.ts';
import { Amounts } from './Amounts.tsx';
import { OrderLines } from './OrderLines.tsx';
import type { CheckoutScope } from './scope.ts';
import { TextField } from './TextField.tsx';

const MINUTE_MS = 60_000;
const A_DAY = 24 * 60;

/** What is booked and what it comes to, with the field for a promotion. */
export function OrderAside({ scope }: { scope: CheckoutScope }) {
  const { checkout, context, pages, prefix } = scope;
  const { t } = context;
  if (!checkout?.lines.length) return null;
  const id = `${prefix}-order`;
  return (
    <section aria-labelledby={id} className="r-checkout__order">
      <p className="r-checkout__order-title r-display" id={id}>
        {t('shop.checkout.order')}
      </p>
      <OrderLines context={context} lines={checkout.lines} />
      <PromotionField scope={scope} />
      <CartAmounts scope={scope} />
      <Held scope={scope} />
      {pages.cart && (
        <p>
          <Link className="r-checkout__back" href={pages.cart}>
            {t('shop.checkout.toCart')}
          </Link>
        </p>
      )}
    </section>
  );
}

function CartAmounts({ scope: { checkout, context, money } }: { scope: CheckoutScope }) {
  const { t } = context;
  if (!checkout) return null;
  const { full, promotion } = checkout;
  const code = promotion ?? '';
  return (
    <Amounts
      amounts={[
        ...(full.discount > 0
          ? [
              { name: t('statement.subtotal'), value: money(full.subtotal) },
              { name: t('statement.promotion', { code }), value: `− ${money(full.discount)}` },
            ]
          : []),
        { name: t('statement.total'), value: money(full.total), isTotal: true },
      ]}
      context={context}
    />
  );
}

function PromotionField({ scope: { checkout, context, prefix, values } }: { scope: CheckoutScope }) {
  const { editing, t } = context;
  const refusal = checkout?.refusal && t(`shop.promotion.${checkout.refusal}`);
  const fault = values.fault('promotion') ?? refusal;
  const code = fault ? undefined : checkout?.promotion;
  return (
    <div className="r-checkout__promotion">
      <TextField
        context={context}
        fault={fault}
        help={code && t('shop.checkout.applied', { code })}
        id={`${prefix}-promotion`}
        input={{ name: 'promotion', autoComplete: 'off', maxLength: LENGTHS.code, spellCheck: false }}
        label={t('shop.checkout.code')}
        value={values.promotion}
      />
      <button
        className="r-button"
        formNoValidate
        name="do"
        type={editing ? 'button' : 'submit'}
        value={DEEDS.promotion}
      >
        {t('shop.checkout.apply')}
      </button>
    </div>
  );
}

/** How long its places are kept; of what is not said, or lasts for days, nothing. */
function Held({ scope: { checkout, context } }: { scope: CheckoutScope }) {
  const { t, view } = context;
  const ends = checkout?.lines.flatMap(({ expiresAt }) => (expiresAt ? [Date.parse(expiresAt)] : [])) ?? [];
  const minutes = Math.floor((Math.min(...ends) - Date.now()) / MINUTE_MS);
  if (!(minutes > 0 && minutes < A_DAY)) return null;
  return (
    <p className="r-checkout__held">
      {counted(t, view.locale, minutes, { one: 'shop.checkout.held.one', other: 'shop.checkout.held.other' })}
    </p>
  );
}
