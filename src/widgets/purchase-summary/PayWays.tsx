import { payPath } from '../../parts/shop/checkout/addresses.ts';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import { offeredMethods, paymentOrigins } from '../../parts/shop/paymentFlow/methods.ts';
import { amountDue, awaitsTransfer, dueKind } from '../../parts/shop/rules/orderDue.ts';
import { isTakenByStaff } from '../../parts/shop/rules/takenByStaff.ts';
import type { RenderContext } from '../../render/context.ts';
import { formatDate } from '../../shared/time/dates.ts';
import { awaitsConfirmation, settledMethod } from '../../tours/booking/order.ts';
import type { Statement } from '../../tours/booking/statement.ts';
import buttonCss from '../button/button.css?inline';
import { moneyIn } from '../checkout/scope.ts';
import { shopSettings } from '../pieces/shopScope.ts';
import type { OrderScope } from './scope.ts';

interface Props {
  /** Amounts due with dates. */
  due: Statement;
  /** Whether its seats are no longer held: a payment takes them again if they are free. */
  isLate: boolean;
  scope: OrderScope;
}

/** Payment options for the amount due of an order, each with its button. */
export function PayWays({ due: statement, isLate, scope }: Props) {
  const { context, order, token } = scope;
  const { editing, needs, styles, t } = context;
  const isUnpaid = order.status === 'PLACED' && !awaitsConfirmation(order) && !isLate;
  const methods = offeredMethods(shopSettings(context), order.currency).filter(
    (method) => method === 'stripe' || method === 'paypal' || (isUnpaid && !isRefusedToWait(scope)),
  );
  const due = amountDue(order);
  if (methods.length === 0 || due === 0) return null;
  needs.use('checkout/payment', { forms: paymentOrigins() });
  styles.use('button', buttonCss);
  const amount = moneyIn(context, order.currency)(due);
  const id = context.uniqueId('pay');
  return (
    <form action={editing ? undefined : payPath(token)} aria-labelledby={id} className="r-summary__pay" method="post">
      <p className="r-summary__ask" id={id}>
        {isLate ? t('shop.order.payLate') : ask(context, order, statement, amount)}
      </p>
      <p className="r-summary__buttons">
        {methods.map((method, index) => (
          <button
            // An optional payment is not emphasized.
            className={index === 0 && isUnpaid ? 'r-button r-button--solid' : 'r-button'}
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

/** Whether the order no longer holds seats without a payment: it was just refused, or stayed unpaid although it was to be paid later. */
function isRefusedToWait({ notice, order }: OrderScope): boolean {
  if (isTakenByStaff(order)) return false;
  return notice === 'payNow' || notice === 'tooMany' || settledMethod(order) !== order.method;
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
