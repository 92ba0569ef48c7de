import { LONGEST_NAME } from '../../../shared/layouts/limits.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { change } from './change.ts';
import { type Draft, nameOf, type Refusal, type Scene } from './gesture.ts';

/** Names a block for the tree; an empty name removes it. Undefined when nothing changes. */
export function rename(id: string, name: string, scene: Scene): Draft | Refusal | undefined {
  const block = scene.index.get(id)?.block;
  const given = name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  const draft = change(id, { blockName: given || null }, block && nameStep(nameOf(block, scene.kinds), given), scene);
  return draft && !('why' in draft) ? { ...draft, said: draft.name } : draft;
}

function nameStep(name: string, given: string): string {
  return given ? t('Renamed {name} to {given}', { name, given }) : t('Renamed {name}', { name });
}
