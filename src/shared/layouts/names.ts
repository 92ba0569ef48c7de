import { t } from '../studioWords/t.ts';
import { blockSummary } from './blockSummary.ts';
import type { Kind, Kinds, LayoutBlock } from './kind.ts';
import { valueAt } from './values.ts';

/**
 * Label of a block: the name that an editor has given it, or its purpose by its settings (`Two columns`), or its
 * kind.
 */
export function labelOf(block: LayoutBlock, kind: Kind | undefined): string {
  const ownName = typeof block.blockName === 'string' ? block.blockName.trim() : '';
  const { label } = kind?.labels?.find(({ where }) => applies(where, block)) ?? kind ?? {};
  return ownName || (label ?? block.blockType);
}

function applies(where: Readonly<Record<string, string>>, block: LayoutBlock): boolean {
  return Object.entries(where).every(([path, value]) => valueAt(block, path) === value);
}

/** Display name of a block: its label, and its text if it has any. `Heading: Journeys for the months ahead`. */
export function nameOfBlock(block: LayoutBlock, kind: Kind | undefined): string {
  const words = blockSummary(block);
  const label = labelOf(block, kind);
  return words ? t('{label}: {words}', { label, words }) : label;
}

/**
 * Name of a block with its place, for messages shown elsewhere: `Heading in Journeys for the months ahead`, `Button
 * “See them all” in Journeys for the months ahead`. The place is the nearest parent with another text.
 * @param path the parents, outermost first, then the block itself
 */
export function nameInPlace(path: readonly LayoutBlock[], kinds: Kinds): string {
  const block = path.at(-1);
  if (!block) return '';
  const label = labelOf(block, kinds.get(block.blockType));
  const words = blockSummary(block);
  const around = path.slice(0, -1).reverse();
  const context = around.map(blockSummary).find((summary) => summary && summary !== words);
  const [parent] = around;
  const place = context ?? (parent && !words ? labelOf(parent, kinds.get(parent.blockType)) : undefined);
  const name = words ? t('{label} “{words}”', { label, words }) : label;
  return place ? t('{name} in {place}', { name, place }) : name;
}
