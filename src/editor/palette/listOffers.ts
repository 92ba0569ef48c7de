import type { Kinds } from '../../shared/layouts/kind.ts';
import { t } from '../../shared/studioWords/t.ts';
import { normalizeText } from '../../shared/text/normalizeText.ts';
import type { Tree } from '../model/types.ts';
import { placeBeside } from '../places.ts';
import { meaningsOf } from './everydayWords.ts';
import {
  type Area,
  areaOf,
  fits,
  isFor,
  isFound,
  type Offer,
  offerKind,
  offerSection,
  rankOf,
  wordsOf,
} from './offer.ts';
import type { PaletteRequest } from './PaletteRequest.ts';
import type { Section } from './sections/section.ts';

export interface OfferGroup {
  label: string;
  area: Area;
  offers: readonly Offer[];
}

interface Listing {
  request: PaletteRequest;
  tree: Tree;
  kinds: Kinds;
  sections?: readonly Section[];
  /** Slug of the collection whose layout it is; undefined where everything is offered. */
  collection?: string | undefined;
  /** Ids of offers, by which the first groups are made. */
  favourites?: readonly string[];
  recent?: readonly string[];
  /** Search text; while it is empty favourites and recently used come first. */
  query?: string;
}

/** Most letters of words such as "of", "a" and "de", which are not looked for beside longer ones. */
const SHORT = 2;
/** Letters of a word that says what is looked for, unlike "the". */
const TELLING = 4;

/**
 * The palette's entries, in groups: at the top level sections and whole pages before single blocks, inside others the
 * other way round. For wrapping, only kinds with slots.
 */
export function listOffers(listing: Listing): OfferGroup[] {
  const { favourites = [], query = '', recent = [] } = listing;
  const offers = offersOf(listing);
  const typed = normalizeText(query.trim());
  if (typed) {
    const meanings = meaningsOf(typed);
    const rank = (offer: Offer) => Math.min(...meanings.map((each) => rankOf(offer, each)));
    return groupsOf(findOffers(offers, meanings).toSorted((a, b) => rank(a) - rank(b)));
  }
  return [
    ...keptGroup(t('Favourites'), favourites, offers),
    ...keptGroup(
      t('Recent'),
      recent.filter((id) => !favourites.includes(id)),
      offers,
    ),
    ...groupsOf(offers),
  ];
}

/**
 * Offers that have all words of one of some meanings; where none has, as with "list of tours", those that have the most of its longer words.
 */
function findOffers(offers: readonly Offer[], meanings: readonly string[]): Offer[] {
  const whole = offers.filter((offer) => meanings.some((each) => isFound(offer, withoutShort(each))));
  if (whole.length > 0) return whole;
  const words = meanings.flatMap((each) => each.split(/\s+/)).filter((word) => word.length >= TELLING);
  const counted = offers.map((offer) => ({ offer, count: words.filter((word) => isFound(offer, word)).length }));
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return counted.flatMap(({ count, offer }) => (count === most ? offer : []));
}

function withoutShort(typed: string): string {
  const words = typed.split(/\s+/);
  const longer = words.filter(({ length }) => length > SHORT);
  return (longer.length > 0 ? longer : words).join(' ');
}

/** Kinds that a search finds, but that are for layouts of other collections. */
export function listElsewhere({ collection, kinds, query = '' }: Pick<Listing, 'collection' | 'kinds' | 'query'>) {
  const typed = normalizeText(query.trim());
  if (!typed) return [];
  return [...kinds.values()].filter(
    (kind) => !isFor(collection, kind) && normalizeText(`${kind.label} ${wordsOf(kind)}`).includes(typed),
  );
}

function offersOf({ collection, kinds, request, sections = [], tree }: Listing): Offer[] {
  const isWrapping = 'wrap' in request;
  const place = isWrapping ? placeBeside(tree, request.wrap[0], kinds, 0) : request.place;
  const blocks = [...kinds.values()]
    .filter((kind) => kind.isOffered && isFor(collection, kind) && (!isWrapping || kind.slots.length > 0))
    .map((kind) => offerKind(kind, place, tree, kinds));
  if (isWrapping) return blocks;
  const ready = sections
    .filter((section) => isFor(collection, section) && fits(section, place, tree, kinds))
    .map(offerSection);
  return place.parent === null ? [...ready, ...blocks] : [...blocks, ...ready];
}

function keptGroup(label: string, ids: readonly string[], offers: readonly Offer[]): OfferGroup[] {
  const kept = ids.flatMap((id) => offers.filter((offer) => offer.id === id && !offer.why));
  return kept.length > 0 ? [{ label, area: 'kept', offers: kept }] : [];
}

function groupsOf(offers: readonly Offer[]): OfferGroup[] {
  const groups = Map.groupBy(offers, (offer) => `${areaOf(offer)} ${offer.group}`);
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    return first ? [{ label: first.group, area: areaOf(first), offers: members }] : [];
  });
}
