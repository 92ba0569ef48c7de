import type { TourStripBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { Link } from '../../render/Link.tsx';
import { encodePath } from '../../shared/urls.ts';
import { durationOf, priceFrom } from '../../tours/facts.ts';
import buttonCss from '../button/button.css?inline';
import { formatDays } from '../departures/dates.ts';
import type { Strip } from './loadStrip.ts';

/** The journey that is told about: how long, from what price, when next, and the way to its page. */
export function TourStrip({ attributes, block, context, data, text }: WidgetProps<TourStripBlock, Strip | undefined>) {
  if (!data) return null;
  const { styles, t, view } = context;
  const { next, tour } = data;
  const words = { t, locale: view.locale };
  styles.use('button', buttonCss);
  const label = block.label?.trim();
  const facts = [
    durationOf(tour, words),
    priceFrom(tour, words),
    next && t('tourStrip.next', { date: formatDays(next.start, next.end, view.locale) }),
  ].filter(Boolean);
  return (
    <div {...attributes('r-tour-strip')}>
      <p>
        <b>{tour.title}</b>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <Link className="r-button r-button--solid" href={encodePath(tour.path)}>
        <span {...(label && text('label'))}>{label || t('tourStrip.button')}</span>
      </Link>
    </div>
  );
}
