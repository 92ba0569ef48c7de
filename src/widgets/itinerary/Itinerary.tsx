import type { ItineraryBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { type TourDay, tourOf } from '../../tours/tour.ts';
import { TourTitle } from '../pieces/TourTitle.tsx';
import { Day } from './Day.tsx';
import openAllCss from './open-all.css?inline';

/** Itinerary of native disclosures; the button that opens all of them needs script. */
export function Itinerary({ attributes, block, context, text }: WidgetProps<ItineraryBlock>) {
  const days = tourOf(context.view.document)?.itinerary ?? [];
  const opens = block.opens ?? 'first';
  const hasOpenAll = block.showOpenAll !== false && opens !== 'all' && days.length > 1;
  const list = (
    <ol className="r-itinerary__days">
      {days.map((day, index) => (
        <Day
          block={block}
          context={context}
          day={day}
          isOpen={context.editing || opens === 'all' || (opens === 'first' && index === 0)}
          key={keyOf(day, index)}
        />
      ))}
    </ol>
  );
  if (hasOpenAll) context.styles.use('itinerary/open-all', openAllCss);
  return (
    <div {...attributes('r-itinerary', block.size === 'm' && 'r-itinerary--m')}>
      <TourTitle block={block} context={context} text={text} />
      {hasOpenAll ? (
        <Island<typeof import('./island/ItineraryIsland.ts')> name="itinerary" trigger="visible">
          <button
            className="r-itinerary__all"
            data-close={context.t('itinerary.closeAll')}
            data-open={context.t('itinerary.openAll')}
            type="button"
          >
            {context.t('itinerary.openAll')}
          </button>
          {list}
        </Island>
      ) : (
        list
      )}
    </div>
  );
}

/** Unique key: a day number may occur twice. */
function keyOf({ day }: TourDay, place: number): string {
  return `${place}:${day}`;
}
