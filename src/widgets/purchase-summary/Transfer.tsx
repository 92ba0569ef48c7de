import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import { amountDue } from '../../parts/shop/rules/orderDue.ts';
import type { RenderContext } from '../../render/context.ts';
import { moneyIn } from '../checkout/scope.ts';
import { shopSettings } from '../pieces/shopScope.ts';

/** Bank account for a transfer, and its reference. */
export function Transfer({ context, order }: { context: RenderContext; order: OpenOrder }) {
  const { t } = context;
  const account = shopSettings(context).transferText?.trim();
  if (!account) return null;
  const amount = moneyIn(context, order.currency)(amountDue(order));
  const id = context.uniqueId('transfer');
  return (
    <section aria-labelledby={id} className="r-summary__transfer">
      <p className="r-summary__ask" id={id}>
        {t('shop.order.transfer', { amount })}
      </p>
      <p className="r-summary__account">{account}</p>
      <p>{t('shop.order.transferReference', { reference: order.reference })}</p>
    </section>
  );
}
