import { decimalsOf } from '../../../shared/money.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { promotionIn } from '../../../tours/promotionWords.ts';
import type { Tour } from '../../../tours/tour.ts';
import { cleanText } from './cleanText.ts';
import { productTitle } from './productTitle.ts';

// Types of Google's “Things to do” product feed (Actions Center, “Feed proto bundle”), as JSON. Only what is used.

interface LocalizedTexts {
  localized_texts: { language_code: string; text: string }[];
}

interface Money {
  currency_code: string;
  units: number;
  nanos?: number;
}

interface TextFeature {
  feature_type: 'TEXT_FEATURE_HIGHLIGHT' | 'TEXT_FEATURE_INCLUSION' | 'TEXT_FEATURE_EXCLUSION';
  value: LocalizedTexts;
}

interface RelatedLocation {
  location: { location: { place_info: { name: string; coordinates: { latitude: number; longitude: number } } } };
  relation_type: 'RELATION_TYPE_RELATED_NO_ADMISSION';
}

interface Option {
  id: string;
  title: LocalizedTexts;
  landing_page: { url: string };
  duration_sec: number;
  cancellation_policy?: {
    refund_conditions: { min_duration_before_start_time_sec: number; refund_percent: number }[];
  };
  related_locations?: RelatedLocation[];
  price_options: { id: string; title: string; price: Money }[];
}

interface Product {
  id: string;
  title: LocalizedTexts;
  description?: LocalizedTexts;
  product_features?: TextFeature[];
  related_media?: { url: string; type: 'MEDIA_TYPE_PHOTO' }[];
  options: [Option];
  inventory_types: ['INVENTORY_TYPE_OPERATOR_DIRECT'];
  operator: { google_business_profile_name: LocalizedTexts; phone_number?: string };
}

export interface ProductFeed {
  feed_metadata: { shard_id: 0; total_shards_count: 1; processing_instruction: 'PROCESS_AS_SNAPSHOT' };
  products: Product[];
}

/** A tour with the URLs for the feed. */
export interface ListedTour {
  tour: Tour;
  /** Absolute URL of its page. */
  url: string;
  /** Absolute. */
  pictures: readonly string[];
}

/** The operator of the tours. */
export interface Operator {
  /** As in its business profile, and on its pages. */
  name: string;
  telephone: string | undefined;
  /** BCP 47, of the texts. */
  language: string;
}

const DAY_SEC = 86_400;
const MAX_DESCRIPTION = 10_000;
const MAX_FEATURES = 30;
const MAX_PLACES = 20;

/** Product feed of all tours that travel search accepts, each with its page and the price shown there. */
export function productFeed(tours: readonly ListedTour[], operator: Operator): ProductFeed {
  return {
    feed_metadata: { shard_id: 0, total_shards_count: 1, processing_instruction: 'PROCESS_AS_SNAPSHOT' },
    products: tours.flatMap((listed) => (whyLeftOut(listed.tour) === undefined ? [productOf(listed, operator)] : [])),
  };
}

/** Reason for which travel search does not accept a tour, for editors; undefined where it does. */
export function whyLeftOut({ price, title }: Pick<Tour, 'price' | 'title'>): string | undefined {
  const named = productTitle(title);
  if (!named) return t('It has no title in words.');
  const promotion = promotionIn(named);
  if (promotion) return t('Its title has “{promotion}”: titles say what the tour is, and no offers.', { promotion });
  // The feed requires the price of one adult.
  if (price.basis === 'group') return t('Its price is that of a group, and the price of one traveller is asked for.');
  return price.from === undefined ? t('It has no price.') : undefined;
}

function productOf({ pictures, tour, url }: ListedTour, operator: Operator): Product {
  const say = (text: string): LocalizedTexts => ({
    localized_texts: [{ language_code: operator.language, text }],
  });
  const description = cleanText(tour.excerpt, MAX_DESCRIPTION);
  const features = featuresOf(tour, say);
  const phone = cleanText(operator.telephone);
  return {
    id: String(tour.id),
    title: say(productTitle(tour.title)),
    ...(description && { description: say(description) }),
    ...(features.length > 0 && { product_features: features }),
    ...(pictures.length > 0 && { related_media: pictures.map((each) => ({ url: each, type: 'MEDIA_TYPE_PHOTO' })) }),
    options: [optionOf(tour, url, say)],
    inventory_types: ['INVENTORY_TYPE_OPERATOR_DIRECT'],
    operator: {
      google_business_profile_name: say(cleanText(operator.name)),
      ...(phone && { phone_number: phone }),
    },
  };
}

function featuresOf({ excluded, highlights, included }: Tour, say: (text: string) => LocalizedTexts): TextFeature[] {
  const lists = [
    ['TEXT_FEATURE_HIGHLIGHT', highlights],
    ['TEXT_FEATURE_INCLUSION', included],
    ['TEXT_FEATURE_EXCLUSION', excluded],
  ] as const;
  return lists.flatMap(([feature_type, lines]) =>
    lines.slice(0, MAX_FEATURES).flatMap(({ text }) => {
      const value = cleanText(text, 1000);
      return value ? [{ feature_type, value: say(value) }] : [];
    }),
  );
}

function optionOf(tour: Tour, url: string, say: (text: string) => LocalizedTexts): Option {
  const { cancellation, days, points, price } = tour;
  const refunds = cancellation.filter(({ percent }) => percent < 100);
  const places = points.flatMap(({ latitude, longitude, title }): RelatedLocation[] => {
    const name = cleanText(title, 200);
    if (!name) return [];
    const place_info = { name, coordinates: { latitude, longitude } };
    return [{ location: { location: { place_info } }, relation_type: 'RELATION_TYPE_RELATED_NO_ADMISSION' }];
  });
  return {
    id: 'default',
    // Product and option may share a title if there is one option (Google, “Title and description guidelines”).
    title: say(productTitle(tour.title)),
    landing_page: { url },
    duration_sec: days * DAY_SEC,
    ...(refunds.length > 0 && {
      cancellation_policy: {
        refund_conditions: refunds.map((step) => ({
          min_duration_before_start_time_sec: step.days * DAY_SEC,
          refund_percent: 100 - Math.ceil(step.percent),
        })),
      },
    }),
    ...(places.length > 0 && { related_locations: places.slice(0, MAX_PLACES) }),
    price_options: [{ id: 'adult', title: 'Adult', price: moneyOf(price.from ?? 0, price.currency) }],
  };
}

/** An amount as `google.type.Money`: whole units, and nano units. */
function moneyOf(minor: number, currency: string): Money {
  const each = 10 ** decimalsOf(currency);
  const rest = minor % each;
  return {
    currency_code: currency,
    units: Math.floor(minor / each),
    ...(rest > 0 && { nanos: rest * (1e9 / each) }),
  };
}
