import type { Media, MediaCarouselBlock } from '../../cms/payload-types.ts';
import { lightboxData } from '../../parts/lightbox/lightboxData.ts';
import { addressHref } from '../../render/links/href.ts';
import type { PageView } from '../../render/types.ts';
import { mediaTarget } from '../../shared/lightbox/mediaTarget.ts';
import { pictureAnchor } from '../image/pictureAnchor.ts';

type Row = NonNullable<MediaCarouselBlock['slides']>[number];

/** URL of a row's video, if the lightbox can play it. */
export function filmOf({ film }: Row, { publicUrl }: PageView): string | undefined {
  const address = addressHref(film);
  const target = address ? mediaTarget(address, publicUrl) : undefined;
  return target && target.kind !== 'image' ? address : undefined;
}

/** The link around a picture: to its video, or to the large picture. A video opens in the lightbox; without script at its host. */
export function mediaAnchor(block: MediaCarouselBlock, row: Row, media: Media, lightboxGroup: string, view: PageView) {
  const film = filmOf(row, view);
  return pictureAnchor(
    {
      blockType: 'image',
      picture: media,
      caption: row.caption,
      lightboxGroup,
      ...(film
        ? { opens: 'link', link: { kind: 'address', address: film }, lightbox: 'yes' }
        : { opens: 'picture', lightbox: block.lightbox }),
    },
    media,
    lightboxData.of(view),
    view.publicUrl,
  );
}
