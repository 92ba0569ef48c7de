import type { DocumentView } from '../../content/documentTypes.ts';
import { partyWords } from '../../parts/shop/cart/partyWords.ts';
import { CART_LINE_PATH } from '../../parts/shop/cart/rules/addresses.ts';
import { partyOf } from '../../parts/shop/cart/rules/lineAsked.ts';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { languageMark } from '../../render/text/languageMarks.ts';
import { formatMoney } from '../../shared/money.ts';
import { encodePath } from '../../shared/urls.ts';
import { type Booking, MAX_TRAVELLERS } from '../../tours/booking/booking.ts';
import { describeDays } from '../../tours/describeDays.ts';
import { tourOf } from '../../tours/tour.ts';
import { NumberField } from '../pieces/NumberField.tsx';
import { extraFault, lineTyped } from './lineTyped.ts';

interface LineProps {
  context: RenderContext;
  isLive: boolean;
  line: Booking;
  /** Undefined when visitors can no longer see it. */
  tour: DocumentView | undefined;
}

/** Widths of the picture as designed, for choosing its size. */
const SLOT = { desktop: 200, phone: 0.3 };

/** A line of the cart: journey, travellers, price and actions. */
export function CartLine({ context, isLive, line, tour }: LineProps) {
  const { editing, t, view } = context;
  // A booking has the title of the source; the tour that of the page's language, where it is translated.
  const title = (tour?.locale && tour.title) ?? line.tourTitle ?? '';
  const dates = line.start ? describeDays(line.start, line.end ?? line.start, view.locale) : '';
  const picture = tour?.image;
  return (
    <li className={isLive ? 'r-cart__line' : 'r-cart__line r-cart__line--ended'}>
      {hasPicture(picture) && (
        <Picture alt="" className="r-cart__picture" context={context} media={picture} ratio="4/3" slot={SLOT} />
      )}
      <div className="r-cart__what">
        <p className="r-cart__title r-display" {...languageMark(tour ?? {}, view)}>
          {tour ? <Link href={encodePath(tour.path)}>{title}</Link> : title}
        </p>
        <p className="r-cart__dates">
          <time dateTime={line.start}>{dates}</time>
        </p>
      </div>
      <p className="r-cart__price">{formatMoney(line.total, line.currency, view.locale)}</p>
      <form action={editing ? undefined : CART_LINE_PATH} className="r-cart__form" method="post">
        <input name="line" type="hidden" value={line.uuid} />
        {isLive ? (
          <Party context={context} line={line} tour={tour} />
        ) : (
          <p>
            {partyWords(partyOf(line), { t })}. {t('shop.cart.endedLine')}
          </p>
        )}
        <p className="r-cart__acts">
          <Act context={context} title={title} what={isLive ? 'change' : 'again'} />
          <Act context={context} title={title} what="remove" />
        </p>
      </form>
    </li>
  );
}

function Act({
  context: { t },
  title,
  what,
}: Pick<LineProps, 'context'> & { title: string; what: 'again' | 'change' | 'remove' }) {
  return (
    <button
      aria-label={t(`shop.cart.${what}For`, { title })}
      className="r-cart__button"
      // Removing a line must not require valid fields.
      formNoValidate={what !== 'change'}
      name="do"
      type="submit"
      value={what}
    >
      {t(`shop.cart.${what}`)}
    </button>
  );
}

/** Fields for travellers and extras; rejected input is shown as typed. */
function Party({ context, line, tour }: Omit<LineProps, 'isLive'>) {
  const { t, view } = context;
  const { adults, children } = partyOf(line);
  const typed = lineTyped(view, line.uuid);
  const id = context.uniqueId(`line-${line.id}`);
  const most = Math.max(line.items.length, Math.min(tourOf(tour)?.groupMax ?? MAX_TRAVELLERS, MAX_TRAVELLERS));
  const each = (amount: number): string =>
    t('shop.add.each', { price: formatMoney(amount, line.currency, view.locale) });
  return (
    <>
      <NumberField
        context={context}
        fault={typed.faults.adults}
        id={`${id}-adults`}
        label={t('shop.add.adults')}
        least={0}
        most={most}
        name="adults"
        value={typed.adults ?? adults}
      />
      {children > 0 && (
        <NumberField
          context={context}
          fault={typed.faults.children}
          id={`${id}-children`}
          label={t('shop.add.children')}
          least={0}
          most={most}
          name="children"
          value={typed.children ?? children}
        />
      )}
      {line.extras.map(({ code, count, price, title }) => (
        <div key={code}>
          <input name="extra" type="hidden" value={code} />
          <NumberField
            context={context}
            fault={extraFault(typed, code)}
            hint={each(price)}
            id={`${id}-${code}`}
            label={title ?? t('shop.add.single')}
            least={0}
            most={most}
            name="count"
            value={typed.extras.get(code) ?? count}
          />
        </div>
      ))}
    </>
  );
}
