import type { CallToActionBlock, Media } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { numberWithin } from '../../shared/limits/numberWithin.ts';
import { COLOUR_NAMES, DARK_COLOURS } from '../../shared/style.ts';
import { Title } from '../pieces/Title.tsx';
import besideCss from './beside.css?inline';
import hoverCss from './hover.css?inline';
import ribbonCss from './ribbon.css?inline';

const ARRANGEMENTS = ['under', 'start', 'end'] as const;
const HOVERS = ['zoom', 'rest', 'move', 'clear'] as const;

/** Call to action: title, text and button over a picture or beside it, with a ribbon in its corner. */
export function CallToAction({ attributes, block, context, text }: WidgetProps<CallToActionBlock>) {
  const media = populated<Media>(block.picture);
  const picture = hasPicture(media) ? media : undefined;
  const look = readLook(block, picture);
  const anchor = anchorOf(block.link);
  addParts(context, look, Boolean(block.ribbon));
  return (
    <div
      {...attributes(
        'r-cta',
        `r-cta--${look.arrangement}`,
        look.align === 'center' && 'r-cta--centred',
        look.isDark && 'r-cta--dark',
        picture && look.hover && `r-cta--${look.hover}`,
        look.rule && context.styles.rule(look.rule),
      )}
    >
      {picture && (
        <div className="r-cta__picture">
          <Picture
            alt={look.arrangement === 'under' ? '' : undefined}
            context={context}
            media={picture}
            slot={{ ...context.slot, desktop: context.slot.desktop * (look.arrangement === 'under' ? 1 : 0.55) }}
          />
        </div>
      )}
      <div className="r-cta__text">
        <Title
          anchor={block.buttonLabel?.trim() ? undefined : anchor}
          className="r-cta__title"
          context={context}
          level={block.level}
          mark={text('title')}
          source={block}
          text={block.title}
        />
        {block.text && (
          <p className="r-cta__words" {...text('text')}>
            {block.text}
          </p>
        )}
        {anchor && block.buttonLabel?.trim() && (
          <p>
            <Link className="r-cta__button" {...anchor} {...text('buttonLabel')}>
              {block.buttonLabel}
            </Link>
          </p>
        )}
      </div>
      {block.ribbon && (
        <p
          className={`r-cta__ribbon r-cta__ribbon--${block.ribbonSide === 'start' ? 'start' : 'end'}`}
          {...text('ribbon')}
        >
          {block.ribbon}
        </p>
      )}
    </div>
  );
}

/** Minimum opacity of an overlay on a picture in another colour than ink, in %: it is less dark. */
const MIN_SHADE = 75;

interface Look {
  arrangement: (typeof ARRANGEMENTS)[number];
  align: 'start' | 'center';
  hover: (typeof HOVERS)[number] | undefined;
  isDark: boolean;
  rule: string;
}

function readLook(block: CallToActionBlock, picture: Media | undefined): Look {
  const arrangement = ARRANGEMENTS.find((name) => name === block.arrangement) ?? 'under';
  const isUnder = arrangement === 'under' && picture !== undefined;
  const colour = COLOUR_NAMES.find((name) => name === block.colour) ?? 'ink';
  const height = Math.round(numberWithin(block.minHeight, [0, 900], 420));
  // Light text needs a dark overlay on any background.
  const ground = isUnder && !DARK_COLOURS.has(colour) ? 'ink' : colour;
  const least = isUnder && ground !== 'ink' ? MIN_SHADE : 0;
  const shade = Math.max(least, Math.round(numberWithin(block.overlay, [0, 90], 60)));
  return {
    arrangement,
    align: block.align === 'center' ? 'center' : 'start',
    hover: HOVERS.find((name) => name === block.hover),
    isDark: isUnder || DARK_COLOURS.has(colour),
    rule: `--ground:var(--surface-${ground});--height:${height}px;--shade:${shade}%`,
  };
}

function addParts({ styles }: RenderContext, { arrangement, hover }: Look, hasRibbon: boolean): void {
  if (arrangement !== 'under') styles.use('call-to-action/beside', besideCss);
  if (hover) styles.use('call-to-action/hover', hoverCss);
  if (hasRibbon) styles.use('call-to-action/ribbon', ribbonCss);
}
