import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import type { RenderContext } from '../../render/context.ts';
import type { Tour } from '../../tours/tour.ts';
import { cancellationTable } from '../tour-prices/priceTables.ts';

interface Props {
  context: RenderContext;
  order: OpenOrder;
  tours: readonly Tour[];
}

/** Cancellation terms, by journey. */
export function Terms({ context, order, tours }: Props) {
  const { t, view } = context;
  const booked = tours.filter(({ id }) => order.bookings.some(({ tour }) => tour === id));
  if (booked.length === 0) return null;
  const id = context.uniqueId('terms');
  return (
    <section aria-labelledby={id} className="r-summary__terms">
      <p className="r-summary__ask" id={id}>
        {t('shop.order.terms')}
      </p>
      {booked.map((tour) => {
        const table = cancellationTable(tour, { t, locale: view.locale });
        return (
          <div className="r-summary__tour" key={tour.id}>
            <p>{tour.title}</p>
            {table ? (
              <dl>
                {table.rows.map(([notice, kept]) => (
                  <div key={notice}>
                    <dt>{notice}</dt>
                    <dd>{kept}</dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p className="r-summary__free">{t('shop.order.termsFree')}</p>
            )}
          </div>
        );
      })}
    </section>
  );
}
