import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import { hasLapsed } from '../../parts/shop/rules/hasLapsed.ts';
import type { RenderContext } from '../../render/context.ts';
import { formatStatement } from '../../tours/booking/formatStatement.ts';
import { awaitsConfirmation } from '../../tours/booking/order.ts';
import type { Statement } from '../../tours/booking/statement.ts';
import { Amounts, amountsOf } from '../checkout/Amounts.tsx';

interface Props {
  context: RenderContext;
  order: OpenOrder;
  statement: Statement | undefined;
  /** Whether all amounts are shown, folded below the sentence. */
  hasRows?: boolean;
}

/** Status of an order, and the amount due. */
export function OrderDue({ context, hasRows = false, order, statement }: Props) {
  const { t, view } = context;
  const { status } = order;
  const told = statement && formatStatement(statement, { t, locale: view.locale });
  return (
    <>
      {status !== 'CART' && (
        <p className={`r-my-account__status r-my-account__status--${status.toLowerCase()}`}>
          {t(statusOf(order, status))}
        </p>
      )}
      {told && <p className="r-my-account__due">{told.due}</p>}
      {told && hasRows && (
        <details className="r-my-account__amounts">
          <summary>{t('account.amounts')}</summary>
          <Amounts amounts={amountsOf(told)} context={context} />
        </details>
      )}
    </>
  );
}

function statusOf(order: OpenOrder, status: Exclude<OpenOrder['status'], 'CART'>) {
  if (hasLapsed(order, new Date())) return 'account.status.lapsed';
  return awaitsConfirmation(order) ? 'account.status.unconfirmed' : (`account.status.${status}` as const);
}
