import type { Review, TourReviewsBlock } from '../../cms/payload-types.ts';
import { averageRating } from '../../parts/reviews/rules/rating.ts';
import type { RenderContext } from '../../render/context.ts';
import { numberWithin } from '../../shared/limits/numberWithin.ts';
import { tourOf } from '../../tours/tour.ts';
import { DEFAULT_LIMIT, MAX_COUNTED, MAX_SHOWN } from '../reviews/constants.ts';
import type { LoadedReviews } from '../reviews/loadReviews.ts';
import { viewOfReview } from '../reviews/reviewView.ts';

/** Loads the reviews of the page's tour, newest first, with their mean. */
export async function loadTourReviews(
  { limit }: Pick<TourReviewsBlock, 'limit'>,
  { content, view }: Pick<RenderContext, 'content' | 'view'>,
): Promise<LoadedReviews> {
  const tour = tourOf(view.document);
  if (!tour) return { reviews: [], summary: undefined };
  const all = await content.listEntries<Review>('reviews', {
    equals: { field: 'tour', value: tour.id },
    sort: '-date',
    limit: MAX_COUNTED,
  });
  // The tour's name is redundant on its own page.
  const views = all.map((review) => ({ ...viewOfReview(review), journey: undefined })).filter(({ text }) => text);
  const ratings = views.flatMap(({ rating }) => rating ?? []);
  const mean = averageRating(ratings);
  return {
    reviews: views.slice(0, Math.round(numberWithin(limit, [1, MAX_SHOWN], DEFAULT_LIMIT))),
    summary: mean === undefined ? undefined : { rating: mean, count: ratings.length },
  };
}
