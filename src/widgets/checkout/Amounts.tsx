import type { RenderContext } from '../../render/context.ts';
import type { StatementText } from '../../tours/booking/formatStatement.ts';
import type { PaymentMethod, PaymentPlan } from '../../tours/booking/order.ts';
import orderCss from './order.css?inline';

/** A labelled amount; a total, or one that matters, is emphasized. */
export interface Amount {
  name: string;
  value: string;
  note?: string | undefined;
  isTotal?: boolean;
  /** The choice of the form to which it applies; absent: every one. */
  choice?: { method: PaymentMethod | undefined; plan: PaymentPlan | undefined };
}

interface Props {
  amounts: readonly Amount[];
  context: RenderContext;
  /** Whether the choice changes it, so that it is a live region. */
  isLive?: boolean;
}

/** The lines of a statement. */
export function amountsOf({ rows }: StatementText): Amount[] {
  return rows.map(({ key, label, note, value }) => ({ name: label, note, value, isTotal: key === 'total' }));
}

/** Amounts of an order as a list; with `isLive`, changes are announced. */
export function Amounts({ amounts, context, isLive = false }: Props) {
  context.styles.use('checkout/order', orderCss);
  return (
    <dl aria-live={isLive ? 'polite' : undefined} className="r-order__amounts">
      {amounts.map(({ choice, isTotal, name, note, value }) => (
        <div
          className={isTotal ? 'r-order__amount r-order__amount--total' : 'r-order__amount'}
          data-method={choice?.method}
          data-plan={choice?.plan}
          key={`${name} ${choice?.method} ${choice?.plan}`}
        >
          <dt>
            {name} {note && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
