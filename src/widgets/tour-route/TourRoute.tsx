import type { TourRouteBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { digitsOf } from '../../shared/formatLocales.ts';
import { joinWords } from '../../shared/messages/joinWords.ts';
import { tourOf } from '../../tours/tour.ts';
import { Fold } from '../pieces/Fold.tsx';
import signCss from '../pieces/sign.css?inline';
import { TourTitle } from '../pieces/TourTitle.tsx';
import { readHeights } from './heights.ts';
import { Profile } from './Profile.tsx';
import profileCss from './profile.css?inline';
import { RouteMap } from './RouteMap.tsx';
import { readStops, type Stop } from './stops.ts';

/** Route of the page's tour as a map, a list of places, and an elevation profile. */
export function TourRoute({ attributes, block, context, text }: WidgetProps<TourRouteBlock>) {
  const tour = tourOf(context.view.document);
  if (!tour) return null;
  context.styles.use('sign', signCss);
  const hasPoints = tour.points.length > 0;
  const drawing = context.uniqueId('way');
  const heights = block.showProfile === false ? [] : readHeights(tour);
  if (heights.length) context.styles.use('tour-route/profile', profileCss);
  return (
    <div {...attributes('r-route', hasPoints && block.list !== 'below' && 'r-route--beside')}>
      <TourTitle block={block} context={context} text={text} />
      <div className="r-route__body">
        <div className="r-route__drawn">
          {hasPoints && (
            // West is on the left in every language.
            <div className="r-route__map" dir="ltr">
              <RouteMap context={context} drawing={drawing} points={tour.points} sheet="wide" />
              <RouteMap context={context} drawing={drawing} points={tour.points} sheet="narrow" />
            </div>
          )}
          {heights.length > 0 && (
            <Fold context={context} title={context.t('tourRoute.heights')}>
              <Profile context={context} heights={heights} />
            </Fold>
          )}
        </div>
        {hasPoints && (
          <Fold context={context} title={context.t('tourRoute.list')}>
            <ol aria-label={context.t('tourRoute.list')} className="r-route__list">
              {readStops(tour.points).map((stop) => (
                <Place context={context} key={`${stop.title} ${stop.latitude} ${stop.longitude}`} stop={stop} />
              ))}
            </ol>
          </Fold>
        )}
      </div>
    </div>
  );
}

function Place({ context: { t, view }, stop }: { context: RenderContext; stop: Stop }) {
  const { altitude, isEnd, isStart, isStay, title } = stop;
  const role = isStart && isEnd ? 'startEnd' : isStart ? 'start' : isEnd ? 'end' : undefined;
  const notes = [
    daysText(stop, t),
    typeof altitude === 'number' &&
      t('tourRoute.metres', { metres: new Intl.NumberFormat(digitsOf(view.locale)).format(altitude) }),
    role && t(`tourRoute.${role}`),
  ].filter(Boolean);
  return (
    <li className={isStay || role ? 'r-route__stop r-route__stop--main' : 'r-route__stop'}>
      <span className="r-route__place">{title}</span>
      <span className="r-route__note">
        {notes.join(' · ')}
        {isStay && <span className="r-route__night r-signed">{t('tourRoute.stay')}</span>}
      </span>
    </li>
  );
}

function daysText({ days }: Stop, t: RenderContext['t']): string | undefined {
  if (!days.length) return undefined;
  return days.length === 1
    ? t('tourRoute.day', { day: days[0] ?? 1 })
    : t('tourRoute.days', { days: joinWords(days.map(String), t) });
}
