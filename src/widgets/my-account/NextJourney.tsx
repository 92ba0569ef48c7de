import type { DocumentView } from '../../content/documentTypes.ts';
import { describeTravellers } from '../../parts/bookings/describeBooking.ts';
import { shopPathOn } from '../../parts/customers/accountPage.ts';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import { ORDER_PARAMETER } from '../../parts/shop/orders/orderLink.ts';
import { CALENDAR_PATH, orderFilePath, VOUCHER_PATH } from '../../parts/shop/voucher/paths.ts';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { holdsSeats } from '../../tours/booking/booking.ts';
import type { Statement } from '../../tours/booking/statement.ts';
import { formatJourneyDays } from '../../tours/formatJourneyDays.ts';
import { OrderDue } from './OrderDue.tsx';

/** Widths of the picture as designed, for choosing its size. */
const SLOT = { desktop: 560, phone: 1 };

interface Props {
  context: RenderContext;
  order: OpenOrder;
  statement: Statement | undefined;
  token: string;
  /** By id, if visitors can see them. */
  tours: ReadonlyMap<number, DocumentView>;
}

/** The next journey, large: title, dates, amount due and documents. */
export function NextJourney({ context, order, statement, token, tours }: Props) {
  const { t, view } = context;
  const [first] = order.bookings
    .filter(({ status }) => holdsSeats(status))
    .toSorted((one, other) => (one.start ?? '').localeCompare(other.start ?? ''));
  if (!first) return null;
  const picture = tours.get(first.tour ?? 0)?.image;
  const path = shopPathOn(view, 'summary');
  const locale = view.locale;
  return (
    <article className="r-my-account__next">
      <div>
        <h4 className="r-my-account__large r-display">{first.tourTitle}</h4>
        <p className="r-my-account__days">{formatJourneyDays(first.start, first.end, locale)}</p>
        <p className="r-my-account__facts">
          {describeTravellers(first.items, { t, locale })} · {t('account.reference', { reference: order.reference })}
        </p>
        <OrderDue context={context} hasRows order={order} statement={statement} />
        <p className="r-my-account__ways">
          {path && (
            <Link aria-label={`${t('account.open')}: ${order.reference}`} href={`${path}?${ORDER_PARAMETER}=${token}`}>
              {t('account.open')}
            </Link>
          )}
          {order.status === 'CONFIRMED' && (
            <>
              <Link href={orderFilePath(VOUCHER_PATH, token)}>{t('shop.order.voucher')}</Link>
              <Link download="" href={orderFilePath(CALENDAR_PATH, token)}>
                {t('shop.order.calendar')}
              </Link>
            </>
          )}
        </p>
      </div>
      {hasPicture(picture) && (
        <Picture
          alt=""
          className="r-my-account__picture"
          isBeside
          context={context}
          media={picture}
          ratio="4/3"
          slot={SLOT}
        />
      )}
    </article>
  );
}
