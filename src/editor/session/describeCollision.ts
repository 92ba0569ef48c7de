import { isObject, type Values } from '../../shared/isObject.ts';
import type { Collision } from '../../shared/merge/mergeThreeWay.ts';
import { t } from '../../shared/studioWords/t.ts';

/** Maximum length of a shown value, in characters. */
const LONGEST = 400;

/** Names a conflicting change, such as `Heading · text`. */
export function nameCollision({ kind, ours, path, row, theirs }: Collision, document: Values): string {
  const block = row ? findRow(document, row) : undefined;
  const name = block ?? (isObject(ours) ? ours : isObject(theirs) ? theirs : undefined);
  if (kind === 'order')
    return [nameChange(row, '', name), t('order of {list}', { list: humanise(path) })].filter(Boolean).join(' · ');
  return nameChange(row, kind === 'value' ? path : kind === 'place' ? t('place\x04of a block') : '', name);
}

/**
 * Names a field of a document, or of a row or block in it.
 * @param list names the rows that are no blocks
 */
export function nameChange(row: string, path: string, own: Values | undefined, list = t('row')): string {
  const of = row ? humanise(String(own?.blockType ?? list)) : '';
  return [of, humanise(path)].filter(Boolean).join(' · ');
}

/** One side's value as text. */
export function describeValue(kind: Collision['kind'], value: unknown, isOurs = false): string {
  if (kind === 'place') return t(isOurs ? 'Where it stands here' : 'Where it was moved to');
  if (kind === 'order') return t(isOurs ? 'As they stand here' : 'As they stand there');
  if (value === undefined && kind === 'removed') return t('Removed');
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  const text = textOf(value).replace(/\s+/g, ' ').trim();
  if (!text) return t(kind === 'removed' ? 'Kept' : 'Empty');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The text in a value, without ids and types. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(' ');
  // A checkbox without its label says nothing.
  if (typeof value === 'boolean') return '';
  if (!isObject(value)) return String(value);
  if (isObject(value.root)) return textOf(value.root.children);
  if ('text' in value && 'type' in value) return textOf(value.text);
  const shown = Object.entries(value).filter(([name]) => !UNSPOKEN.has(name));
  return shown
    .map(([, each]) => textOf(each))
    .filter(Boolean)
    .join(' ');
}

const UNSPOKEN = new Set([
  'id',
  'blockType',
  'type',
  'version',
  'format',
  'indent',
  'direction',
  'mode',
  'style',
  'detail',
]);

function humanise(name: string): string {
  const words = name.replace(/[._-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function findRow(value: unknown, id: string): Values | undefined {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = findRow(each, id);
      if (found) return found;
    }
    return undefined;
  }
  if (!isObject(value)) return undefined;
  return value.id === id ? value : findRow(Object.values(value), id);
}
