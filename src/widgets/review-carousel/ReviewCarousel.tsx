import type { Media, ReviewCarouselBlock } from '../../cms/payload-types.ts';
import { readRating } from '../../parts/reviews/rules/rating.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { addressHref } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import type { Marks } from '../../render/text/marks.ts';
import { formatDate } from '../../shared/time/dates.ts';
import { CarouselFrame } from '../carousel/CarouselFrame.tsx';
import { readSettings } from '../carousel/settings.ts';
import { slideRows } from '../carousel/slideRows.ts';
import { Stars } from '../reviews/Stars.tsx';

type Row = NonNullable<ReviewCarouselBlock['slides']>[number];

/** Carousel of reviews with stars, source and date. */
export function ReviewCarousel({ attributes, block, context, text }: WidgetProps<ReviewCarouselBlock>) {
  const rows = slideRows(block.slides).filter(({ row }) => hasReview(row));
  return (
    <div
      {...attributes(
        'r-review-carousel',
        block.look === 'plain' ? 'r-review-carousel--plain' : 'r-review-carousel--card',
      )}
    >
      <CarouselFrame
        context={context}
        label={block.label?.trim() || context.t('carousel.labelReviews')}
        settings={readSettings(block.carousel)}
        slides={rows.map(({ index, row }) => ({
          key: row.id ?? index,
          content: <Review context={context} row={row} text={(field) => text(`slides.${index}.${field}`)} />,
        }))}
      />
      {block.verification && (
        <p className="r-review-carousel__note" {...text('verification')}>
          {block.verification}
        </p>
      )}
    </div>
  );
}

/** Whether a review has any content. */
export function hasReview({ rating, text, title }: Row): boolean {
  return Boolean(text?.trim() || title?.trim() || readRating(rating) !== undefined);
}

/** Portraits are small in any slot, in CSS px. */
const FACE_PX = 56;

function Review({ context, row, text }: { context: RenderContext; row: Row; text: Marks['text'] }) {
  const { view } = context;
  const face = populated<Media>(row.picture);
  const rating = readRating(row.rating);
  const date = row.date && !Number.isNaN(Date.parse(row.date)) ? row.date : undefined;
  return (
    <figure className="r-review-slide">
      {rating !== undefined && <Stars context={context} rating={rating} />}
      <blockquote>
        {row.title && (
          <p className="r-review-slide__title r-display" {...text('title')}>
            {row.title}
          </p>
        )}
        {row.text && (
          <p className="r-review-slide__text" {...text('text')}>
            {row.text}
          </p>
        )}
      </blockquote>
      <figcaption>
        {hasPicture(face) && (
          <Picture
            alt=""
            className="r-review-slide__face"
            context={context}
            media={face}
            ratio="1/1"
            slot={{ desktop: FACE_PX, phone: 0.16 }}
          />
        )}
        <span className="r-review-slide__who">
          {row.name && <b {...text('name')}>{row.name}</b>}
          {(row.source || date) && (
            <span className="r-review-slide__source">
              <Source row={row} text={text} />
              {date && <time dateTime={date}>{formatDate(date, view.locale)}</time>}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

/** Source of the review, with a link. */
function Source({ row, text }: { row: Row; text: Marks['text'] }) {
  if (!row.source) return null;
  const href = addressHref(row.source_url);
  if (!href) return <span {...text('source')}>{row.source}</span>;
  return (
    <Link href={href} rel="noopener nofollow" {...text('source')}>
      {row.source}
    </Link>
  );
}
