import { isKept } from '../../../shared/keptBlock.ts';
import type { Kind } from '../../../shared/layouts/kind.ts';
import { valueAt, withValueAt } from '../../../shared/layouts/values.ts';
import { slotsOf, withSlot } from '../../../shared/layouts/walk.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { editTree } from '../editTree.ts';
import { withOwnIds } from '../ownIds.ts';
import { isEqual } from '../shareEqual.ts';
import type { EditedBlock } from '../types.ts';
import { type Draft, nameOf, type Refusal, type Scene } from './gesture.ts';

type Values = Readonly<Record<string, unknown>>;

/** Keys that would cause prototype pollution. */
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

/** Sets values of a block by path; undefined when nothing changes. */
export function change(
  id: string,
  values: Values,
  name: string | undefined,
  scene: Scene,
): Draft | Refusal | undefined {
  const { index, kinds, selected, tree } = scene;
  const block = index.get(id)?.block;
  if (!block) return { why: t('This block is no longer there.') };
  const kind = kinds.get(block.blockType);
  if (isKept(block) || !kind) {
    return {
      why: t('{name} is kept as it is: it can be moved, copied and removed, not changed.', {
        name: nameOf(block, kinds),
      }),
    };
  }
  const set = setValues(block, kind, values);
  if ('why' in set) return set;
  const changed = set.block;
  if (changed === block) return undefined;
  const after = editTree(tree, { replaced: new Map([[id, changed]]) }, kinds);
  return {
    tree: holdsSlots(kind, Object.keys(values)) ? withOwnIds(after, kinds, scene.newId) : after,
    selected,
    name: name ?? nameChange(labelOf(kind, Object.keys(values)), nameOf(changed, kinds)),
    said: undefined,
  };
}

/** Resets a setting to its default. */
export function reset(id: string, path: string, scene: Scene): Draft | Refusal {
  const block = scene.index.get(id)?.block;
  const kind = block && scene.kinds.get(block.blockType);
  const setting = kind?.settings.find((each) => each.path === path);
  if (!block || !setting) return { why: t('This setting is no longer there.') };
  const { label } = setting;
  const name = t('Reset {label} of {name}', { label, name: nameOf(block, scene.kinds) });
  const draft = change(id, { [path]: setting.initial }, name, scene);
  if (!draft) return { why: t('{label} has its default already.', { label }) };
  return 'why' in draft ? draft : { ...draft, said: name };
}

/**
 * A block with other values; the same object when nothing changes. Empty values are stored as null, so that no default
 * replaces them.
 */
export function setValues(block: EditedBlock, kind: Kind, values: Values): { block: EditedBlock } | Refusal {
  let changed = block;
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    if (names.some((name) => DANGEROUS.has(name) || name === '') || ['id', 'blockType'].includes(path)) {
      return { why: t('“{path}” is no setting of {kind}.', { path, kind: kind.label }) };
    }
    if (kind.slots.some(({ name }) => leadsInto(path, name))) {
      return { why: t('Blocks are moved, not set: use the gestures for them.') };
    }
    const before = valueAt(changed, path) ?? null;
    const after = value ?? null;
    if (before === after || isEqual(before, after)) continue;
    try {
      changed = withValueAt(changed, path, after);
    } catch (fault) {
      return { why: fault instanceof Error ? fault.message : String(fault) };
    }
  }
  return { block: changed === block ? block : keepBlocks(block, changed, kind) };
}

/** Rows set without their nested blocks keep those that they have. */
function keepBlocks(before: EditedBlock, after: EditedBlock, kind: Kind): EditedBlock {
  let kept = after;
  for (const { name } of slotsOf(after, kind)) {
    if (valueAt(after, name) !== undefined) continue;
    const at = name.split('.');
    const row = at.findIndex((part) => /^\d+$/.test(part));
    if (row < 0) continue;
    const rowId = valueAt(after, [...at.slice(0, row + 1), 'id'].join('.'));
    const rows = valueAt(before, at.slice(0, row).join('.'));
    const old = Array.isArray(rows)
      ? rows.find((each) => rowId !== undefined && valueAt(each, 'id') === rowId)
      : undefined;
    const blocks = valueAt(old, at.slice(row + 1).join('.'));
    if (Array.isArray(blocks)) kept = withSlot(kept, name, blocks);
  }
  return kept;
}

/** Whether a path is a slot or inside one. */
function leadsInto(path: string, slot: string): boolean {
  return liesOn(path, slot) && path.split('.').length >= slot.split('.').length;
}

/** Whether the values set at some paths contain slots. */
function holdsSlots({ slots }: Kind, paths: readonly string[]): boolean {
  return slots.some(({ name }) => paths.some((path) => liesOn(path, name) && !leadsInto(path, name)));
}

/** Whether one of a path and a slot's path is a prefix of the other. */
function liesOn(path: string, slot: string): boolean {
  const names = path.split('.');
  const parts = slot.split('.').slice(0, names.length);
  return parts.every((part, index) => part === names[index] || (part === '*' && /^\d+$/.test(names[index] ?? '')));
}

function nameChange(label: string | undefined, name: string): string {
  return label ? t('Changed {label} of {name}', { label, name }) : t('Changed {name}', { name });
}

/** `Size`; undefined when several settings are changed, or one that has no label. */
function labelOf({ settings }: Kind, paths: readonly string[]): string | undefined {
  const labels = new Set(
    paths.map((path) => settings.find((each) => path === each.path || path.startsWith(`${each.path}.`))?.label),
  );
  const [label] = labels;
  return labels.size === 1 ? label : undefined;
}
