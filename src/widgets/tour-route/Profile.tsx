import type { RenderContext } from '../../render/context.ts';
import { digitsOf } from '../../shared/formatLocales.ts';
import { heightProfile } from '../../tours/route/heightProfile.ts';
import type { NamedHeight } from './heights.ts';

/** Drawing units, stretched to the slot. */
const SIZE = { width: 1000, height: 100 };

/** Elevation profile, with its highest place. */
export function Profile({ context, heights }: { context: RenderContext; heights: readonly NamedHeight[] }) {
  const { styles, t, view } = context;
  const profile = heightProfile(heights, SIZE);
  const top = heights.reduce<NamedHeight | undefined>(
    (high, step) => (step.altitude > (high?.altitude ?? -Infinity) ? step : high),
    undefined,
  );
  if (!profile || !top) return null;
  const metres = (value: number): string => new Intl.NumberFormat(digitsOf(view.locale)).format(value);
  const [lowest, highest] = [Math.min(...heights.map(({ altitude }) => altitude)), top.altitude];
  const spot = profile.spots[heights.indexOf(top)];
  const share = Math.round((spot?.x ?? 0) / 10);
  const place = styles.rule(`--at:${share}%;--high:${Math.round(spot?.y ?? 0)}%`);
  return (
    <figure className="r-route__profile">
      <figcaption>{t('tourRoute.profile', { lowest: metres(lowest), highest: metres(highest) })}</figcaption>
      <div aria-hidden="true" className={`r-route__heights ${place}`} dir="ltr">
        <span className={`r-route__top r-route__top--${share > 70 ? 'end' : share < 30 ? 'start' : 'middle'}`}>
          {t('tourRoute.highest', { place: top.title, metres: metres(top.altitude) })}
        </span>
        <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}>
          <path className="r-route__earth" d={profile.ground} />
          <path className="r-route__edge" d={profile.line} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
    </figure>
  );
}
