import type { RenderContext } from '../../render/context.ts';
import { formatMoney } from '../../shared/money.ts';
import { isPerBooking } from '../../tours/booking/units.ts';
import { type Departure, lastDayToAsk, statusBySeats } from '../../tours/departure.ts';
import { describeDays } from '../../tours/describeDays.ts';
import { isPricedByParty, priceOfDeparture } from '../../tours/priceOn.ts';
import type { Tour } from '../../tours/tour.ts';

interface DatesProps {
  /** Id of the departure that was chosen. */
  chosen: string | undefined;
  context: RenderContext;
  /** What is wrong with the choice. */
  fault: string | undefined;
  id: string;
  departures: readonly Departure[];
  /** How many are shown before the later ones unfold. */
  limit: number;
  tour: Tour;
}

/** When: one of the dates that can be booked. The places left on each come when they are seen, from where the list of dates has them. */
export function BookDates({ chosen, context, departures, fault, id, limit, tour }: DatesProps) {
  const { editing, t } = context;
  const later = departures.slice(limit);
  const row = (departure: Departure) => (
    <DateRow
      context={context}
      departure={departure}
      isChosen={chosen === String(departure.id) || departures.length === 1}
      key={departure.id}
      tour={tour}
    />
  );
  const hasChosen = later.some(({ id }) => String(id) === chosen);
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
      {fault && (
        <p className="r-field__fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {departures.slice(0, limit).map(row)}
      {later.length > 0 && (
        <details open={editing || hasChosen || undefined}>
          <summary>{t('shop.add.later', { count: later.length })}</summary>
          {later.map(row)}
        </details>
      )}
    </fieldset>
  );
}

/** `data-start`, `data-until` and the rest are for the island, which knows what day it is and asks how many places are left. */
function DateRow({
  context,
  departure,
  isChosen,
  tour,
}: Pick<DatesProps, 'context' | 'tour'> & { departure: Departure; isChosen: boolean }) {
  const { t, view } = context;
  const { end, id, start } = departure;
  const status = statusBySeats(departure);
  const price = priceOfDeparture(departure, tour.price) ?? 0;
  const isByParty = isPricedByParty(departure, tour.price);
  const money = formatMoney(price, tour.price.currency, view.locale);
  return (
    <label
      className="r-book__date"
      data-closed={t('departures.closed')}
      data-id={id}
      data-start={start}
      data-status={status}
      data-until={lastDayToAsk(departure)}
    >
      <input
        data-price={isByParty ? undefined : price}
        defaultChecked={isChosen}
        name="departure"
        type="radio"
        value={id}
      />
      <span className="r-book__days">
        <time dateTime={start}>{describeDays(start, end)}</time>
        <small>
          <span className="r-departures__status">{t(`departures.${status}`)}</span>{' '}
          <span className="r-departures__left" />
        </small>
      </span>
      <span className="r-book__price">{priceWords({ isByParty, isGroup: isPerBooking(tour), money }, t)}</span>
    </label>
  );
}

function priceWords(
  { isByParty, isGroup, money }: { isByParty: boolean; isGroup: boolean; money: string },
  t: RenderContext['t'],
): string {
  if (isByParty) return t('shop.add.from', { price: money });
  return isGroup ? t('shop.add.group', { price: money }) : money;
}
