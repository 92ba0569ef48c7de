import type { Field } from 'payload';

const SEPARATOR = ' › ';

/** A field with the tabs that contain it, the outermost first. */
interface Placed {
  tabs: readonly string[];
  field: Field & { name: string };
}

/**
 * Names a field by its position in the form, such as `Day by day › Day 3 › Title`: tab, rows of lists, field.
 * @param fields those of the collection or global
 * @param path as Payload writes it, such as `itinerary.2.title`
 * @returns undefined when the path leads to no known field, such as one within a layout
 */
export function nameField(fields: readonly Field[], path: string): string | undefined {
  const names: string[] = [];
  let level: readonly Field[] = fields;
  const segments = path.split('.');
  for (let index = 0; index < segments.length; index += 1) {
    const placed = placedIn(level, segments[index] ?? '');
    if (!placed || placed.field.type === 'blocks') return undefined;
    const { field, tabs } = placed;
    names.push(...tabs);
    const row = Number(segments[index + 1]);
    if (field.type === 'array' && Number.isInteger(row)) {
      names.push(`${capital(wordOf(field.labels?.singular) ?? labelOf(field))} ${row + 1}`);
      index += 1;
      // A group without a label is part of its tab.
    } else if (field.type !== 'group' || wordOf(field.label)) names.push(labelOf(field));
    level = 'fields' in field ? field.fields : [];
  }
  // A field with the name of its tab is named once.
  return names.filter((name, index) => name !== names[index - 1]).join(SEPARATOR);
}

/**
 * Label of the outermost tab that contains a field; undefined for one outside the tabs.
 * @param path as Payload writes it, such as `itinerary.2.title`
 */
export function tabOfField(fields: readonly Field[], path: string): string | undefined {
  return placedIn(fields, path.split('.')[0] ?? '')?.tabs[0];
}

/** Looks through what only arranges fields: tabs, rows, and groups without a name. */
function placedIn(fields: readonly Field[], name: string): Placed | undefined {
  for (const field of fields) {
    if ('name' in field && field.name) {
      if (field.name === name) return { tabs: [], field: field as Placed['field'] };
      continue;
    }
    const found = field.type === 'tabs' ? inTabs(field.tabs, name) : 'fields' in field && placedIn(field.fields, name);
    if (found) return found;
  }
  return undefined;
}

type Tabs = Extract<Field, { type: 'tabs' }>['tabs'];

function inTabs(tabs: Tabs, name: string): Placed | undefined {
  for (const tab of tabs) {
    const label = wordOf(tab.label);
    // A tab with a name holds its fields as a group does.
    if ('name' in tab && tab.name) {
      if (tab.name === name) return { tabs: [], field: { ...tab, type: 'group', label: tab.label || tab.name } };
      continue;
    }
    const found = placedIn(tab.fields, name);
    if (found) return { ...found, tabs: [...(label ? [label] : []), ...found.tabs] };
  }
  return undefined;
}

function labelOf(field: Placed['field']): string {
  return ('label' in field && wordOf(field.label)) || field.name;
}

/** A label of the studio, which is in English only. */
function wordOf(label: unknown): string | undefined {
  if (typeof label === 'string') return label;
  if (typeof label !== 'object' || label === null) return undefined;
  const [word] = Object.values(label);
  return typeof word === 'string' ? word : undefined;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
