import { Play } from 'lucide-react';
import type { Media, MediaCarouselBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext, Slot } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import type { TextMark } from '../../render/text/marks.ts';
import { CarouselFrame } from '../carousel/CarouselFrame.tsx';
import { ratioOf } from '../carousel/ratioOf.ts';
import { type CarouselSettings, readSettings } from '../carousel/settings.ts';
import { slideRows } from '../carousel/slideRows.ts';
import { slideSlot } from '../carousel/slideSlot.ts';
import coverflowCss from './coverflow.css?inline';
import { filmOf, mediaAnchor } from './mediaAnchor.ts';
import slideshowCss from './slideshow.css?inline';

const SKINS = ['carousel', 'slideshow', 'coverflow'] as const;
const SKIN_CSS: Partial<Record<(typeof SKINS)[number], string>> = { slideshow: slideshowCss, coverflow: coverflowCss };

/** Width of the middle slide of a coverflow, as a share of the row. */
const COVER_SHARE = 0.62;

/** Carousel of pictures and videos, which open in the lightbox: a row, one with thumbnails, or a coverflow. */
export function MediaCarousel({ attributes, block, context, text }: WidgetProps<MediaCarouselBlock>) {
  const skin = SKINS.find((one) => one === block.skin) ?? 'slideshow';
  const settings = settingsOf(block, skin);
  const css = SKIN_CSS[skin];
  if (css) context.styles.use(`media-carousel/${skin}`, css);
  const place = slideSlot(context.slot, settings.shown);
  const slot = skin === 'coverflow' ? { ...place, desktop: place.desktop * COVER_SHARE } : place;
  const group = context.uniqueId('media');
  const rows = slideRows(block.slides).flatMap(({ index, row }) => {
    const media = populated<Media>(row.picture);
    return hasPicture(media) ? [{ index, media, row, id: `${group}-${index + 1}` }] : [];
  });
  const slides = rows.map(({ id, index, media, row }) => {
    const key = row.id ?? index;
    const shared = { block, context, group, media, row, slot, mark: text(`slides.${index}.caption`) };
    return { key, content: <Item key={key} {...shared} />, ...(skin === 'slideshow' && { id }) };
  });
  return (
    <div {...attributes('r-media-carousel', `r-media--${skin}`)}>
      <CarouselFrame
        context={context}
        label={block.label?.trim() || context.t('carousel.labelFilms')}
        settings={settings}
        slides={slides}
      >
        {skin === 'slideshow' && rows.length > 1 && <Thumbnails context={context} rows={rows} />}
      </CarouselFrame>
    </div>
  );
}

/** Slideshow and coverflow show one slide, regardless of the stored number, and a coverflow cannot fade. */
function settingsOf({ carousel }: MediaCarouselBlock, skin: (typeof SKINS)[number]): CarouselSettings {
  if (skin === 'carousel') return readSettings(carousel, 1);
  const effect = skin === 'coverflow' ? 'slide' : carousel?.effect;
  return readSettings(
    { ...carousel, effect, slides_to_show: 1, slides_to_show_tablet: 1, slides_to_show_mobile: 1 },
    1,
  );
}

interface ItemProps {
  block: MediaCarouselBlock;
  context: RenderContext;
  /** Lightbox group. */
  group: string;
  media: Media;
  row: NonNullable<MediaCarouselBlock['slides']>[number];
  slot: Slot;
  mark: TextMark;
}

function Item({ block, context, group, mark, media, row, slot }: ItemProps) {
  const anchor = mediaAnchor(block, row, media, group, context.view);
  const picture = <Picture context={context} media={media} ratio={ratioOf(block.ratio, '16/9')} slot={slot} />;
  return (
    <figure className="r-media__item">
      {anchor ? (
        <Link className="r-media__link" {...anchor}>
          {picture}
          {filmOf(row, context.view) && <PlaySign t={context.t} />}
        </Link>
      ) : (
        picture
      )}
      {row.caption && <figcaption {...mark}>{row.caption}</figcaption>}
    </figure>
  );
}

function PlaySign({ t }: { t: RenderContext['t'] }) {
  return (
    <span className="r-media__play">
      <Play aria-hidden="true" size={26} strokeWidth={1.5} />
      <span className="r-media__word">{t('carousel.play')}</span>
    </span>
  );
}

/** Width of a thumbnail, in CSS px. */
const THUMBNAIL_PX = 112;

interface ThumbnailsProps {
  context: RenderContext;
  rows: readonly { id: string; media: Media }[];
}

/** Links to the slides: without script the browser scrolls to them. */
function Thumbnails({ context, rows }: ThumbnailsProps) {
  return (
    <ul className="r-media__thumbnails" data-slide-links="">
      {rows.map(({ id, media }, index) => (
        <li key={id}>
          <Link aria-label={context.t('carousel.go', { index: index + 1 })} data-slide="" href={`#${id}`}>
            <Picture alt="" context={context} media={media} ratio="4/3" slot={{ desktop: THUMBNAIL_PX, phone: 0.3 }} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
