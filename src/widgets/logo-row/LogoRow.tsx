import type { LogoRowBlock, Media } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import type { TextMark } from '../../render/text/marks.ts';
import { numberWithin } from '../../shared/limits/numberWithin.ts';
import { LOGO_HEIGHT_PX } from './constants.ts';
import { readLogos } from './readLogos.ts';

const ALIGNMENTS = ['start', 'center', 'spread'] as const;

/** Logos of partners and press: each a picture or, without one, its name in large type. */
export function LogoRow({ attributes, block, context, text }: WidgetProps<LogoRowBlock>) {
  const logos = readLogos(block);
  const height = Math.round(numberWithin(block.height, [16, 160], LOGO_HEIGHT_PX));
  const isScrolling = block.arrangement === 'scroll';
  const align = ALIGNMENTS.find((each) => each === block.align) ?? 'spread';
  const list = (
    <ul className="r-logos__list">
      {logos.map(({ item, row }) => {
        const anchor = anchorOf(item.link);
        const logo = (
          <Logo
            context={context}
            height={height}
            mark={text(`items.${row}.name`)}
            name={item.name}
            picture={item.logo}
          />
        );
        return <li key={item.id ?? row}>{anchor ? <Link {...anchor}>{logo}</Link> : logo}</li>;
      })}
    </ul>
  );
  return (
    <div
      {...attributes(
        'r-logos',
        `r-logos--${align}`,
        isScrolling && 'r-logos--scroll',
        block.grey !== false && 'r-logos--grey',
        context.styles.rule(`--logo:${height}px`),
      )}
    >
      {block.title && (
        <p className="r-logos__title" {...text('title')}>
          {block.title}
        </p>
      )}
      {isScrolling ? (
        <section
          aria-label={block.title?.trim() || context.t('logoRow.label')}
          className="r-logos__scroll"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
          tabIndex={0}
        >
          {list}
        </section>
      ) : (
        list
      )}
    </div>
  );
}

interface LogoProps {
  context: RenderContext;
  height: number;
  mark: TextMark;
  name: string;
  picture: number | Media | null | undefined;
}

function Logo({ context, height, mark, name, picture }: LogoProps) {
  const media = populated<Media>(picture);
  if (!hasPicture(media))
    return (
      <span className="r-logos__name r-display" {...mark}>
        {name}
      </span>
    );
  const width = media.width && media.height ? (height * media.width) / media.height : height * 3;
  // The name is the logo's alt text.
  return (
    <Picture alt={name} context={context} media={media} slot={{ desktop: width, phone: Math.min(0.6, width / 360) }} />
  );
}
