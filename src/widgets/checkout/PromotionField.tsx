import { DEEDS, LENGTHS } from '../../parts/shop/checkout/checkoutFields.ts';
import { TextField } from '../../render/formFields/TextField.tsx';
import buttonCss from '../button/button.css?inline';
import type { CheckoutScope } from './scope.ts';

/** Promotion code, which can be checked before the rest is filled in. */
export function PromotionField({ scope: { checkout, context, prefix, values } }: { scope: CheckoutScope }) {
  const { editing, styles, t } = context;
  if (!checkout?.lines.length) return null;
  styles.use('button', buttonCss);
  const refusal = checkout.refusal && t(`shop.promotion.${checkout.refusal}`);
  const fault = values.fault('promotion') ?? refusal;
  const code = fault ? undefined : checkout.promotion;
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
      <button className="r-button" name="do" type={editing ? 'button' : 'submit'} value={DEEDS.promotion}>
        {t('shop.checkout.apply')}
      </button>
    </div>
  );
}
