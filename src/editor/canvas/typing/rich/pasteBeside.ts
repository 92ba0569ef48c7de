import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import type { Kinds } from '../../../../shared/layouts/kind.ts';
import { type Foreign, readForeignBlocks } from '../../../keys/pasteForeign.ts';
import type { Envelope } from '../../../model/clipboard/envelope.ts';

/** The layout around a text that is being edited, where blocks are placed after the text's own. */
export interface Beside {
  kinds: Kinds;
  /** Whether blocks may be placed there. */
  mayPlace(): boolean;
  /** Places blocks in the format of the clipboard; false where none of them could be. */
  place(blocks: string): boolean;
  announce(text: string): void;
}

/** Whether something may hold tables or pictures, which no text can. */
export function holdsBlocks({ files = [], html }: Foreign, plain: string): boolean {
  return /<(table|img)\b/i.test(html) || (files.length > 0 && !plain);
}

/**
 * Makes blocks of what is pasted into a text: its tables and pictures, and the words that follow the first of these. Pictures are uploaded
 * meanwhile; where the text was left by then, all of it becomes blocks.
 * @param isOpen whether the text is still being edited
 * @returns the paragraphs before the first table or picture, which belong into the text itself; whether blocks were placed; and the number of
 *   pictures that were left out, where these are not yet told. Undefined where nothing could be pasted so
 */
export async function pasteBeside(
  foreign: Foreign,
  { announce, kinds, place }: Beside,
  isOpen: () => boolean,
): Promise<{ nodes: readonly SerializedLexicalNode[]; isPlaced: boolean; pictures: number } | undefined> {
  const text = await readForeignBlocks(foreign, kinds, announce);
  if (text === undefined) return undefined;
  const envelope = JSON.parse(text) as Envelope;
  const [first, ...others] = envelope.blocks;
  const setting = isOpen() && first ? kinds.get(String(first.blockType))?.pasted : undefined;
  const head =
    setting === undefined ? undefined : (first?.[setting] as { root: { children: SerializedLexicalNode[] } });
  const nodes = head?.root.children ?? [];
  const blocks = head ? others : envelope.blocks;
  if (blocks.length === 0 && head) return { nodes, isPlaced: false, pictures: envelope.pictures ?? 0 };
  return place(JSON.stringify({ ...envelope, blocks })) ? { nodes, isPlaced: true, pictures: 0 } : undefined;
}
