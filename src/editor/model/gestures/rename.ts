import { LONGEST_NAME } from '../../../shared/layouts/limits.ts';
import { change } from './change.ts';
import { type Draft, nameOf, type Refusal, type Scene } from './gesture.ts';

/** Names a block for the tree; an empty name removes it. Undefined when nothing changes. */
export function rename(id: string, name: string, scene: Scene): Draft | Refusal | undefined {
  const block = scene.index.get(id)?.block;
  const given = name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  const step = block ? `Renamed ${nameOf(block, scene.kinds)}${given ? ` to ${given}` : ''}` : undefined;
  const draft = change(id, { blockName: given || null }, step, scene);
  return draft && !('why' in draft) ? { ...draft, said: draft.name } : draft;
}
