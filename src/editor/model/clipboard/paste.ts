import type { Kind } from '../../../shared/layouts/kind.ts';
import { valueAt } from '../../../shared/layouts/values.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { editTree } from '../editTree.ts';
import { setValues } from '../gestures/change.ts';
import { type Draft, findPlace, nameAll, type Refusal, type Scene } from '../gestures/gesture.ts';
import { put } from '../gestures/insert.ts';
import type { EditedBlock, Place } from '../types.ts';
import { readClipboard } from './readClipboard.ts';

/** Result of pasting. */
export interface Pasted {
  draft: Draft | Refusal;
  /** Number of blocks inserted or changed, if the draft is applied. */
  count: number;
  left: readonly string[];
}

/** Pastes blocks into a place, as far as they are allowed there. */
export function paste(text: string, place: Place, origin: string, scene: Scene): Pasted {
  const found = findPlace(place, scene);
  if ('why' in found) return { draft: found, count: 0, left: [] };
  const { blocks, left } = readClipboard(text, scene.kinds, { around: found.around, newId: scene.newId, origin });
  const draft = blocks.length > 0 ? put(blocks, place, (name) => t('Pasted {name}', { name }), scene) : refusal(left);
  return { draft, count: blocks.length, left };
}

/** Applies the style-tab settings of the first block on the clipboard to blocks, as far as their kinds have them. */
export function pasteStyle(ids: readonly string[], text: string, origin: string, scene: Scene): Pasted {
  const { index, kinds, selected, tree } = scene;
  const { blocks, left } = readClipboard(text, kinds, { newId: scene.newId, origin });
  const [source] = blocks;
  if (!source) return { draft: refusal(left), count: 0, left };
  const replaced = new Map<string, EditedBlock>();
  for (const id of new Set(ids)) {
    const block = index.get(id)?.block;
    const kind = block && kinds.get(block.blockType);
    if (!kind) continue;
    const set = setValues(block, kind, styleOf(source, kinds.get(source.blockType), kind));
    if ('block' in set && set.block !== block) replaced.set(id, set.block);
  }
  if (replaced.size === 0)
    return { draft: { why: t('None of its style goes with what is selected.') }, count: 0, left };
  const name = t('Pasted the style of {name} to {others}', {
    name: nameAll([source], kinds),
    others: nameAll([...replaced.values()], kinds),
  });
  return {
    draft: { tree: editTree(tree, { replaced }, kinds), selected, name, said: name },
    count: replaced.size,
    left,
  };
}

/** Style settings that both kinds have and the target accepts. */
function styleOf(source: EditedBlock, from: Kind | undefined, to: Kind): Record<string, unknown> {
  const shared = to.settings.filter(({ options, path, tab, type }) => {
    const value = valueAt(source, path);
    const isHeld =
      !options ||
      value === undefined ||
      value === null ||
      [value].flat().every((each) => options.includes(String(each)));
    return (
      tab === 'style' &&
      isHeld &&
      from?.settings.some((each) => each.tab === 'style' && each.path === path && each.type === type)
    );
  });
  return Object.fromEntries(shared.map(({ initial, path }) => [path, valueAt(source, path) ?? initial]));
}

function refusal([first = t('The clipboard holds no blocks.'), ...others]: readonly string[]): Refusal {
  return { why: others.length === 0 ? first : t('Nothing could be pasted. {reason}', { reason: first }) };
}
