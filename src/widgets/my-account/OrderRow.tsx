import { shopPathOn } from '../../parts/customers/accountPage.ts';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import { ORDER_PARAMETER } from '../../parts/shop/orders/orderLink.ts';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import type { LocaleCode } from '../../shared/locales.ts';
import { formatMoney } from '../../shared/money.ts';
import { formatDate } from '../../shared/time/dates.ts';
import type { Booking } from '../../tours/booking/booking.ts';
import type { Statement } from '../../tours/booking/statement.ts';
import { OrderDue } from './OrderDue.tsx';

interface OrderRowProps {
  context: RenderContext;
  order: OpenOrder;
  /** Undefined for past orders. */
  statement: Statement | undefined;
  /** Token of the order's page. */
  token: string;
}

/** An order: journeys, price, status, and the link to its page with documents and cancellation. */
export function OrderRow({ context, order, statement, token }: OrderRowProps) {
  const { t, view } = context;
  const path = shopPathOn(view, 'summary');
  const { bookings, currency, reference, total } = order;
  return (
    <li className="r-my-account__order">
      <div>
        {bookings.map((booking) => (
          <Journey booking={booking} key={booking.id} locale={view.locale as LocaleCode} t={t} />
        ))}
        <p className="r-my-account__facts">
          {t('account.reference', { reference })} · {formatMoney(total, currency, view.locale)}
        </p>
      </div>
      <div className="r-my-account__way">
        <OrderDue context={context} order={order} statement={statement} />
        {path && (
          <Link aria-label={`${t('account.open')}: ${reference}`} href={`${path}?${ORDER_PARAMETER}=${token}`}>
            {t('account.open')}
          </Link>
        )}
      </div>
    </li>
  );
}

function Journey({ booking, locale, t }: { booking: Booking; locale: LocaleCode; t: RenderContext['t'] }) {
  const { end, items, start, tourTitle } = booking;
  const days = [start, end === start ? undefined : end].flatMap((day) => (day ? [formatDate(day, locale)] : []));
  return (
    <>
      <h4 className="r-my-account__tour">{tourTitle}</h4>
      <p className="r-my-account__facts">
        {days.join(' – ')} · {t('account.travellers', { count: items.length })}
      </p>
    </>
  );
}
