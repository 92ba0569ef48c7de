import { studioLanguage, t } from '../studioWords/t.ts';
import type { Kind, Kinds, LayoutBlock } from './kind.ts';
import { walkBlocks } from './walk.ts';

/**
 * Reason for which a new block of a kind is not allowed at a position, as a sentence for the editor; undefined when it is. Checked by
 * the editor before every edit, and by the server before every save.
 * @param parents the place's parents, outermost first; none at the top
 */
export function whyNot(
  kind: Pick<Kind, 'isPanel' | 'label' | 'slug'>,
  parents: readonly LayoutBlock[],
  kinds: Kinds,
): string | undefined {
  const parent = parents.at(-1);
  if (parent && !kinds.get(parent.blockType)?.slots.length) {
    return t('{kind} cannot hold other blocks.', {
      kind: withArticle(kinds.get(parent.blockType)?.label ?? parent.blockType),
    });
  }
  if (!kind.isPanel) return undefined;
  const around = parents.map(({ blockType }) => kinds.get(blockType)).find((each) => each?.isPanel);
  if (!around) return undefined;
  const name = withArticle(kind.label);
  return around.slug === kind.slug
    ? t('{kind} cannot stand inside another {other}.', { kind: name, other: lowered(kind.label) })
    : t('{kind} cannot stand inside {other}.', { kind: name, other: withArticle(around.label, 'a') });
}

/** The same for a block with its nested blocks; the first that is not allowed gives the reason. */
export function whyNotBlock(block: LayoutBlock, parents: readonly LayoutBlock[], kinds: Kinds): string | undefined {
  for (const { block: inner, parents: between } of walkBlocks([block], kinds)) {
    const why = whyNot(kinds.get(inner.blockType) ?? unknown(inner), [...parents, ...between], kinds);
    if (why) return why;
  }
  return undefined;
}

/** Replaces an unknown kind, whose blocks are allowed everywhere. */
function unknown({ blockType }: LayoutBlock): Pick<Kind, 'isPanel' | 'label' | 'slug'> {
  return { slug: blockType, label: blockType, isPanel: false };
}

/** “A panel”, “An icon list”; lower-cased inside a sentence. Other languages quote the label as it is. */
function withArticle(label: string, article: 'A' | 'a' = 'A'): string {
  return studioLanguage() === 'en' ? `${article}${/^[aeiou]/i.test(label) ? 'n' : ''} ${lowered(label)}` : label;
}

function lowered(label: string): string {
  return studioLanguage() === 'en' ? label.toLowerCase() : label;
}
