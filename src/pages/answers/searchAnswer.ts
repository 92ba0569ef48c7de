import { kindOf } from '../../content/kinds.ts';
import type { ContentReader } from '../../content/types.ts';
import { thumbnailOf } from '../../render/pictures/thumbnail.ts';
import type { DocumentView } from '../../render/types.ts';
import { labelOf } from '../../shared/labelOf.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { formatMoney } from '../../shared/money.ts';
import type { LiveAnswer, LiveResult } from '../../shared/search/liveAnswer.ts';
import { markWords } from '../../shared/search/markWords.ts';
import { formatShortDate } from '../../shared/time/dates.ts';
import { encodePath } from '../../shared/urls.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import { loadTourOffers, type TourOffer } from '../../widgets/listing/tourOffers.ts';
import type { Documents } from '../features.ts';
import type { SiteResponse } from '../siteTypes.ts';

const t = createTranslate(DEFAULT_LOCALE);

/** Longest words whose answer is kept: what is longer is hardly asked twice, and would push out what is. */
const KEPT_LENGTH = 30;
/** Longest excerpt of one result, in characters. */
const TEXT_LENGTH = 140;

/**
 * Live search results as JSON.
 * @param words as `cleanSearch` returns them
 */
export async function searchAnswer(
  words: string,
  limit: number,
  { content, documents }: { content: ContentReader; documents: Documents },
): Promise<SiteResponse> {
  const { docs, isPartial, suggestion, totalDocs } = await content.search(words, { limit, page: 1 });
  const offers = await loadTourOffers(docs, content);
  const answer: LiveAnswer = {
    total: totalDocs,
    results: docs.map((doc) => toResult(doc, words, documents, offers.get(doc.id))),
    ...(suggestion && { suggestion }),
    ...(isPartial && { isPartial }),
  };
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' };
  return { status: 200, headers, body: JSON.stringify(answer), cacheable: !isPartial && words.length <= KEPT_LENGTH };
}

function toResult(doc: DocumentView, words: string, documents: Documents, offer: TourOffer | undefined): LiveResult {
  const tour = tourOf(doc);
  const picture = doc.image && thumbnailOf(doc.image);
  return {
    title: markWords(doc.title, words),
    ...(doc.excerpt && { text: markWords(shorten(doc.excerpt), words) }),
    url: encodePath(doc.path),
    kind: kindLabel(doc.collection, documents),
    ...(tour && { note: noteOf(tour, offer) }),
    ...(picture && { picture }),
  };
}

/** Next departure and lowest price of a result. */
function noteOf({ price }: Tour, offer: TourOffer | undefined): string {
  return [
    offer?.next && t('listing.next', { date: formatShortDate(offer.next.start, DEFAULT_LOCALE) }),
    price.from !== undefined && t('listing.from', { price: formatMoney(price.from, price.currency, DEFAULT_LOCALE) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Name of one document of a kind, such as “Article”. */
function kindLabel(name: string, documents: Documents): string {
  return labelOf(kindOf(documents, name).collection);
}

function shorten(text: string): string {
  if (text.length <= TEXT_LENGTH) return text;
  const cut = text.slice(0, TEXT_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${(end > TEXT_LENGTH / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/u, '').toWellFormed()}…`;
}
