import type { OpenOrder } from '../../parts/shop/openOrder.ts';
import type { RenderContext } from '../../render/context.ts';
import { awaitsConfirmation } from '../../tours/booking/order.ts';
import type { Statement } from '../../tours/booking/statement.ts';
import { tellStatement } from '../../tours/booking/tellStatement.ts';

interface Props {
  context: RenderContext;
  order: OpenOrder;
  statement: Statement | undefined;
}

/** Status of an order, and the amount due. */
export function OrderDue({ context: { t, view }, order, statement }: Props) {
  const { status } = order;
  return (
    <>
      {status !== 'CART' && (
        <p className={`r-my-account__status r-my-account__status--${status.toLowerCase()}`}>
          {t(awaitsConfirmation(order) ? 'account.status.unconfirmed' : `account.status.${status}`)}
        </p>
      )}
      {statement && <p className="r-my-account__due">{tellStatement(statement, { t, locale: view.locale }).due}</p>}
    </>
  );
}
