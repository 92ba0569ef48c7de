import type { ImageBlock, Lightbox, Media } from '../../cms/payload-types.ts';
import { type Anchor, anchorOf } from '../../render/links/href.ts';
import { pictureUrl } from '../../render/pictures/sources.ts';
import type { LightboxAttributes } from '../../shared/lightbox/linkAttributes.ts';
import { type MediaTarget, mediaTarget } from '../../shared/lightbox/mediaTarget.ts';
import { textFrom } from '../../shared/lightbox/textSources.ts';

/** The link around a picture: its own link, or the stored original, with attributes for the lightbox. Undefined when a click does nothing. */
export function pictureAnchor(
  block: ImageBlock,
  media: Media,
  lightbox: Lightbox,
  publicUrl: string,
): (Omit<Anchor, 'data-lightbox'> & LightboxAttributes) | undefined {
  const ownFile = block.opens === 'picture' && media.filename ? pictureUrl(media.filename) : undefined;
  const anchor = ownFile ? { href: ownFile } : anchorOf(block.link);
  if (!anchor) return undefined;
  const will = ownWill(block, mediaTarget(anchor.href, publicUrl));
  if (!ownFile && !will) return anchor;
  const texts = { ...media, caption: block.caption?.trim() || media.caption };
  return {
    ...anchor,
    'data-lightbox': will,
    'data-lightbox-group': block.lightboxGroup?.trim() || undefined,
    'data-lightbox-title': textFrom(texts, lightbox.lightbox_title_src, 'title'),
    'data-lightbox-description': textFrom(texts, lightbox.lightbox_description_src, 'description'),
    'data-lightbox-size': ownFile && media.width && media.height ? `${media.width}x${media.height}` : undefined,
  };
}

/** Only media that the lightbox can show may be marked for it. */
function ownWill({ lightbox }: ImageBlock, target: MediaTarget | undefined): 'yes' | 'no' | undefined {
  if (lightbox === 'no') return 'no';
  return lightbox === 'yes' && target ? 'yes' : undefined;
}
