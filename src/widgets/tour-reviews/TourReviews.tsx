import type { ReviewsBlock, TourReviewsBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import phoneRowCss from '../pieces/phone-row.css?inline';
import { TourTitle } from '../pieces/TourTitle.tsx';
import type { LoadedReviews } from '../reviews/loadReviews.ts';
import { Reviews } from '../reviews/Reviews.tsx';
import reviewsCss from '../reviews/reviews.css?inline';

/** Reviews of the page's tour. */
export function TourReviews({
  attributes,
  block,
  context,
  data,
  slot,
  text,
}: WidgetProps<TourReviewsBlock, LoadedReviews>) {
  const { columns, showSummary, verification, view } = block;
  const reviews = { blockType: 'reviews', source: 'newest', columns, showSummary, verification, view } as ReviewsBlock;
  context.styles.use('reviews', reviewsCss);
  context.styles.use('phone-row', phoneRowCss);
  return (
    <div {...attributes('r-tour-reviews')}>
      <TourTitle block={block} context={context} text={text} />
      <Reviews
        attributes={(...classes) => ({ id: undefined, className: classes.filter(Boolean).join(' ') })}
        block={reviews}
        context={context}
        data={data}
        isPhoneRow
        slot={slot}
        text={text}
      />
    </div>
  );
}
