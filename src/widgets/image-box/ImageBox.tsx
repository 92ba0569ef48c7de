import type { ImageBoxBlock, Media } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { Slot } from '../../render/context.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { Title } from '../pieces/Title.tsx';
import besideCss from './beside.css?inline';

const POSITIONS = ['top', 'start', 'end'] as const;
const RATIOS = ['3/2', '4/3', '1/1', '4/5'] as const;
const SHAPES = ['arch', 'circle'] as const;

/** Share of the row of a picture beside its text. */
const SHARES: Record<string, number> = { third: 1 / 3, half: 1 / 2, large: 0.62 };

/** Picture with title, text and link, above or beside it. The click area is the whole box. */
export function ImageBox({ attributes, block, context, text }: WidgetProps<ImageBoxBlock>) {
  const media = populated<Media>(block.picture);
  if (!media) return null;
  const position = POSITIONS.find((each) => each === block.position) ?? 'top';
  const share = Object.hasOwn(SHARES, block.share ?? '') ? String(block.share) : 'half';
  const shape = SHAPES.find((each) => each === block.shape);
  const ratio = shape === 'circle' ? '1/1' : RATIOS.find((each) => each === block.ratio);
  const anchor = anchorOf(block.link);
  const hasLabel = Boolean(block.linkLabel?.trim());
  if (position !== 'top') context.styles.use('image-box/beside', besideCss);
  return (
    <div
      {...attributes(
        'r-image-box',
        position !== 'top' && `r-image-box--beside r-image-box--${position} r-image-box--${share}`,
        shape && `r-image-box--${shape}`,
        block.align === 'center' && 'r-image-box--centred',
      )}
    >
      <div className="r-image-box__picture">
        <Picture
          alt={anchor && !hasLabel && block.title?.trim() ? '' : undefined}
          context={context}
          media={media}
          ratio={ratio}
          slot={slotOf(context.slot, position === 'top' ? 1 : (SHARES[share] ?? 1))}
        />
      </div>
      <div className="r-image-box__text">
        <Title
          anchor={hasLabel ? undefined : anchor}
          className="r-image-box__title"
          context={context}
          level={block.level}
          mark={text('title')}
          source={block}
          text={block.title}
        />
        {block.text && <p {...text('text')}>{block.text}</p>}
        {anchor && hasLabel && (
          <p>
            <Link className="r-image-box__link" {...anchor} {...text('linkLabel')}>
              {block.linkLabel}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

function slotOf(slot: Slot, share: number): Slot {
  return { ...slot, desktop: slot.desktop * share };
}
