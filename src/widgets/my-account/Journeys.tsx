import type { CustomerVisitor } from '../../parts/customers/customersVisitor.ts';
import type { Journeys as JourneysOf } from '../../parts/customers/rules/journeys.ts';
import type { RenderContext } from '../../render/context.ts';
import { OrderRow } from './OrderRow.tsx';

interface JourneysProps {
  context: RenderContext;
  customer: CustomerVisitor;
  journeys: JourneysOf;
}

/** What a traveller has booked: what is still to come, and what is behind. */
export function Journeys({ context, customer, journeys: { coming, past } }: JourneysProps) {
  const { t } = context;
  const list = (orders: JourneysOf['coming']) => (
    <ul className="r-my-account__orders">
      {orders.map((order) => (
        <OrderRow context={context} key={order.id} order={order} token={customer.tokenOf(order)} />
      ))}
    </ul>
  );
  return (
    <>
      <section className="r-my-account__part">
        <h3 className="r-my-account__section">{t('account.coming')}</h3>
        {coming.length > 0 ? list(coming) : <p>{t('account.bookFirst', { email: customer.email })}</p>}
      </section>
      {past.length > 0 && (
        <section className="r-my-account__part">
          <h3 className="r-my-account__section">{t('account.past')}</h3>
          {list(past)}
        </section>
      )}
    </>
  );
}
