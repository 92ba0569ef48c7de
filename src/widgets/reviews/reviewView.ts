import type { Media, Review, ReviewsBlock } from '../../cms/payload-types.ts';
import type { Spoken } from '../../content/documentTypes.ts';
import { readRating } from '../../parts/reviews/rules/rating.ts';
import { addressHref } from '../../render/links/href.ts';
import { populated } from '../../render/populated.ts';
import type { LocaleCode } from '../../shared/locales.ts';

type Row = NonNullable<ReviewsBlock['items']>[number];

/** A review for display. */
export interface ReviewView {
  name: string;
  place: string;
  /** From 0 to 5; undefined: no stars. */
  rating: number | undefined;
  title: string;
  text: string;
  /** ISO date. */
  date: string | undefined;
  portrait: Media | undefined;
  source: string;
  /** Source URL, when it is safe to link to. */
  href: string | undefined;
  journey: { title: string; href: string | undefined } | undefined;
  /** The language of its words, where that is not the source's. */
  locale?: LocaleCode;
  /** Names that are in the words of the source all the same. */
  inSource?: readonly string[];
}

/** Maps a review of the collection or of a block for display. */
export function viewOfReview(review: Spoken<Review> | Row): ReviewView {
  const { date, name, place, portrait, rating, source, sourceUrl, text, title } = review;
  return {
    name: name?.trim() ?? '',
    place: place?.trim() ?? '',
    rating: readRating(rating),
    title: title?.trim() ?? '',
    text: text?.trim() ?? '',
    date: date ?? undefined,
    portrait: populated<Media>(portrait),
    source: source?.trim() ?? '',
    href: addressHref(sourceUrl),
    journey: 'journey' in review ? journeyOf(review) : undefined,
    ...('locale' in review && review.locale && { locale: review.locale }),
    ...('inSource' in review && review.inSource && { inSource: review.inSource }),
  };
}

function journeyOf({ journey, journeyUrl }: Review): ReviewView['journey'] {
  const title = journey?.trim();
  return title ? { title, href: addressHref(journeyUrl) } : undefined;
}
