import type { Block, Field } from 'payload';
import { SETTING_TABS, type SettingTab } from '../../../shared/layouts/kind.ts';
import { isSlot } from '../layout.ts';

/** A block's field that holds a value, and its path. */
export interface BlockField {
  field: Extract<Field, { name: string }>;
  /** Path of its value in the block, with dots, and `*` for every row of an array: `items.*.text`. */
  path: string;
  /** Its own label and those of the groups and arrays around it, outermost first. */
  labels: readonly string[];
  /** The tab of the block's form. */
  tab: SettingTab;
}

/**
 * The block's fields that hold values, whatever the layout of the form. Groups are replaced by their fields; an array
 * comes before the fields of its rows.
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
  // Presentational fields (rows, tabs) are not part of the path.
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
