import type { Media, SiteLogoBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { isOnDark } from '../../render/ground.ts';
import { Link } from '../../render/links/Link.tsx';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { numberWithin } from '../../shared/limits/numberWithin.ts';
import { OWN_LOGO_HEIGHT_PX, OWN_LOGO_HEIGHTS_PX } from './constants.ts';
import ownCss from './own.css?inline';

/** Logo and name of the operator, linked to the front page: their picture or, without one, an emblem beside the name. */
export function SiteLogo({ attributes, block, context }: WidgetProps<SiteLogoBlock>) {
  const { site, theme } = context.view;
  const { name } = site;
  const own = populated<Media>(block.picture);
  const light = populated<Media>(block.pictureOnDark);
  const media = hasPicture(own) && hasPicture(light) && isOnDark(context) ? light : own;
  if (!hasPicture(media))
    return (
      <Link {...attributes('r-logo')} href="/">
        <svg
          aria-hidden="true"
          fill="none"
          height="34"
          stroke="currentColor"
          strokeWidth="1.7"
          viewBox="0 0 48 48"
          width="34"
        >
          <path d="M10 10h28v28H10zM24 4.2 43.8 24 24 43.8 4.2 24z" />
          <circle cx="24" cy="24" r="7" />
        </svg>
        <span>{name}</span>
      </Link>
    );
  context.styles.use('site-logo/own', ownCss);
  const height = Math.round(numberWithin(block.height, OWN_LOGO_HEIGHTS_PX, OWN_LOGO_HEIGHT_PX));
  const width = media.width && media.height ? (height * media.width) / media.height : height * 3;
  return (
    <Link {...attributes('r-logo', 'r-logo--own', context.styles.rule(`--logo:${height}px`))} href="/">
      <Picture
        // The link has the name of the operator, not that of the picture.
        alt={block.hasName ? '' : name}
        context={context}
        isBeside
        isEager
        media={media}
        onDarkPage={media !== light && theme.style?.dark === 'auto' ? light : undefined}
        slot={{ desktop: width, phone: Math.min(0.6, width / 360) }}
      />
      {block.hasName && <span>{name}</span>}
    </Link>
  );
}
