import type { MapBlock, Media } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { type MapPlace, readPlaces } from './drawn/readPlaces.ts';
import { routePath } from './drawn/routePath.ts';
import drawnCss from './drawn.css?inline';

const LISTS = ['beside', 'below', 'narrow'] as const;

/** Drawn map with places and a route; the list beside it has the same content as text. */
export function DrawnMap({ attributes, block, context, text }: WidgetProps<MapBlock>) {
  const places = readPlaces(block.places);
  const picture = populated<Media>(block.picture);
  const hasSheet = hasPicture(picture);
  context.styles.use('map/drawn', drawnCss);
  const list = LISTS.find((one) => one === block.list) ?? 'beside';
  return (
    <figure {...attributes('r-map', places.length > 0 && `r-map--${list}`, !hasSheet && 'r-map--plain')}>
      <div className="r-map__body">
        {/* West is on the left in every language. */}
        <div className="r-map__sheet" dir="ltr">
          {hasSheet ? (
            <Picture alt={picture.alt ?? ''} context={context} media={picture} />
          ) : (
            <span className="r-map__plain" />
          )}
          <Route block={block} places={places} />
          {places.map((place, order) => (
            <Mark context={context} key={place.index} order={order} place={place} text={text} />
          ))}
        </div>
        {places.length > 0 && (
          <ol className="r-map__list">
            {places.map(({ index, name, note }) => (
              <li key={index}>
                <span className="r-map__place" {...text(`places.${index}.name`)}>
                  {name}
                </span>
                {note && (
                  <span className="r-map__note" {...text(`places.${index}.note`)}>
                    {note}
                  </span>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
      {block.title && <figcaption {...text('title')}>{block.title}</figcaption>}
    </figure>
  );
}

function Route({ block, places }: { block: MapBlock; places: readonly MapPlace[] }) {
  const path = block.route === 'none' ? '' : routePath(places, block.route !== 'straight');
  if (!path) return null;
  return (
    <svg aria-hidden="true" className="r-map__route" preserveAspectRatio="none" viewBox="0 0 100 100">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

interface MarkProps extends Pick<WidgetProps<MapBlock>, 'context' | 'text'> {
  place: MapPlace;
  order: number;
}

/** Numbered marker with the place's name; the list has both as text, for screen readers. */
function Mark({ context, order, place, text }: MarkProps) {
  const { index, name, side, x, y } = place;
  const at = context.styles.rule(`inset-inline-start:${x}%;inset-block-start:${y}%`);
  return (
    <div aria-hidden="true" className={`r-map__mark r-map__mark--${side} ${at}`}>
      <span className="r-map__number">{order + 1}</span>
      <span className="r-map__label" {...text(`places.${index}.name`)}>
        {name}
      </span>
    </div>
  );
}
