import { baseIDField, type CollectionConfig, type Field, type GlobalConfig } from 'payload';
import { isForEditors } from '../cms/access/roles.ts';
import { typedField } from '../cms/fields/typed.ts';

/** Cell of every switch, in words. */
const YES_NO = '/src/cms/studio/YesNoCell.tsx#YesNoCell';

/** Kinds of field that are useful as filters of a list, and fit into a column. */
const PLAIN: ReadonlySet<Field['type']> = new Set(['checkbox', 'date', 'email', 'radio', 'relationship', 'select']);

/** Groups of the menu that are no concern of authors. */
const FOR_EDITORS: ReadonlySet<unknown> = new Set(['Look', 'Settings and people']);

/** Facts of a file that Payload adds to its list, for programs. */
const FILE_FACTS = ['mimeType', 'thumbnailURL', 'url'].map((name) =>
  putAway(typedField({ name, type: 'text' }), false),
);

/** Hides what only programmers need: the API tab, copying between languages, fields by which no list is filtered. */
export function plainLists(collection: CollectionConfig): CollectionConfig {
  const { admin, fields } = collection;
  const shown = new Set([...(admin?.defaultColumns ?? []), ...(admin?.listSearchableFields ?? []), admin?.useAsTitle]);
  return {
    ...collection,
    admin: { ...forEditors(admin), disableCopyToLocale: true, hideAPIURL: true },
    fields: [...fields.map((field) => plainField(field, shown)), ...(collection.upload ? FILE_FACTS : [])],
  };
}

/** The same for globals, which have no list. */
export function plainSettings(global: GlobalConfig): GlobalConfig {
  return { ...global, admin: { ...forEditors(global.admin), hideAPIURL: true } };
}

/**
 * Hides what only editors change from everybody else's menu. None of these groups has a kind of document that links lead
 * to: a link in an author's text may not lead to a collection that is hidden from the author.
 */
function forEditors<Admin extends { group?: unknown; hidden?: unknown }>(admin: Admin | undefined): Admin | undefined {
  if (!admin || admin.hidden !== undefined || !FOR_EDITORS.has(admin.group)) return admin;
  return { ...admin, hidden: isForEditors };
}

/** @param shown names of the fields that the list shows or searches anyway */
function plainField(field: Field, shown: ReadonlySet<string | undefined>): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({
      ...tab,
      fields: tab.fields.map((each) => plainField(each, 'name' in tab ? new Set() : shown)),
    }));
    return { ...field, tabs };
  }
  if (field.type === 'row' || field.type === 'collapsible')
    return { ...field, fields: field.fields.map((each) => plainField(each, shown)) };
  if (field.type === 'group' || field.type === 'array') {
    const fields = field.fields.map((each) => plainField(each, new Set()));
    // Payload adds the same to each list, and offers to filter by it.
    if (field.type === 'array') fields.push(putAway(typedField(baseIDField), false));
    return putAway({ ...field, fields } as Field, false);
  }
  if (!('name' in field) || field.type === 'ui') return field;
  const isSensible = shown.has(field.name) || (shown.size > 0 && PLAIN.has(field.type));
  return withWords(putAway(field, isSensible));
}

function putAway(field: Field, isSensible: boolean): Field {
  if (isSensible) return field;
  // The parts of this field's own type do not matter here.
  return { ...field, admin: { disableListColumn: true, disableListFilter: true, ...field.admin } } as Field;
}

function withWords(field: Field): Field {
  if (field.type !== 'checkbox' || field.admin?.components?.Cell) return field;
  const components = { ...field.admin?.components, Cell: YES_NO };
  return { ...field, admin: { ...field.admin, components } };
}
