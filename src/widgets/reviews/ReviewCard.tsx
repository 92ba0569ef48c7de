import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { Picture } from '../../render/pictures/Picture.tsx';
import { languageMark } from '../../render/text/languageMarks.ts';
import type { TextMark } from '../../render/text/marks.ts';
import { formatDate } from '../../shared/time/dates.ts';
import type { ReviewView } from './reviewView.ts';
import { Stars } from './Stars.tsx';

/** Width of a portrait, as columns are measured. */
const PORTRAIT = { desktop: 56, phone: 56 / 360 };

interface ReviewCardProps {
  context: RenderContext;
  review: ReviewView;
  /** Mark of a field written in the block; of a review of the collection, its language where that is not the page's. */
  mark(field: 'name' | 'place' | 'title' | 'text' | 'source'): TextMark | undefined;
}

/** A review: stars, text, author, date and source. */
export function ReviewCard({ context, mark, review }: ReviewCardProps) {
  const { date, href, journey, name, place, portrait, rating, source, text, title } = review;
  return (
    <li className="r-review">
      <figure>
        {rating !== undefined && <Stars context={context} rating={rating} />}
        <blockquote>
          {title && (
            <p className="r-review__title" {...mark('title')}>
              {title}
            </p>
          )}
          <p className="r-review__text" {...mark('text')}>
            {text}
          </p>
        </blockquote>
        <figcaption>
          {portrait && (
            <Picture
              alt=""
              className="r-review__portrait"
              context={context}
              media={portrait}
              ratio="1/1"
              slot={PORTRAIT}
            />
          )}
          <div className="r-review__who">
            <p className="r-review__name" {...(name ? mark('name') : undefined)}>
              {name || context.t('reviews.guest')}
            </p>
            {place && <p {...mark('place')}>{place}</p>}
            {(source || date) && (
              <p className="r-review__where">
                {source && <Source href={href} mark={mark('source')} source={source} />}
                {date && <time dateTime={date.slice(0, 10)}>{formatDate(date, context.view.locale)}</time>}
              </p>
            )}
            {journey && <Journey {...journey} context={context} mark={languageMark(review, context.view)} />}
          </div>
        </figcaption>
      </figure>
    </li>
  );
}

function Source({ href, mark, source }: { href: string | undefined; mark: TextMark | undefined; source: string }) {
  if (!href) return <span {...mark}>{source}</span>;
  return (
    <Link href={href} rel="noopener noreferrer nofollow" {...mark}>
      {source}
    </Link>
  );
}

/** The journey of a review; its name stands alone where it is in another language, since a sentence has one. */
function Journey({
  context,
  href,
  mark,
  title,
}: NonNullable<ReviewView['journey']> & Pick<ReviewCardProps, 'context'> & { mark: TextMark | undefined }) {
  const words = mark ? title : context.t('reviews.journey', { title });
  return <p {...mark}>{href ? <Link href={href}>{words}</Link> : words}</p>;
}
