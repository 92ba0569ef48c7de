import type { Kinds } from '../../shared/layouts/kind.ts';
import { nameOfBlock } from '../../shared/layouts/names.ts';
import { t } from '../../shared/studioWords/t.ts';
import type { Device, EditedBlock, Editor, Outcome } from '../model/types.ts';
import { HIDE_ON, pluralOf, withHidden } from './hideOn.ts';

/** Hides or shows a block on a device: one undo step. */
export function setHidden(
  editor: Editor,
  kinds: Kinds,
  block: EditedBlock,
  device: Device,
  isHidden: boolean,
): Outcome {
  const name = nameOfBlock(block, kinds.get(block.blockType));
  const step = t(isHidden ? 'Hid {name} on {devices}' : 'Showed {name} on {devices}', {
    name,
    devices: pluralOf(device),
  });
  const outcome = editor.change(block.id, { [HIDE_ON]: withHidden(block, device, isHidden) }, step);
  if (outcome.done) editor.announce(step);
  return outcome;
}
