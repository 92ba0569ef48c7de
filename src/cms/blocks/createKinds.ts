import type { Block } from 'payload';
import { labelOf } from '../../shared/labelOf.ts';
import { withDeviceSettings } from '../../shared/layouts/deviceValues.ts';
import type { Kind, KindSetting, KindSlot } from '../../shared/layouts/kind.ts';
import { valueAt, withValueAt } from '../../shared/layouts/values.ts';
import { capitalize } from '../../shared/text/capitalize.ts';
import { type BlockField, blockFields } from '../fields/block/blockFields.ts';
import { PALETTE_GROUPS, traitsOf } from '../fields/block/defineBlock.ts';
import { deviceChoiceOf } from '../fields/block/perDevice.ts';
import { isSlot } from '../fields/layout.ts';
import { keptBlock } from './keptBlock.ts';

/** Icon of a kind without one, and of the placeholder for unknown blocks. */
const PLAIN_ICON = 'box';

type Values = Record<string, unknown>;

const createdBefore = new WeakMap<readonly Block[], readonly Kind[]>();

/**
 * Kinds of blocks for the layout editor: plain data, sent to the browser. Includes the placeholder
 * of unknown blocks, so that it has a name. The same list gives the same kinds.
 * @param blocks in the order in which the palette offers them
 */
export function createKinds(blocks: readonly Block[]): readonly Kind[] {
  const kinds = createdBefore.get(blocks) ?? create(blocks);
  createdBefore.set(blocks, kinds);
  return kinds;
}

function create(blocks: readonly Block[]): Kind[] {
  const fields = new Map([...blocks, keptBlock].map((block) => [block.slug, blockFields(block)]));
  return [...blocks, keptBlock].map((block): Kind => {
    const traits = traitsOf(block);
    const { group = PALETTE_GROUPS[0], icon = PLAIN_ICON, isPanel = false, starter = {}, words } = traits;
    const own = fields.get(block.slug) ?? [];
    return {
      slug: block.slug,
      label: labelOf(block),
      group,
      icon,
      ...(words && { words }),
      ...(traits.pasted && { pasted: traits.pasted }),
      ...(traits.pastedTable && { pastedTable: traits.pastedTable }),
      ...(traits.pastedPicture && { pastedPicture: traits.pastedPicture }),
      ...(traits.labelsWhere && { labels: traits.labelsWhere }),
      ...(traits.onlyIn && { onlyIn: traits.onlyIn }),
      slots: slotsIn(own),
      isPanel,
      isOffered: block.slug !== keptBlock.slug,
      settings: settingsIn(own, ''),
      starter: fill(starter, own, fields),
    };
  });
}

/** An only slot needs no name beside the block's own; those in an array are named as its rows. */
function slotsIn(fields: readonly BlockField[]): KindSlot[] {
  const slots = fields.filter(({ field }) => isSlot(field));
  return slots.map((slot) => {
    const label = slot.labels.at(-1) ?? rowNameOf(slot, fields);
    return { name: slot.path, ...(label && (slots.length > 1 || slot.path.includes('*')) && { label }) };
  });
}

function rowNameOf({ path }: BlockField, fields: readonly BlockField[]): string | undefined {
  const list = fields.find((each) => each.path === path.slice(0, path.lastIndexOf('.*.')))?.field;
  const name = list?.type === 'array' ? list.labels?.singular : undefined;
  return typeof name === 'string' ? capitalize(name) : undefined;
}

/** The settings below a path prefix, without those in the rows of their arrays. */
function settingsIn(fields: readonly BlockField[], prefix: string): KindSetting[] {
  return fields
    .filter(({ field, path }) => {
      const isHidden = 'admin' in field && field.admin && 'hidden' in field.admin && field.admin.hidden === true;
      return path.startsWith(prefix) && !path.slice(prefix.length).includes('*') && !isHidden && !isSlot(field);
    })
    .flatMap((each) => withDeviceSettings(settingOf(each, fields, prefix)));
}

function settingOf(
  { field, labels, path, tab }: BlockField,
  fields: readonly BlockField[],
  prefix: string,
): KindSetting {
  const around = fields.find((each) => `${each.path}.*.` === prefix)?.labels.length ?? 0;
  const initial = 'defaultValue' in field ? field.defaultValue : undefined;
  const isMany = 'hasMany' in field && field.hasMany === true;
  const onDevices = deviceChoiceOf(field);
  return {
    path: path.slice(prefix.length),
    label: labels.slice(around).join(' › ') || field.name,
    tab,
    type: field.type,
    ...(isMany && { hasMany: true }),
    ...('options' in field && {
      options: field.options.map((option) => (typeof option === 'string' ? option : option.value)),
    }),
    ...('maxLength' in field && field.maxLength !== undefined && { maxLength: field.maxLength }),
    ...(field.type === 'array' && { rows: settingsIn(fields, `${path}.*.`) }),
    ...(initial !== undefined && { initial }),
    ...(onDevices && { onDevices }),
  };
}

/** Fills in the defaults of all missing fields, in rows and nested blocks as well. */
function fill(
  values: Values,
  fields: readonly BlockField[],
  ofKinds: ReadonlyMap<string, readonly BlockField[]>,
  prefix = '',
): Values {
  const inside = fields.filter(({ path }) => path.startsWith(prefix) && !path.slice(prefix.length).includes('*'));
  return inside.reduce<Values>((filled, { field, path: whole }) => {
    const path = whole.slice(prefix.length);
    const value = valueAt(filled, path) ?? ('defaultValue' in field ? field.defaultValue : undefined);
    const isList = Array.isArray(value);
    if (isSlot(field)) return withValueAt(filled, path, isList ? value.map((block) => fillBlock(block, ofKinds)) : []);
    if (value === undefined || value === null) return withGroup(filled, path);
    const isRows = field.type === 'array' && isList;
    return withValueAt(filled, path, isRows ? value.map((row) => fill(row, fields, ofKinds, `${whole}.*.`)) : value);
  }, values);
}

/** Adds empty groups, as in a saved block. */
function withGroup(values: Values, path: string): Values {
  const group = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  return group && !valueAt(values, group) ? withValueAt(values, group, {}) : values;
}

/** A block in a starter has the defaults of its kind, not that kind's own starter. */
function fillBlock(block: Values, ofKinds: ReadonlyMap<string, readonly BlockField[]>): Values {
  return fill(block, ofKinds.get(String(block.blockType)) ?? [], ofKinds);
}
