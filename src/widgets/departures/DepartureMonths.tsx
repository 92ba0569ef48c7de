import { departureCalendarPath } from '../../parts/departures/rules/departurePaths.ts';
import type { RenderContext } from '../../render/context.ts';
import { levelOf } from '../../render/headings/headings.ts';
import { Link } from '../../render/links/Link.tsx';
import { languageMark } from '../../render/text/languageMarks.ts';
import { formatMoney } from '../../shared/money.ts';
import { type Departure, daysToAsk, isBookable, statusBySeats } from '../../tours/departure.ts';
import { isPricedByParty, priceOfDeparture } from '../../tours/priceOn.ts';
import type { Tour } from '../../tours/tour.ts';
import { AskLink } from '../pieces/AskLink.tsx';
import { formatDays, formatMonth } from './dates.ts';
import { groupByMonth } from './groupByMonth.ts';

interface MonthsProps {
  context: RenderContext;
  departures: readonly Departure[];
  /** URL of the enquiry form; undefined without one. */
  askAddress: string | undefined;
  hasCalendar: boolean;
  /** Heading level of the widget's title. */
  level: string | null | undefined;
  isTitled: boolean;
  tour: Tour;
}

/** Departures grouped by month. */
export function DepartureMonths({ departures, ...props }: MonthsProps) {
  const { locale } = props.context.view;
  const Title = titleTag(props);
  return groupByMonth(departures).map(({ departures: found, month }) => (
    <section className="r-departures__month" key={month}>
      <Title className="r-departures__name r-display">{formatMonth(month, locale)}</Title>
      <ul>
        {found.map((departure) => (
          <Row departure={departure} key={departure.id} {...props} />
        ))}
      </ul>
    </section>
  ));
}

/** One departure. `data-id` and `data-last` (deadline of enquiries, in days before the start) are for the island. */
function Row({
  askAddress,
  context,
  departure,
  hasCalendar,
  tour,
}: Omit<MonthsProps, 'departures'> & { departure: Departure }) {
  const { t, view } = context;
  const { end, id, isGuaranteed, note, start } = departure;
  const status = statusBySeats(departure);
  const dates = formatDays(start, end, view.locale);
  const price = priceOfDeparture(departure, tour.price);
  return (
    <li
      className="r-departures__row"
      data-closed={t('departures.closed')}
      data-id={id}
      data-last={daysToAsk(departure)}
      data-status={status}
    >
      <p className="r-departures__dates">
        <time dateTime={start}>{dates}</time>
        {note && <small {...languageMark(departure, view)}>{note}</small>}
        {askAddress && isBookable(status) && (
          <AskLink
            about={{ departure: id }}
            address={askAddress}
            context={context}
            name={t('departures.askFor', { dates })}
            tour={tour}
            words={t('departures.ask')}
          />
        )}
      </p>
      <p className="r-departures__state">
        <span className="r-departures__status">{t(`departures.${status}`)}</span>
        <span className="r-departures__left" />
        {isGuaranteed && status !== 'cancelled' && (
          <span className="r-departures__sure">{t('departures.guaranteed')}</span>
        )}
      </p>
      <p className="r-departures__price">
        {price !== undefined && status !== 'cancelled' && priceWords(price, departure, { context, tour })}
      </p>
      {hasCalendar && status !== 'cancelled' && (
        <Link
          aria-label={t('departures.add', { dates })}
          className="r-departures__add r-signed"
          href={departureCalendarPath(id)}
        />
      )}
    </li>
  );
}

function priceWords(price: number, departure: Departure, { context, tour }: Pick<MonthsProps, 'context' | 'tour'>) {
  const money = formatMoney(price, tour.price.currency, context.view.locale);
  return isPricedByParty(departure, tour.price) ? context.t('shop.add.from', { price: money }) : money;
}

function titleTag({ isTitled, level }: Pick<MonthsProps, 'isTitled' | 'level'>): 'h2' | 'h3' | 'h4' | 'h5' | 'p' {
  if (level === 'p') return 'p';
  return `h${Math.min(5, (levelOf(level) || 2) + (isTitled ? 1 : 0))}` as 'h3';
}
