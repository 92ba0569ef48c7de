import type { ItineraryBlock } from '../../cms/payload-types.ts';
import type { RenderContext } from '../../render/context.ts';
import { levelOf } from '../../render/headings/headings.ts';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { rootOf } from '../../render/textNode.ts';
import { formatMoney } from '../../shared/money.ts';
import { type TourDay, tourOf } from '../../tours/tour.ts';
import { AskLink } from '../pieces/AskLink.tsx';
import signCss from '../pieces/sign.css?inline';
import { renderChildren } from '../rich-text/nodes.tsx';
import richTextCss from '../rich-text/rich-text.css?inline';
import { dayFacts, dayLabel } from './dayFacts.ts';

interface DayProps {
  block: ItineraryBlock;
  context: RenderContext;
  day: TourDay;
  isOpen: boolean;
}

/** One day, or several together. Its id is the anchor, so that the browser opens it natively. */
export function Day({ block, context, day, isOpen }: DayProps) {
  const words = { t: context.t, locale: context.view.locale };
  const Title = titleTag(block);
  return (
    <li className="r-itinerary__day">
      <details open={isOpen || undefined}>
        <summary>
          <span className="r-itinerary__label">{dayLabel(day, words)}</span>
          <Title className="r-itinerary__title r-display">{day.title}</Title>
          {day.places && <span className="r-itinerary__places">{day.places}</span>}
        </summary>
        <div className="r-itinerary__body" id={context.uniqueId(`day-${day.day}`)}>
          <Words block={block} context={context} day={day} />
          {block.showPictures !== false && hasPicture(day.picture) && (
            <Picture
              className="r-itinerary__picture"
              context={context}
              media={day.picture}
              ratio="3/2"
              slot={{ ...context.slot, desktop: context.slot.desktop * 0.4 }}
            />
          )}
        </div>
      </details>
    </li>
  );
}

function Words({ block, context, day }: Pick<DayProps, 'block' | 'context' | 'day'>) {
  const tour = tourOf(context.view.document);
  const facts = dayFacts(day, { t: context.t, locale: context.view.locale });
  if (day.text) context.styles.use('rich-text', richTextCss);
  if (facts.length > 0) context.styles.use('sign', signCss);
  return (
    <div className="r-itinerary__words">
      {day.text && <div className="r-rich-text">{renderChildren(rootOf(day.text), context)}</div>}
      {facts.length > 0 && (
        <dl className="r-itinerary__facts">
          {facts.map(({ label, name, value }) => (
            <div key={name}>
              <dt className="r-signed" data-fact={name}>
                {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Optional context={context} day={day} />
      {block.showAsk && tour && (
        <p>
          <AskLink
            about={{ day: day.day }}
            address={block.askAddress}
            context={context}
            name={context.t('itinerary.askFor', { day: day.day, title: day.title })}
            tour={tour}
            words={context.t('itinerary.ask')}
          />
        </p>
      )}
    </div>
  );
}

/** Optional activities of the day, with prices. */
function Optional({ context: { t, view }, day }: Pick<DayProps, 'context' | 'day'>) {
  if (!day.optional.length) return null;
  const currency = tourOf(view.document)?.price.currency ?? '';
  return (
    <div className="r-itinerary__optional">
      <p>{t('itinerary.optional')}</p>
      <ul>
        {day.optional.map(({ price, title }) => (
          <li key={title}>
            {title}
            {typeof price === 'number' && <b>{formatMoney(price, currency, view.locale)}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Heading level below that of the widget's title. */
function titleTag({ level, title }: ItineraryBlock): 'h2' | 'h3' | 'h4' | 'h5' | 'span' {
  if (level === 'p') return 'span';
  const depth = (levelOf(level) || 2) + (title?.trim() ? 1 : 0);
  return `h${Math.min(5, depth)}` as 'h3';
}
