import type { Scene } from '../gestures/gesture.ts';
import { topmost } from '../indexTree.ts';
import { type Envelope, FORMAT, VERSION } from './envelope.ts';
import { linesOf } from './wordsOf.ts';

/** Serializes blocks with their nested blocks for a clipboard. Empty when none of them exists. */
export function copyBlocks(ids: readonly string[], origin: string, { index, kinds }: Scene): string {
  const blocks = topmost(ids, index).map(({ block }) => block);
  const words = blocks.flatMap((block) => linesOf(block, kinds));
  const envelope: Envelope = { format: FORMAT, version: VERSION, origin, words, blocks };
  return blocks.length > 0 ? JSON.stringify(envelope) : '';
}
