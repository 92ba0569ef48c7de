import type { Block, Field } from 'payload';
import { SETTING_TABS, type SettingTab } from '../../shared/layouts/kind.ts';
import { isSlot } from '../fields/layout.ts';

/** A field of a block that holds a value, and where it stands. */
export interface BlockField {
  field: Extract<Field, { name: string }>;
  /** Where its value stands in the block, with dots, and `*` for every row of a list: `items.*.text`. */
  path: string;
  /** Its own label and those of the groups and lists around it, outermost first. */
  labels: readonly string[];
  /** The tab of the block's form. */
  tab: SettingTab;
}

/**
 * The fields of a block that hold values, however the form arranges them. Groups are not among them but what they hold; a list is,
 * before what its rows hold.
 */
export function blockFields({ fields }: Pick<Block, 'fields'>): BlockField[] {
  return fields.flatMap((field) => fieldsIn(field, { path: '', labels: [], tab: 'content' }));
}

type Where = Pick<BlockField, 'labels' | 'path' | 'tab'>;

function fieldsIn(field: Field, where: Where): BlockField[] {
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) => {
      const known = SETTING_TABS.find((name) => name === String(tab.label).toLowerCase());
      return tab.fields.flatMap((inner) => fieldsIn(inner, { ...where, tab: known ?? where.tab }));
    });
  }
  const name = 'name' in field ? field.name : undefined;
  // What only arranges the form is not part of the way to a value.
  if (!name) return 'fields' in field ? field.fields.flatMap((inner) => fieldsIn(inner, where)) : [];
  const label = 'label' in field && typeof field.label === 'string' ? [field.label] : [];
  const here: Where = {
    ...where,
    path: where.path ? `${where.path}.${name}` : name,
    labels: [...where.labels, ...label],
  };
  if (field.type === 'group') return field.fields.flatMap((inner) => fieldsIn(inner, here));
  const own = { ...here, field: field as BlockField['field'] };
  if (field.type !== 'array' || isSlot(field)) return [own];
  return [own, ...field.fields.flatMap((inner) => fieldsIn(inner, { ...here, path: `${here.path}.*` }))];
}
