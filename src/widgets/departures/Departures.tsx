import type { DeparturesBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import { tourCalendarPath } from '../../parts/departures/rules/departurePaths.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { Marked } from '../../render/text/Marked.tsx';
import { numberWithin } from '../../shared/limits/numberWithin.ts';
import type { Departure } from '../../tours/departure.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import buttonCss from '../button/button.css?inline';
import { hasBooking } from '../pieces/hasBooking.ts';
import signCss from '../pieces/sign.css?inline';
import { TourTitle } from '../pieces/TourTitle.tsx';
import { DATES_SHOWN, MAX_DATES_SHOWN } from './constants.ts';
import { DepartureMonths } from './DepartureMonths.tsx';

type Props = WidgetProps<DeparturesBlock, Departure[]>;

/**
 * Departures of the page's tour by month; beside the booking form, which already lists them, only the other options. Free seats are fetched
 * once visible, since they change more often than pages.
 */
export function Departures(props: Props) {
  const { attributes, block, context, data, text } = props;
  const tour = tourOf(context.view.document);
  if (!tour) return null;
  const isListed = hasBooking(context, data);
  if (isListed && !isRequestable(tour)) return null;
  return (
    <div {...attributes('r-departures')}>
      {!isListed && <TourTitle block={block} context={context} text={text} />}
      {!isListed && data.length > 0 && <Dates {...props} tour={tour} />}
      <OnRequest {...props} tour={tour} />
    </div>
  );
}

function Dates({ block, context, data, tour }: Props & { tour: Tour }) {
  const limit = Math.round(numberWithin(block.limit, [1, MAX_DATES_SHOWN], DATES_SHOWN));
  const later = data.slice(limit);
  const hasCalendar = block.showCalendar !== false;
  if (hasCalendar) context.styles.use('sign', signCss);
  const askAddress = block.showAsk ? (block.askAddress ?? undefined) : undefined;
  const months = {
    askAddress,
    context,
    hasCalendar,
    level: block.level,
    isTitled: Boolean(block.title?.trim()),
    tour,
  };
  return (
    <Island<typeof import('./island/DeparturesIsland.ts')>
      name="departures"
      props={{ tour: tour.id }}
      trigger="visible"
    >
      <DepartureMonths {...months} departures={data.slice(0, limit)} />
      {later.length > 0 && (
        <details className="r-departures__later" open={context.editing || undefined}>
          <summary>{context.t('departures.more', { count: later.length })}</summary>
          <DepartureMonths {...months} departures={later} />
        </details>
      )}
      {hasCalendar && (
        <p className="r-departures__all">
          <Link href={tourCalendarPath(tour.id)}>{context.t('departures.addAll')}</Link>
        </p>
      )}
    </Island>
  );
}

/** Text where there are no departures, or where other dates are possible. */
function OnRequest({ block, context, data, text, tour }: Props & { tour: Tour }) {
  const { t } = context;
  const own = block.requestText?.trim();
  if (data.length > 0 && !isRequestable(tour)) return null;
  const usual = data.length ? 'privateToo' : tour.enquiryMode === 'onRequest' ? 'onRequest' : 'none';
  const anchor = block.requestLabel?.trim() ? anchorOf(block.requestLink) : undefined;
  if (anchor) context.styles.use('button', buttonCss);
  return (
    <div className="r-departures__request">
      <p {...(own && text('requestText'))}>{own || t(`departures.${usual}`)}</p>
      {anchor && (
        <Link className="r-button r-button--solid" {...anchor}>
          <Marked mark={text('requestLabel')}>{block.requestLabel}</Marked>
        </Link>
      )}
    </div>
  );
}

/** Whether the tour also runs on request. */
function isRequestable({ enquiryMode, isPrivate }: Tour): boolean {
  return enquiryMode !== 'dated' || isPrivate;
}
