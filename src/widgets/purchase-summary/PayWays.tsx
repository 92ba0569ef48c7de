import { payPath } from '../../parts/shop/checkout/addresses.ts';
import { amountDue, awaitsTransfer, dueKind } from '../../parts/shop/checkout/orderDue.ts';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import { offeredMethods, paymentOrigins } from '../../parts/shop/paymentFlow/methods.ts';
import type { RenderContext } from '../../render/context.ts';
import { formatDate } from '../../shared/time/dates.ts';
import { awaitsConfirmation } from '../../tours/booking/order.ts';
import type { Statement } from '../../tours/booking/statement.ts';
import buttonCss from '../button/button.css?inline';
import { moneyIn } from '../checkout/scope.ts';
import { shopSettings } from '../pieces/shopScope.ts';

interface Props {
  context: RenderContext;
  /** Amounts due with dates. */
  due: Statement;
  /** Whether its places are no longer held: a payment takes them again where they are free. */
  isLate: boolean;
  order: OpenOrder;
  token: string;
}

/** Payment options for the amount due of an order, each with its button. */
export function PayWays({ context, due: statement, isLate, order, token }: Props) {
  const { editing, needs, styles, t } = context;
  // Not repeated: a pending transfer, and payment on arrival.
  const isWaiting = awaitsConfirmation(order);
  const methods = offeredMethods(shopSettings(context), order.currency).filter(
    (method) =>
      (order.status === 'PLACED' && !isWaiting && !isLate && order.method !== method) ||
      method === 'stripe' ||
      method === 'paypal',
  );
  const due = amountDue(order);
  if (methods.length === 0 || due === 0) return null;
  needs.use('checkout/payment', { forms: paymentOrigins() });
  styles.use('button', buttonCss);
  const amount = moneyIn(context, order.currency)(due);
  const id = context.uniqueId('pay');
  // An optional payment is not emphasized.
  const isUrgent = order.status === 'PLACED' && !isWaiting && !isLate;
  return (
    <form action={editing ? undefined : payPath(token)} aria-labelledby={id} className="r-summary__pay" method="post">
      <p className="r-summary__ask" id={id}>
        {isLate ? t('shop.order.payLate') : ask(context, order, statement, amount)}
      </p>
      <p className="r-summary__buttons">
        {methods.map((method, index) => (
          <button
            className={index === 0 && isUrgent ? 'r-button r-button--solid' : 'r-button'}
            key={method}
            name="method"
            type={editing ? 'button' : 'submit'}
            value={method}
          >
            {t(`shop.order.payBy.${method}`, { amount })}
          </button>
        ))}
      </p>
    </form>
  );
}

/** Text above the buttons: a placed order has to be paid; the balance of a confirmed one may wait for its due date. */
function ask({ t, view }: RenderContext, order: OpenOrder, { later }: Statement, amount: string): string {
  const isOnArrival = order.status === 'CONFIRMED' && order.method === 'arrival' && order.paid === 0;
  if (awaitsConfirmation(order) || awaitsTransfer(order) || isOnArrival)
    return t(order.dueNow < order.total ? 'shop.order.payInsteadDeposit' : 'shop.order.payInstead', { amount });
  if (dueKind(order) !== 'balance') return t('shop.order.payNow', { amount });
  return later?.by
    ? t('shop.order.payRest', { amount, day: formatDate(later.by, view.locale) })
    : t('shop.order.payRestSoon', { amount });
}
