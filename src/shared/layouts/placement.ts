import type { Kind, Kinds, LayoutBlock } from './kind.ts';
import { walkBlocks } from './walk.ts';

/**
 * Why a new block of a kind may not stand at a place, as a sentence for the editor; undefined when it may. The editor asks before every
 * gesture, the server before every save.
 * @param parents the blocks around the place, outermost first; none at the top
 */
export function whyNot(
  kind: Pick<Kind, 'isPanel' | 'label' | 'slug'>,
  parents: readonly LayoutBlock[],
  kinds: Kinds,
): string | undefined {
  const parent = parents.at(-1);
  if (parent && !kinds.get(parent.blockType)?.slots.length) {
    return `${withArticle(kinds.get(parent.blockType)?.label ?? parent.blockType)} cannot hold other blocks.`;
  }
  if (!kind.isPanel) return undefined;
  const around = parents.map(({ blockType }) => kinds.get(blockType)).find((each) => each?.isPanel);
  if (!around) return undefined;
  const inside = around.slug === kind.slug ? `another ${kind.label.toLowerCase()}` : withArticle(around.label, 'a');
  return `${withArticle(kind.label)} cannot stand inside ${inside}.`;
}

/** The same for a block with all that it holds, of which the first that may not stand there says why. */
export function whyNotBlock(block: LayoutBlock, parents: readonly LayoutBlock[], kinds: Kinds): string | undefined {
  for (const { block: inner, parents: between } of walkBlocks([block], kinds)) {
    const why = whyNot(kinds.get(inner.blockType) ?? unknown(inner), [...parents, ...between], kinds);
    if (why) return why;
  }
  return undefined;
}

/** What is known of a kind that is not: blocks of it are kept, wherever they stand. */
function unknown({ blockType }: LayoutBlock): Pick<Kind, 'isPanel' | 'label' | 'slug'> {
  return { slug: blockType, label: blockType, isPanel: false };
}

/** “A panel”, “An icon list”; with another first letter inside a sentence. */
function withArticle(label: string, article: 'A' | 'a' = 'A'): string {
  return `${article}${/^[aeiou]/i.test(label) ? 'n' : ''} ${label.toLowerCase()}`;
}
