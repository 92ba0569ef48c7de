import type { ReviewsBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { languageMark } from '../../render/text/languageMarks.ts';
import listCss from './list.css?inline';
import type { LoadedReviews } from './loadReviews.ts';
import { ReviewCard } from './ReviewCard.tsx';
import type { ReviewView } from './reviewView.ts';
import { Stars } from './Stars.tsx';

/** A review speaks one language; its names may be in another. */
function markOf(review: ReviewView, field: string, { view }: RenderContext) {
  return languageMark(review.inSource?.includes(field) ? {} : review, view);
}

/** Reviews by guests, with their mean rating. */
export function Reviews({
  attributes,
  block,
  context,
  data,
  isPhoneRow = false,
  text,
}: WidgetProps<ReviewsBlock, LoadedReviews> & { isPhoneRow?: boolean }) {
  const { reviews, summary } = data;
  const view = block.view === 'list' ? 'list' : 'grid';
  const columns = Math.min(4, Math.max(1, Math.round(Number(block.columns ?? 3)) || 3));
  if (view === 'list') context.styles.use('reviews/list', listCss);
  const isByHand = block.source === 'hand';
  // Empty rows are left out, so a review's index may differ from its row.
  const places = (block.items ?? []).flatMap(({ text: words }, index) => (words?.trim() ? [index] : []));
  return (
    <div {...attributes('r-reviews')}>
      {summary && block.showSummary !== false && block.source !== 'chosen' && (
        <div className="r-reviews__summary">
          <Stars context={context} rating={summary.rating} />
          <p>{context.t('reviews.count', { count: summary.count })}</p>
        </div>
      )}
      <ul
        className={`r-reviews__list r-reviews__list--${view} ${context.styles.rule(`--columns:${columns}`)}`}
        // What scrolls on phones has to be reached by the keyboard
        tabIndex={isPhoneRow && reviews.length > 1 ? 0 : undefined}
      >
        {reviews.map((review, index) => (
          <ReviewCard
            context={context}
            key={`${review.name} ${review.date} ${review.text}`}
            mark={(field) => (isByHand ? text(`items.${places[index]}.${field}`) : markOf(review, field, context))}
            review={review}
          />
        ))}
      </ul>
      {block.verification && (
        <p className="r-reviews__verification" {...text('verification')}>
          {block.verification}
        </p>
      )}
    </div>
  );
}
