import { kindOf } from '../../content/kinds.ts';
import type { ContentReader } from '../../content/types.ts';
import { thumbnailOf } from '../../render/pictures/thumbnail.ts';
import type { DocumentView } from '../../render/types.ts';
import { DEFAULT_LOCALE, directionOf, type LocaleCode } from '../../shared/locales.ts';
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

/** Maximum length of cached queries: longer ones are hardly repeated, and would evict those that are. */
const KEPT_LENGTH = 30;
/** Maximum length of the excerpt of one result, in characters. */
const TEXT_LENGTH = 140;

/**
 * Live search results as JSON, in the language of the page that asks: documents without a translation are in the source language, marked.
 * @param words as `cleanSearch` returns them
 */
export async function searchAnswer(
  words: string,
  limit: number,
  { content, documents, locale }: { content: ContentReader; documents: Documents; locale: LocaleCode },
): Promise<SiteResponse> {
  const { docs, isPartial, suggestion, totalDocs } = await content.in(locale).search(words, { limit, page: 1 });
  const offers = await loadTourOffers(docs, content);
  const answer: LiveAnswer = {
    total: totalDocs,
    results: docs.map((doc) => toResult(doc, offers.get(doc.id), { documents, locale, words })),
    ...(suggestion && { suggestion }),
    ...(isPartial && { isPartial }),
  };
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' };
  return { status: 200, headers, body: JSON.stringify(answer), cacheable: !isPartial && words.length <= KEPT_LENGTH };
}

interface ResultOptions {
  documents: Documents;
  locale: LocaleCode;
  words: string;
}

function toResult(
  doc: DocumentView,
  offer: TourOffer | undefined,
  { documents, locale, words }: ResultOptions,
): LiveResult {
  const own = doc.locale ?? DEFAULT_LOCALE;
  const tour = tourOf(doc);
  const picture = doc.image && thumbnailOf(doc.image);
  return {
    title: markWords(doc.title, words),
    ...(doc.excerpt && { text: markWords(shorten(doc.excerpt), words) }),
    url: encodePath(doc.path),
    kind: createTranslate(locale)(kindOf(documents, doc.collection).words.one),
    ...(tour && { note: noteOf(tour, offer, locale) }),
    ...(own !== locale && { language: { lang: own, dir: directionOf(own) } }),
    ...(picture && { picture }),
  };
}

/** Next departure and lowest price of a result. */
function noteOf({ price }: Tour, offer: TourOffer | undefined, locale: LocaleCode): string {
  const t = createTranslate(locale);
  return [
    offer?.next && t('listing.next', { date: formatShortDate(offer.next.start, locale) }),
    price.from !== undefined && t('listing.from', { price: formatMoney(price.from, price.currency, locale) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function shorten(text: string): string {
  if (text.length <= TEXT_LENGTH) return text;
  const cut = text.slice(0, TEXT_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${(end > TEXT_LENGTH / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/u, '').toWellFormed()}…`;
}
