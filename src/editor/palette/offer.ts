import type { Kind, Kinds, LayoutBlock } from '../../shared/layouts/kind.ts';
import { whyNotBlock } from '../../shared/layouts/placement.ts';
import { englishOf } from '../../shared/studioWords/englishOf.ts';
import { t } from '../../shared/studioWords/t.ts';
import { normalizeText } from '../../shared/text/normalizeText.ts';
import type { Editor, Outcome, Place, Tree } from '../model/types.ts';
import { parentsOf, whyNotNew } from '../places.ts';
import type { Section } from './sections/section.ts';

/** A palette entry: a kind of block, or a ready-made section. */
export interface Offer {
  /** Unique; kept for recent ones and favourites. */
  id: string;
  label: string;
  group: string;
  /** Everyday words for it. */
  words: string;
  /** Reason for which it is disabled here; undefined when it is allowed. */
  why: string | undefined;
  of: { kind: Kind } | { section: Section };
}

/** Areas of the palette, which contain its groups. */
export type Area = 'kept' | 'sections' | 'pages' | 'blocks';

/** Palette item of a kind of block, with the reason where it cannot be inserted. */
export function offerKind(kind: Kind, place: Place, tree: Tree, kinds: Kinds): Offer {
  const { group, label, slug } = kind;
  return { id: slug, label, group, words: wordsOf(kind), why: whyNotNew(slug, place, tree, kinds), of: { kind } };
}

/** Everyday words for a kind; where the studio is not in English its English label, too. */
export function wordsOf({ label, words = '' }: Pick<Kind, 'label' | 'words'>): string {
  return [words, ...englishOf(label)].join(' ');
}

/** Palette item of a ready-made section or page. */
export function offerSection(section: Section): Offer {
  const { group, id, label, words } = section;
  return { id: `section:${id}`, label, group, words, why: undefined, of: { section } };
}

/** Whether something is offered in layouts of a collection; everything where none is given. */
export function isFor(collection: string | undefined, { onlyIn }: { onlyIn?: readonly string[] }): boolean {
  return !onlyIn || collection === undefined || onlyIn.includes(collection);
}

/** Whether all blocks of a section are known and allowed at a place; a whole page only at the top level. */
export function fits({ blocks, isPage }: Section, place: Place, tree: Tree, kinds: Kinds): boolean {
  if (isPage && place.parent !== null) return false;
  const parents: readonly LayoutBlock[] = parentsOf(tree, place, kinds);
  return blocks.every((block) => kinds.has(block.blockType) && !whyNotBlock(block, parents, kinds));
}

/** Why an offer is not allowed at a place, as text; undefined when it is. */
export function whyNotOffer({ of }: Offer, place: Place, tree: Tree, kinds: Kinds): string | undefined {
  if ('kind' in of) return whyNotNew(of.kind.slug, place, tree, kinds);
  const { blocks, isPage } = of.section;
  if (isPage && place.parent !== null) return t('A whole page stands on the top level only.');
  const parents: readonly LayoutBlock[] = parentsOf(tree, place, kinds);
  return blocks.map((block) => whyNotBlock(block, parents, kinds)).find((why) => why !== undefined);
}

/** Inserts the block or section of an offer. */
export function putOffer(editor: Editor, { of }: Offer, place: Place): Outcome {
  return 'kind' in of ? editor.insert(of.kind.slug, place) : editor.insertSection(of.section, place);
}

/** Tab of the palette that an item belongs to. */
export function areaOf({ of }: Offer): Area {
  if ('kind' in of) return 'blocks';
  return of.section.isPage ? 'pages' : 'sections';
}

/** Whether each of some words is in an entry's label, group or everyday words. */
export function isFound({ group, label, words }: Offer, typed: string): boolean {
  const text = normalizeText(`${label} ${group} ${words}`);
  return typed.split(/\s+/).every((word) => text.includes(word));
}

/** Rank of a match, best first: the whole label, its start, inside it, a whole everyday word, elsewhere. */
export function rankOf(offer: Offer, typed: string): number {
  const label = normalizeText(offer.label);
  if (label === typed) return 0;
  if (label.startsWith(typed)) return 1;
  if (label.includes(typed)) return 2;
  return normalizeText(offer.words).split(' ').includes(typed) ? 3 : 4;
}
