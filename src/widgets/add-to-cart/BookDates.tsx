import { departureCalendarPath, tourCalendarPath } from '../../parts/departures/rules/departurePaths.ts';
import type { RenderContext } from '../../render/context.ts';
import { FieldFault } from '../../render/formFields/FieldFault.tsx';
import { Link } from '../../render/links/Link.tsx';
import { languageMark } from '../../render/text/languageMarks.ts';
import { formatMoney } from '../../shared/money.ts';
import { isPerBooking } from '../../tours/booking/units.ts';
import { type Departure, daysToAsk, statusBySeats } from '../../tours/departure.ts';
import { describeDays } from '../../tours/describeDays.ts';
import { isPricedByParty, priceOfDeparture } from '../../tours/priceOn.ts';
import type { Tour } from '../../tours/tour.ts';
import { isForSale } from '../pieces/hasBooking.ts';
import signCss from '../pieces/sign.css?inline';

interface DatesProps {
  /** Id of the chosen departure. */
  chosen: string | undefined;
  context: RenderContext;
  /** Error message of the choice. */
  fault: string | undefined;
  id: string;
  departures: readonly Departure[];
  hasCalendar: boolean;
  /** Number of bookable departures shown before the disclosure with the later ones. */
  limit: number;
  tour: Tour;
}

/** Field of departures: all future ones, of which those on sale can be chosen. The free seats are fetched once the field is visible. */
export function BookDates({ chosen, context, departures, fault, hasCalendar, id, limit, tour }: DatesProps) {
  const { editing, styles, t } = context;
  const shown = countShown(departures, limit, tour);
  const later = departures.slice(shown);
  const isOnly = departures.filter((departure) => isForSale(departure, tour)).length === 1;
  const row = (departure: Departure) => (
    <DateRow
      context={context}
      departure={departure}
      hasCalendar={hasCalendar}
      isChosen={chosen === String(departure.id) || isOnly}
      key={departure.id}
      tour={tour}
    />
  );
  const hasChosen = later.some(({ id }) => String(id) === chosen);
  if (hasCalendar) styles.use('sign', signCss);
  return (
    <fieldset
      aria-describedby={fault && `${id}-fault`}
      className="r-book__dates"
      data-required={t('form.requiredChoice')}
      id={id}
      tabIndex={-1}
    >
      <legend className="r-display">
        {t('shop.add.dates')} <span className="r-field__mark">{t('forms.mark')}</span>
      </legend>
      {fault && <FieldFault id={`${id}-fault`}>{fault}</FieldFault>}
      {departures.slice(0, shown).map(row)}
      {later.length > 0 && (
        <details open={editing || hasChosen || undefined}>
          <summary>{t('shop.add.later', { count: later.length })}</summary>
          {later.map(row)}
        </details>
      )}
      {hasCalendar && (
        <p className="r-book__all">
          <Link href={tourCalendarPath(tour.id)}>{t('departures.addAll')}</Link>
        </p>
      )}
    </fieldset>
  );
}

/** Counts up to `limit` departures on sale, so that the list is never only full ones. */
function countShown(departures: readonly Departure[], limit: number, tour: Tour): number {
  let onSale = 0;
  const last = departures.findIndex((departure) => {
    if (isForSale(departure, tour)) onSale += 1;
    return onSale === limit;
  });
  return last < 0 ? departures.length : last + 1;
}

/** `data-id`, `data-last` and the rest are for the island, which compares today's date and fetches the free seats. */
function DateRow({
  context,
  departure,
  hasCalendar,
  isChosen,
  tour,
}: Pick<DatesProps, 'context' | 'hasCalendar' | 'tour'> & { departure: Departure; isChosen: boolean }) {
  const { t } = context;
  const { end, id, isGuaranteed, note, start } = departure;
  const status = statusBySeats(departure);
  const canChoose = isForSale(departure, tour);
  const isOff = status === 'cancelled';
  const dates = describeDays(start, end, context.view.locale);
  return (
    <div
      className="r-book__date"
      data-closed={t('departures.closed')}
      data-id={id}
      data-last={daysToAsk(departure)}
      data-status={status}
    >
      <label>
        <input
          data-price={isPricedByParty(departure, tour.price) ? undefined : priceOfDeparture(departure, tour.price)}
          defaultChecked={isChosen && canChoose}
          disabled={!canChoose}
          name="departure"
          type="radio"
          value={id}
        />
        <span className="r-book__days">
          <time dateTime={start}>{dates}</time>
          {note && <small {...languageMark(departure, context.view)}>{note}</small>}
          <small>
            <span className="r-departures__status">{t(`departures.${status}`)}</span>{' '}
            <span className="r-departures__left" />
            {isGuaranteed && !isOff && <span className="r-departures__sure"> {t('departures.guaranteed')}</span>}
          </small>
        </span>
        <span className="r-book__price">{!isOff && priceWords(departure, tour, context)}</span>
      </label>
      {hasCalendar && !isOff && (
        <Link
          aria-label={t('departures.add', { dates })}
          className="r-book__add r-signed"
          href={departureCalendarPath(id)}
        />
      )}
    </div>
  );
}

function priceWords(departure: Departure, tour: Tour, { t, view }: RenderContext): string | undefined {
  const amount = priceOfDeparture(departure, tour.price);
  if (amount === undefined) return undefined;
  const price = formatMoney(amount, tour.price.currency, view.locale);
  if (isPricedByParty(departure, tour.price)) return t('shop.add.from', { price });
  return isPerBooking(tour) ? t('shop.add.group', { price }) : price;
}
