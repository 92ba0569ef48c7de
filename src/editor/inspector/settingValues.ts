import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { isObject, type Values } from '../../shared/isObject.ts';
import type { LayoutBlock } from '../../shared/layouts/kind.ts';
import { meansSame } from './meansSame.ts';

/** The settings of a block without its slots, as initial form data. */
export function settingsOf(block: LayoutBlock, slots: readonly string[]): Values {
  return withoutSlots(
    block,
    slots.map((slot) => slot.split('.')),
  );
}

function withoutSlots(value: Values, slots: readonly string[][]): Values {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const below = slots.filter(([first]) => first === key || first === '*').map((slot) => slot.slice(1));
      if (below.some((rest) => rest.length === 0)) return [];
      if (below.length === 0) return [[key, inner]];
      return [[key, inside(inner, below)]];
    }),
  );
}

function inside(value: unknown, slots: readonly string[][]): unknown {
  if (Array.isArray(value)) {
    const rows = slots.filter(([first]) => first === '*').map((slot) => slot.slice(1));
    return value.map((row) => (isObject(row) ? withoutSlots(row, rows) : row));
  }
  return isObject(value) ? withoutSlots(value, slots) : value;
}

/**
 * The block's own settings that a form has changed, by name.
 * @param before the form's initial values
 * @param after its present values
 */
export function changedSettings(before: Values, after: Values): Values {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => !FIXED.has(name) && !meansSame(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** The block's identity, which no setting changes. */
const FIXED = new Set(['id', 'blockType', 'blockName']);

/** A form state as stored values. In Payload's form state an empty list is the number 0. */
export function valuesOf(state: FormState): Values {
  const lists = Object.entries(state).map(([path, field]) => [
    path,
    field.rows?.length === 0 ? { ...field, value: [] } : field,
  ]);
  return asStored(reduceFieldsToValues(Object.fromEntries(lists), true) as Values);
}

/**
 * Form values as they are stored: drops the title that Payload's polymorphic relationship field adds to the chosen
 * document.
 */
export function asStored<T>(value: T): T {
  if (Array.isArray(value)) return value.map(asStored) as T;
  if (!isObject(value)) return value;
  const isReference = 'relationTo' in value && 'value' in value && Object.keys(value).length === 3 && 'label' in value;
  if (isReference) return { relationTo: value.relationTo, value: value.value } as T;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asStored(inner)])) as T;
}

/** Restores the slots of rows that a form has changed, which the form does not contain; rows are matched by id. */
export function keepSlots(changed: Values, block: LayoutBlock, slots: readonly string[]): Values {
  const patterns = slots.map((slot) => slot.split('.'));
  return Object.fromEntries(
    Object.entries(changed).map(([name, value]) => {
      const below = patterns
        .filter(([first, ...rest]) => first === name && rest.length > 0)
        .map((slot) => slot.slice(1));
      return [name, below.length ? withSlots(value, block[name], below) : value];
    }),
  );
}

function withSlots(value: unknown, before: unknown, slots: readonly string[][]): unknown {
  if (Array.isArray(value)) {
    const inRows = slots.filter(([first]) => first === '*').map((slot) => slot.slice(1));
    return value.map((row) => {
      const same = Array.isArray(before)
        ? before.find((old) => isObject(old) && isObject(row) && old.id === row.id)
        : undefined;
      return same ? withSlots(row, same, inRows) : row;
    });
  }
  if (!isObject(value) || !isObject(before)) return value;
  const kept = { ...value };
  for (const [name = '', ...rest] of slots) {
    if (rest.length === 0) kept[name] = before[name];
    else if (name in kept) kept[name] = withSlots(kept[name], before[name], [rest]);
  }
  return kept;
}
