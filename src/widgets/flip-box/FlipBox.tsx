import type { FlipBoxBlock, Media } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { numberWithin } from '../../shared/limits/numberWithin.ts';
import { COLOUR_NAMES, type ColourName, DARK_COLOURS } from '../../shared/style.ts';
import { Icon } from '../pieces/icons.tsx';
import { Title } from '../pieces/Title.tsx';

const EFFECTS = ['flip', 'slide', 'fade'] as const;
const DIRECTIONS = ['start', 'end', 'up', 'down'] as const;

/**
 * Card with two sides. It flips on hover, on focus inside its back, and by a button; without script or under reduced motion both sides are
 * stacked.
 */
export function FlipBox({ attributes, block, context, text }: WidgetProps<FlipBoxBlock>) {
  const media = populated<Media>(block.picture);
  const picture = hasPicture(media) ? media : undefined;
  const anchor = anchorOf(block.link);
  const effect = EFFECTS.find((name) => name === block.effect) ?? 'flip';
  const direction = DIRECTIONS.find((name) => name === block.direction) ?? 'start';
  const height = Math.round(numberWithin(block.height, [160, 800], 340));
  const content = (
    <div
      {...attributes(
        'r-flip',
        // Both sides are visible in the editor.
        context.editing ? 'r-flip--open' : `r-flip--turns r-flip--${effect} r-flip--${direction}`,
        context.styles.rule(`--height:${height}px`),
      )}
    >
      <div className={sideClass('front', picture ? 'ink' : colourOf(block.colour, 'sand'), context, picture)}>
        {picture && <Picture alt="" className="r-flip__picture" context={context} media={picture} />}
        {block.icon && block.icon !== 'none' && <Icon name={block.icon} size={32} />}
        <Title
          className="r-flip__title"
          context={context}
          level={block.level}
          mark={text('title')}
          source={block}
          text={block.title}
        />
        {block.text && (
          <p className="r-flip__words" {...text('text')}>
            {block.text}
          </p>
        )}
      </div>
      <div className={sideClass('back', colourOf(block.backColour, 'ink'), context)}>
        {block.backTitle && (
          <p className="r-flip__title r-display" {...text('backTitle')}>
            {block.backTitle}
          </p>
        )}
        <p className="r-flip__words" {...text('backText')}>
          {block.backText}
        </p>
        {anchor && block.linkLabel && (
          <p>
            <Link className="r-flip__link" {...anchor} {...text('linkLabel')}>
              {block.linkLabel}
            </Link>
          </p>
        )}
      </div>
      {!context.editing && (
        <button
          aria-label={context.t('flipBox.turn', { title: block.title })}
          aria-pressed="false"
          className="r-flip__button"
          type="button"
        >
          <svg
            aria-hidden="true"
            fill="none"
            height="20"
            stroke="currentColor"
            strokeWidth="1.5"
            viewBox="0 0 24 24"
            width="20"
          >
            <path d="M3 12a9 9 0 0 1 15-6.7L21 8M21 3v5h-5M21 12a9 9 0 0 1-15 6.7L3 16M3 21v-5h5" />
          </svg>
        </button>
      )}
    </div>
  );
  if (context.editing) return content;
  return (
    <Island<typeof import('./island/FlipBoxIsland.ts')> name="flip-box" trigger="interaction">
      {content}
    </Island>
  );
}

function colourOf(value: string | null | undefined, fallback: ColourName): ColourName {
  return COLOUR_NAMES.find((name) => name === value) ?? fallback;
}

function sideClass(side: 'front' | 'back', colour: ColourName, { styles }: RenderContext, picture?: Media): string {
  return [
    `r-flip__side r-flip__side--${side}`,
    DARK_COLOURS.has(colour) && 'r-flip__side--dark',
    picture && 'r-flip__side--picture',
    styles.rule(`background-color:var(--surface-${colour})`),
  ]
    .filter(Boolean)
    .join(' ');
}
