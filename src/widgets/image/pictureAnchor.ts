import type { ImageBlock, Media } from '../../cms/payload-types.ts';
import { type Anchor, anchorOf } from '../../pages/href.ts';
import { pictureUrl } from '../../pages/Picture.tsx';
import type { Lightbox } from '../../pages/types.ts';
import type { LightboxAttributes } from '../../shared/lightbox/linkAttributes.ts';
import { textFrom } from '../../shared/lightbox/textSources.ts';

/**
 * The link around a picture: to where its link leads, or to the stored original, with what the lightbox needs to know of it.
 * Undefined when a click does nothing.
 */
export function pictureAnchor(
  block: ImageBlock,
  media: Media,
  settings: Lightbox,
): (Anchor & LightboxAttributes) | undefined {
  const ownFile = block.opens === 'picture' && media.filename ? pictureUrl(media.filename) : undefined;
  const anchor = ownFile ? { href: ownFile } : anchorOf(block.link);
  if (!anchor) return undefined;
  const will = block.lightbox === 'yes' || block.lightbox === 'no' ? block.lightbox : undefined;
  if (!ownFile && !will) return anchor;
  const texts = { ...media, caption: block.caption?.trim() || media.caption };
  return {
    ...anchor,
    'data-lightbox': will,
    'data-lightbox-group': block.lightboxGroup?.trim() || undefined,
    'data-lightbox-title': textFrom(texts, settings.lightbox_title_src, 'title'),
    'data-lightbox-description': textFrom(texts, settings.lightbox_description_src, 'description'),
    'data-lightbox-size': ownFile && media.width && media.height ? `${media.width}x${media.height}` : undefined,
  };
}
