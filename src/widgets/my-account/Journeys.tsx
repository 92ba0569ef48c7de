import type { DocumentView } from '../../content/documentTypes.ts';
import type { CustomerVisitor } from '../../parts/customers/customersVisitor.ts';
import type { StatedJourneys } from '../../parts/customers/rules/journeys.ts';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { TOURS_PATH } from '../../tours/words.ts';
import { NextJourney } from './NextJourney.tsx';
import { OrderRow } from './OrderRow.tsx';

interface JourneysProps {
  context: RenderContext;
  customer: CustomerVisitor;
  journeys: StatedJourneys;
  /** Tours of the next order, by id. */
  tours: ReadonlyMap<number, DocumentView>;
}

/** Orders of the customer: upcoming and past ones; those of long ago are collapsed. */
export function Journeys({ context, customer, journeys: { coming, earlier, past, statements }, tours }: JourneysProps) {
  const { t } = context;
  const [next, ...later] = coming;
  const list = (orders: StatedJourneys['coming']) => (
    <ul className="r-my-account__orders">
      {orders.map((order) => (
        <OrderRow
          context={context}
          key={order.id}
          order={order}
          statement={statements.get(order.id)}
          token={customer.tokenOf(order)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <section className="r-my-account__part">
        <h3 className="r-my-account__section">{t(next ? 'account.next' : 'account.coming')}</h3>
        {next ? (
          <NextJourney
            context={context}
            order={next}
            statement={statements.get(next.id)}
            token={customer.tokenOf(next)}
            tours={tours}
          />
        ) : (
          <>
            <p>{t('account.bookFirst', { email: customer.email })}</p>
            <p>
              <Link className="r-button r-button--solid" href={TOURS_PATH}>
                {t('shop.cart.journeys')}
              </Link>
            </p>
          </>
        )}
      </section>
      {later.length > 0 && (
        <section className="r-my-account__part">
          <h3 className="r-my-account__section">{t('account.later')}</h3>
          {list(later)}
        </section>
      )}
      {past.length > 0 && (
        <section className="r-my-account__part">
          <h3 className="r-my-account__section">{t('account.past')}</h3>
          {list(past)}
        </section>
      )}
      {earlier.length > 0 && (
        <details className="r-account__more r-my-account__part">
          <summary>{t('account.earlier', { count: earlier.length })}</summary>
          {list(earlier)}
        </details>
      )}
    </>
  );
}
