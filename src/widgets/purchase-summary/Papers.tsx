import { CalendarPlus, MessageCircleQuestion, Ticket } from 'lucide-react';
import { CALENDAR_PATH, orderFilePath, VOUCHER_PATH } from '../../parts/shop/voucher/paths.ts';
import { Link } from '../../render/links/Link.tsx';
import type { OrderScope } from './scope.ts';

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 } as const;

/** Documents of an order, and the contact for questions. */
export function Papers({ scope: { context, order, token } }: { scope: OrderScope }) {
  const { t, view } = context;
  const { email } = view.site;
  const subject = encodeURIComponent(t('shop.order.askSubject', { reference: order.reference }));
  const isBooked = order.status === 'CONFIRMED';
  if (!isBooked && !email) return null;
  return (
    <ul aria-label={t('shop.order.papers')} className="r-summary__papers">
      {isBooked && (
        <>
          <li>
            <Link href={orderFilePath(VOUCHER_PATH, token)}>
              <Ticket {...ICON} />
              {t('shop.order.voucher')}
            </Link>
          </li>
          <li>
            <Link download="" href={orderFilePath(CALENDAR_PATH, token)}>
              <CalendarPlus {...ICON} />
              {t('shop.order.calendar')}
            </Link>
          </li>
        </>
      )}
      {email && (
        <li>
          <Link href={`mailto:${email}?subject=${subject}`}>
            <MessageCircleQuestion {...ICON} />
            {t('shop.order.ask')}
          </Link>
        </li>
      )}
    </ul>
  );
}
