import type { RenderContext } from '../../render/context.ts';
import orderCss from './order.css?inline';

/** An amount under its name; the last of them all, or one that matters, is set apart. */
export interface Amount {
  name: string;
  value: string;
  note?: string | undefined;
  isTotal?: boolean;
}

export function Amounts({ amounts, context }: { amounts: readonly Amount[]; context: RenderContext }) {
  context.styles.use('checkout/order', orderCss);
  return (
    <dl className="r-order__amounts">
      {amounts.map(({ isTotal, name, note, value }) => (
        <div className={isTotal ? 'r-order__amount r-order__amount--total' : 'r-order__amount'} key={name}>
          <dt>
            {name} {note && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
