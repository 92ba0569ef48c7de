import type { AddToCartBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import { BOOK_ID, CART_ADD_PATH } from '../../parts/shop/cart/rules/addresses.ts';
import { shopOfView } from '../../parts/shop/cart/shopOfView.ts';
import { DEFAULT_HOLD_MINUTES } from '../../parts/shop/rules/shopSettings.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { FaultSummary } from '../../render/formFields/FaultSummary.tsx';
import fieldCss from '../../render/formFields/field.css?inline';
import { numberWithin } from '../../shared/limits/numberWithin.ts';
import { isPerBooking } from '../../tours/booking/units.ts';
import type { Departure } from '../../tours/departure.ts';
import { priceFrom } from '../../tours/facts.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import buttonCss from '../button/button.css?inline';
import { stepperWords } from '../pieces/Stepper.tsx';
import { TourTitle } from '../pieces/TourTitle.tsx';
import { BookDates } from './BookDates.tsx';
import { BookExtras } from './BookExtras.tsx';
import { BookParty } from './BookParty.tsx';
import { bookTyped } from './bookTyped.ts';
import { DATES_SHOWN, MAX_DATES_SHOWN } from './constants.ts';

type Props = WidgetProps<AddToCartBlock, Departure[]>;

const FIELDS = [
  { name: 'departure', label: 'shop.add.dates' },
  { name: 'adults', label: 'shop.add.who' },
  { name: 'children', label: 'shop.add.children' },
  { name: 'extra', label: 'shop.add.extras' },
] as const;

/**
 * Booking form: departures, travellers and extras of the page's tour. Without script it shows unit prices; the script adds the total, with the
 * server's own pricing rules.
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
  styles.use('form/field', fieldCss);
  const typed = bookTyped(view);
  const id = context.uniqueId(BOOK_ID);
  const faults = FIELDS.flatMap(({ label, name }) => {
    const words = typed.faults[name];
    return words ? [{ id: `${id}-${name}`, label: t(label), words }] : [];
  });
  const limit = Math.round(numberWithin(block.limit, [1, MAX_DATES_SHOWN], DATES_SHOWN));
  const label = block.label?.trim();
  const minutes = shopOfView(view).holdMinutes ?? DEFAULT_HOLD_MINUTES;
  return (
    <form
      action={editing ? undefined : CART_ADD_PATH}
      className="r-book__form"
      id={id}
      method="post"
      noValidate
      {...stepperWords(context)}
    >
      {!view.isFragment && <input name="_page" type="hidden" value={view.path} />}
      <FaultSummary
        context={context}
        faults={faults}
        isHidden={!typed.isRefused}
        message={faults.length > 0 ? undefined : typed.message}
      />
      <BookDates
        chosen={typed.departure}
        context={context}
        departures={data}
        fault={typed.faults.departure}
        hasCalendar={block.showCalendar !== false}
        id={`${id}-departure`}
        limit={limit}
        tour={tour}
      />
      <BookParty context={context} id={id} tour={tour} typed={typed} />
      <BookExtras context={context} id={id} tour={tour} typed={typed} />
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
