import type { DocumentView } from '../../content/documentTypes.ts';
import type { RenderContext } from '../../render/context.ts';
import { languageMark } from '../../render/text/languageMarks.ts';
import { joinWords } from '../../shared/messages/joinWords.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Booking } from '../../tours/booking/booking.ts';
import { CHILD } from '../../tours/booking/units.ts';
import { formatPeriod } from '../tour-prices/formatPeriod.ts';
import orderCss from './order.css?inline';

interface Props {
  context: RenderContext;
  lines: readonly Booking[];
  /** Whether travellers are named. */
  named?: boolean;
  /** Tours of the lines by id, in the language of the page. */
  tours: ReadonlyMap<number, DocumentView> | undefined;
}

/** Lines of an order: dates, travellers, extras and prices. */
export function OrderLines({ context, lines, named = false, tours }: Props) {
  const { styles, t, view } = context;
  styles.use('checkout/order', orderCss);
  return (
    <ul className="r-order__lines">
      {lines.map((line) => {
        const names = named ? line.items.flatMap(({ contact }) => contact?.fullName ?? []) : [];
        // A line keeps the words it was booked with, in whatever language that was.
        const tour = line.tour === undefined ? undefined : tours?.get(line.tour);
        return (
          <li className="r-order__line" key={line.id}>
            <p
              className="r-order__title r-display"
              {...languageMark(tour?.title === line.tourTitle ? (tour ?? {}) : {}, view)}
            >
              {line.tourTitle}
            </p>
            {line.status === 'CANCELLED' && <p className="r-order__ended">{t('shop.order.lineCancelled')}</p>}
            <p className="r-order__price">{formatMoney(line.total, line.currency, view.locale)}</p>
            <p className="r-order__when">{formatPeriod(line.start, line.end, view.locale)}</p>
            <p className="r-order__who">{describeParty(line, context)}</p>
            {line.extras.map(({ code, count, title }) => (
              <p className="r-order__extra" key={code}>
                {t('shop.order.extra', { count, title: title ?? t('tourPrices.single') })}
              </p>
            ))}
            {names.length > 0 && (
              <p className="r-order__names">
                <span className="r-order__label">{t('shop.order.travellers')}</span>{' '}
                {new Intl.ListFormat(view.locale, { type: 'unit' }).format(names)}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function describeParty({ items }: Booking, { t }: RenderContext): string {
  const children = items.filter(({ unitId }) => unitId === CHILD).length;
  const adults = items.length - children;
  const parts = [
    adults > 0 && t('shop.party.adults', { count: adults }),
    children > 0 && t('shop.party.children', { count: children }),
  ];
  return joinWords(parts, t);
}
