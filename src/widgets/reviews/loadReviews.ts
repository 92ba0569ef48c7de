import type { Review, ReviewsBlock } from '../../cms/payload-types.ts';
import { averageRating, readRating } from '../../parts/reviews/rules/rating.ts';
import type { RenderContext } from '../../render/context.ts';
import { populated } from '../../render/populated.ts';
import { DEFAULT_LIMIT, MAX_COUNTED, MAX_SHOWN } from './constants.ts';
import { type ReviewView, viewOfReview } from './reviewView.ts';

/** Data of a review block. */
export interface LoadedReviews {
  reviews: ReviewView[];
  /** Mean of the whole collection (`MAX_COUNTED` newest); undefined where only some reviews are known. */
  summary: { rating: number; count: number } | undefined;
}

/** Loads the reviews of a block: the newest, some chosen by hand, or those written in the block itself. */
export async function loadReviews(block: ReviewsBlock, { content }: RenderContext): Promise<LoadedReviews> {
  if (block.source === 'hand') return only((block.items ?? []).map(viewOfReview));
  if (block.source === 'chosen') {
    const chosen = (block.chosen ?? []).flatMap((review) => populated<Review>(review) ?? []);
    return only((await content.translateWhole('reviews', chosen)).map(viewOfReview));
  }
  const all = await content.listEntries<Review>('reviews', { sort: '-date', limit: MAX_COUNTED });
  const views = all.map(viewOfReview);
  const least = readRating(block.least) ?? 0;
  const limit = Math.min(MAX_SHOWN, Math.max(1, Math.round(Number(block.limit ?? DEFAULT_LIMIT)) || DEFAULT_LIMIT));
  const ratings = views.flatMap(({ rating }) => rating ?? []);
  const mean = averageRating(ratings);
  return {
    reviews: views.filter(({ rating = 0 }) => rating >= least).slice(0, limit),
    summary: mean === undefined ? undefined : { rating: mean, count: ratings.length },
  };
}

/** A mean of selected reviews would be biased. */
function only(reviews: ReviewView[]): LoadedReviews {
  return { reviews: reviews.filter(({ text }) => text), summary: undefined };
}
