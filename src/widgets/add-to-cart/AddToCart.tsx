import type { AddToCartBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import { BOOK_ID, CART_ADD_PATH } from '../../parts/shop/cart/rules/addresses.ts';
import { shopOfView } from '../../parts/shop/cart/shopOfView.ts';
import { DEFAULT_HOLD_MINUTES } from '../../parts/shop/rules/shopSettings.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { numberWithin } from '../../shared/numberWithin.ts';
import { isPerBooking } from '../../tours/booking/units.ts';
import type { Departure } from '../../tours/departure.ts';
import { priceFrom } from '../../tours/facts.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import buttonCss from '../button/button.css?inline';
import { TourTitle } from '../TourTitle.tsx';
import { BookDates } from './BookDates.tsx';
import { BookExtras } from './BookExtras.tsx';
import { BookParty } from './BookParty.tsx';
import { bookTyped } from './bookTyped.ts';
import { DATES_SHOWN, MOST_DATES_SHOWN } from './constants.ts';

type Props = WidgetProps<AddToCartBlock, Departure[]>;

/**
 * Dates, travellers and extras of the page's tour, and the way into the cart. Without script it says what each costs; with script what all of it
 * comes to, by the rules by which the server charges it.
 */
export function AddToCart(props: Props) {
  const { attributes, block, context, text } = props;
  const tour = tourOf(context.view.document);
  if (!tour) return null;
  return (
    <div {...attributes('r-book')}>
      <TourTitle block={block} context={context} text={text} />
      {context.editing ? <BookForm {...props} tour={tour} /> : <LiveForm {...props} tour={tour} />}
    </div>
  );
}

function LiveForm(props: Props & { tour: Tour }) {
  const { context, tour } = props;
  const { childFrom, currency, isByParty, parties } = tour.price;
  return (
    <Island<typeof import('./island/AddToCartIsland.ts')>
      name="add-to-cart"
      props={{
        tour: tour.id,
        price: {
          currency,
          isPerBooking: isPerBooking(tour),
          ...(childFrom !== undefined && { child: childFrom }),
          ...(isByParty && { parties }),
        },
        locale: context.view.locale,
      }}
      trigger="interaction(hover-intent) | visible"
    >
      <BookForm {...props} />
    </Island>
  );
}

function BookForm({ block, context, data, text, tour }: Props & { tour: Tour }) {
  const { editing, styles, t, view } = context;
  styles.use('button', buttonCss);
  const typed = bookTyped(view);
  const limit = Math.round(numberWithin(block.limit, [1, MOST_DATES_SHOWN], DATES_SHOWN));
  const label = block.label?.trim();
  const minutes = shopOfView(view).holdMinutes ?? DEFAULT_HOLD_MINUTES;
  return (
    <form
      action={editing ? undefined : CART_ADD_PATH}
      className="r-book__form"
      id={context.uniqueId(BOOK_ID)}
      method="post"
    >
      {!view.isFragment && <input name="_page" type="hidden" value={view.path} />}
      {typed.message && (
        // biome-ignore lint/a11y/noAutofocus: the page has come again because of this, and it is to be heard first
        <p autoFocus className="r-book__refused" role="alert" tabIndex={-1}>
          {typed.message}
        </p>
      )}
      <BookDates
        chosen={typed.departure}
        context={context}
        departures={data}
        hasCalendar={block.showCalendar !== false}
        limit={limit}
        tour={tour}
      />
      <BookParty context={context} tour={tour} typed={typed} />
      <BookExtras context={context} tour={tour} typed={typed} />
      <div className="r-book__end">
        <p className="r-book__sum">
          <span className="r-book__from">{priceFrom(tour, { t, locale: view.locale })}</span>
          <span className="r-book__total" hidden>
            {t('shop.add.total')} <output aria-live="polite" data-total="" />
          </span>
        </p>
        <button className="r-button r-button--solid" type="submit">
          <span {...(label && text('label'))}>{label || t('shop.add.book')}</span>
        </button>
      </div>
      <p className="r-book__note">{t('shop.add.held', { minutes })}</p>
    </form>
  );
}
