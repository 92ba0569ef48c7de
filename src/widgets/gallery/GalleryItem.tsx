import type { GalleryBlock, ImageBlock } from '../../cms/payload-types.ts';
import { lightboxData } from '../../parts/lightbox/lightboxData.ts';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { Picture } from '../../render/pictures/Picture.tsx';
import { languageMark } from '../../render/text/languageMarks.ts';
import type { Media } from '../../render/types.ts';
import { textFrom } from '../../shared/lightbox/textSources.ts';
import { pictureAnchor } from '../image/pictureAnchor.ts';
import { type GalleryLook, pictureSlot, ratioAt, shownProportion } from './look.ts';
import overlayCss from './overlay.css?inline';
import type { GalleryPicture } from './readGallery.ts';

interface GalleryItemProps {
  block: GalleryBlock;
  context: RenderContext;
  /** Id of the gallery, which groups its pictures in the lightbox. */
  id: string;
  look: GalleryLook;
  picture: GalleryPicture;
  /** Index in the gallery, from 0. */
  place: number;
}

/** A picture of a gallery with its caption and link. */
export function GalleryItem({ block, context, id, look, picture: { group, media, row }, place }: GalleryItemProps) {
  const ratio = ratioAt(look, place);
  const proportion = shownProportion(media, ratio);
  const anchor = block.opens === 'none' ? undefined : anchorFor(block, row.link, media, id, context);
  const isOver = block.captions === 'overlay';
  const caption = isOver || block.captions === 'below' ? textFrom(media, block.captionSource, 'caption') : undefined;
  if (isOver && caption) context.styles.use('gallery/overlay', overlayCss);
  const shown = (
    <Picture
      // A link needs an accessible name.
      alt={media.alt ? undefined : anchor ? media.title || context.t('lightbox.picture') : ''}
      context={context}
      media={media}
      ratio={ratio}
      slot={pictureSlot(look, proportion, context.slot)}
    />
  );
  const mark = languageMark(media, context.view);
  const wide = look.layout === 'justified' ? context.styles.rule(`--wide:${Math.round(proportion * 1000) / 1000}`) : '';
  return (
    <li className={['r-gallery__item', wide].filter(Boolean).join(' ')} data-group={group || undefined}>
      <figure className={isOver ? 'r-gallery__figure r-gallery__figure--overlay' : 'r-gallery__figure'}>
        {anchor ? (
          // Its attributes have the words of the picture for the lightbox.
          <Link {...anchor} {...mark}>
            {shown}
          </Link>
        ) : (
          shown
        )}
        {caption && <figcaption {...mark}>{caption}</figcaption>}
      </figure>
    </li>
  );
}

/** The link of a picture, with the gallery as its lightbox group. */
function anchorFor(
  { lightbox, opens }: GalleryBlock,
  link: ImageBlock['link'],
  media: Media,
  id: string,
  { view }: RenderContext,
) {
  const picture: ImageBlock =
    opens === 'link'
      ? { blockType: 'image', picture: media, opens: 'link', ...(link && { link }) }
      : { blockType: 'image', picture: media, opens: 'picture', lightbox: lightbox ?? 'default', lightboxGroup: id };
  return pictureAnchor(picture, media, lightboxData.of(view), view.publicUrl);
}
