import type { Kind, Kinds } from '../../shared/layouts/kind.ts';
import { normalizeText } from '../../shared/text/normalizeText.ts';
import type { Tree } from '../model/types.ts';
import { placeBeside, whyNotNew } from '../places.ts';
import type { PaletteRequest } from './PaletteRequest.ts';

/** A palette entry. */
export interface Offer {
  kind: Kind;
  /** Why it is disabled here; undefined when it is allowed. */
  why: string | undefined;
}

export interface OfferGroup {
  label: string;
  offers: readonly Offer[];
}

/**
 * The palette's entries, in groups. For wrapping, only kinds with slots.
 * @param query search text; while it is empty the recently used come first
 */
export function listOffers(
  request: PaletteRequest,
  tree: Tree,
  kinds: Kinds,
  recent: readonly string[],
  query: string,
): OfferGroup[] {
  const place = 'place' in request ? request.place : placeBeside(tree, request.wrap[0], kinds, 0);
  const offered = [...kinds.values()].filter(
    ({ isOffered, slots }) => isOffered && ('place' in request || slots.length > 0),
  );
  const offers = offered.map((kind) => ({ kind, why: whyNotNew(kind.slug, place, tree, kinds) }));
  const typed = normalizeText(query.trim());
  if (typed) {
    const words = typed.split(/\s+/);
    const found = offers.filter(({ kind }) => {
      const text = normalizeText(`${kind.label} ${kind.group} ${kind.words ?? ''}`);
      return words.every((word) => text.includes(word));
    });
    return groupsOf(found.toSorted((a, b) => rank(a, typed) - rank(b, typed)));
  }
  const last = recent.flatMap((slug) => offers.filter(({ kind, why }) => kind.slug === slug && !why));
  return last.length ? [{ label: 'Recent', offers: last }, ...groupsOf(offers)] : groupsOf(offers);
}

/** Matches rank by where they are: at the start of the label, in the label, as a whole everyday word, elsewhere. */
function rank({ kind }: Offer, typed: string): number {
  const label = normalizeText(kind.label);
  if (label.startsWith(typed)) return 0;
  if (label.includes(typed)) return 1;
  return normalizeText(kind.words ?? '')
    .split(' ')
    .includes(typed)
    ? 2
    : 3;
}

function groupsOf(offers: readonly Offer[]): OfferGroup[] {
  const groups = Map.groupBy(offers, ({ kind }) => kind.group);
  return [...groups].map(([label, members]) => ({ label, offers: members }));
}
