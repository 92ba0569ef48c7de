import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { Picture } from '../../render/pictures/Picture.tsx';
import type { TextMark } from '../../render/text/marks.ts';
import type { Spot } from './readSpots.ts';

interface SpotTextProps {
  context: RenderContext;
  mark: (field: string) => TextMark;
  spot: Spot;
}

/** Content of a spot: picture, name, text and link. A link without its own text is the name. */
export function SpotText({ context, mark, spot }: SpotTextProps) {
  const { anchor, image, label, linkLabel, text } = spot;
  const isLinkName = anchor !== undefined && !linkLabel && label !== '';
  return (
    <>
      {image && (
        <Picture
          className="r-hotspots__image"
          context={context}
          media={image}
          ratio="16/9"
          slot={{ desktop: 320, phone: 0.9 }}
        />
      )}
      {label && (
        <p className="r-hotspots__name r-display" {...(!isLinkName && mark('label'))}>
          {isLinkName ? (
            <Link {...anchor} {...mark('label')}>
              {label}
            </Link>
          ) : (
            label
          )}
        </p>
      )}
      {text && (
        <p className="r-hotspots__text" {...mark('text')}>
          {text}
        </p>
      )}
      {anchor && linkLabel && (
        <p className="r-hotspots__link">
          <Link {...anchor} {...mark('linkLabel')}>
            {linkLabel}
          </Link>
        </p>
      )}
    </>
  );
}
