import type { HotspotsBlock, Media } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { Icon } from '../pieces/icons.tsx';
import animationCss from './animation.css?inline';
import { addListStyle } from './listStyle.ts';
import { readSpots, type Spot } from './readSpots.ts';
import { SpotText } from './SpotText.tsx';
import tipCss from './tip.css?inline';

const SIGNS = ['dot', 'number', 'icon', 'label'] as const;
const SIDES = ['top', 'bottom', 'start', 'end'] as const;
const ANIMATIONS = ['soft-beat', 'expand', 'overlay', 'none'] as const;

type Sign = (typeof SIGNS)[number];

/**
 * Picture with hotspots, each with a tooltip: natively a popover on click, by the island on hover. On narrow screens, in print and without
 * script the texts are a list below.
 */
export function Hotspots({ attributes, block, context, text }: WidgetProps<HotspotsBlock>) {
  const media = populated<Media>(block.picture);
  const spots = readSpots(block);
  if (!media) return null;
  const look = readLook(block);
  // The editor shows the list, since texts are edited there.
  const isListed = block.trigger === 'none' || context.editing;
  addStyle(context, look.animation, look.isSequence, isListed);
  const id = context.uniqueId('spots');
  const idOf = (index: number) => (isListed ? undefined : `${id}-${index + 1}`);
  const content = (
    <div
      {...attributes(
        'r-hotspots',
        `r-hotspots--${look.sign}`,
        isListed ? 'r-hotspots--listed' : `r-hotspots--open-${look.side}`,
        look.animation !== 'none' && `r-hotspots--${look.animation}`,
        look.isSequence && 'r-hotspots--sequence',
      )}
    >
      <div className="r-hotspots__stage">
        <Picture context={context} media={media} />
        {spots.map((spot, index) => (
          <Marker context={context} index={index} key={spot.row} sign={look.sign} spot={spot} tip={idOf(index)} />
        ))}
      </div>
      <ol className="r-hotspots__list">
        {spots.map((spot, index) => (
          <li
            className="r-hotspots__tip"
            id={idOf(index)}
            key={spot.row}
            popover={isListed ? undefined : 'auto'}
            value={index + 1}
          >
            <SpotText context={context} mark={(field) => text(`spots.${spot.row}.${field}`)} spot={spot} />
          </li>
        ))}
      </ol>
    </div>
  );
  if (isListed) return content;
  const opensOnHover = block.trigger === 'hover';
  const isMoving = look.isSequence || look.animation !== 'none';
  return (
    <Island<typeof import('./island/HotspotsIsland.ts')>
      name="hotspots"
      props={{ opensOnHover, side: look.side }}
      trigger={opensOnHover || isMoving ? 'visible(0px)' : 'lacks(position-area: top)'}
    >
      {content}
    </Island>
  );
}

function addStyle({ styles }: RenderContext, animation: string, isSequence: boolean, isListed: boolean): void {
  addListStyle(styles, isListed);
  if (isListed) return;
  styles.use('hotspots/tip', tipCss);
  if (isSequence || animation !== 'none') styles.use('hotspots/animation', animationCss);
}

function readLook(block: HotspotsBlock) {
  return {
    sign: SIGNS.find((name) => name === block.sign) ?? 'number',
    side: SIDES.find((name) => name === block.side) ?? 'top',
    animation: ANIMATIONS.find((name) => name === block.animation) ?? 'expand',
    isSequence: block.sequence === true,
  } as const;
}

interface MarkerProps {
  context: RenderContext;
  index: number;
  sign: Sign;
  spot: Spot;
  /** Id of the tooltip; none where its text is in the list. */
  tip: string | undefined;
}

/** A spot on the picture; its number is that of its list entry. */
function Marker({ context: { styles, t }, index, sign, spot, tip }: MarkerProps) {
  const name = spot.label || t('hotspots.spot', { number: index + 1 });
  const place = styles.rule(`--x:${spot.x};--y:${spot.y};--i:${index}`);
  const inside = (
    <span aria-hidden="true" className="r-hotspots__sign" data-number={index + 1}>
      {sign === 'icon' && <Icon name={spot.icon} size={18} />}
      {sign === 'label' && name}
    </span>
  );
  if (!tip) return <span className={`r-hotspots__marker ${place}`}>{inside}</span>;
  return (
    <button aria-label={name} className={`r-hotspots__marker ${place}`} popoverTarget={tip} type="button">
      {inside}
    </button>
  );
}
