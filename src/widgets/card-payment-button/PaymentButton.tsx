import { payPath } from '../../parts/shop/checkout/addresses.ts';
import { offeredMethods, paymentOrigins } from '../../parts/shop/paymentFlow/methods.ts';
import { amountDue } from '../../parts/shop/rules/orderDue.ts';
import type { RenderContext, WidgetProps } from '../../render/context.ts';
import buttonCss from '../button/button.css?inline';
import { moneyIn } from '../checkout/scope.ts';
import { shopGap, shopSettings, visitorOf } from '../pieces/shopScope.ts';

/** Payment methods with a provider. */
export type ProviderMethod = 'stripe' | 'paypal';

type Props = Pick<WidgetProps<{ label?: string | null }>, 'attributes' | 'block' | 'context' | 'text'>;

/** Button that pays the amount due of the page's order with one method. Nothing when nothing is due, or without an order token. */
export function PaymentButton({ attributes, block, context, method, text }: Props & { method: ProviderMethod }) {
  const { order, token, waiting } = visitorOf(context) ?? {};
  const due = order ? amountDue(order) : 0;
  // A pending payment is not requested twice.
  if (!order || !token || due === 0 || waiting) return null;
  const { editing, needs, styles, t } = context;
  needs.use('checkout/payment', { forms: paymentOrigins() });
  styles.use('button', buttonCss);
  const amount = moneyIn(context, order.currency)(due);
  const label = block.label?.trim();
  return (
    <div {...attributes('r-payment-button')}>
      <form action={editing ? undefined : payPath(token)} method="post">
        <button className="r-button r-button--solid" name="method" type={editing ? 'button' : 'submit'} value={method}>
          {label ? (
            <>
              <span {...text('label')}>{label}</span> <span>{amount}</span>
            </>
          ) : (
            t(`shop.order.payBy.${method}`, { amount })
          )}
        </button>
      </form>
    </div>
  );
}

/** Missing requirements of the button, for the editor: visitors do not see it without them. */
export function paymentGap(context: RenderContext, method: ProviderMethod, words: string): string | undefined {
  const gap = shopGap(context);
  if (gap) return gap;
  return offeredMethods(shopSettings(context)).includes(method) ? undefined : words;
}
