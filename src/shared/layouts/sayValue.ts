import { isObject, type Values } from '../isObject.ts';
import { t } from '../studioWords/t.ts';
import { blockSummary } from './blockSummary.ts';
import type { KindSetting } from './kind.ts';

/**
 * A stored value as plain text: rich text without its formatting, a document by its name, several separated by commas.
 * Empty when there is nothing.
 */
export function sayValue(value: unknown, setting?: Pick<KindSetting, 'type'>): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return t(value ? 'on' : 'off');
  if (Array.isArray(value))
    return value
      .map((item) => sayValue(item, setting))
      .filter(Boolean)
      .join(', ');
  if (isObject(value)) return sayObject(value);
  const isId = setting?.type === 'upload' || setting?.type === 'relationship';
  return isId ? sayNumber(value) : String(value);
}

function sayObject(value: Values): string {
  if (isObject(value.root)) return sayText(value.root).trim();
  if (typeof value.blockType === 'string') return blockSummary(value) || value.blockType;
  if ('relationTo' in value && 'value' in value) return sayValue(value.value, { type: 'relationship' });
  const name = [value.title, value.name, value.label, value.filename, value.text].find(isText);
  if (isText(name)) return name;
  if (typeof value.id === 'number') return sayNumber(value.id);
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(([key, inner]) => [key, sayValue(inner)])
    .filter(([, words]) => words)
    .map((pair) => pair.join(': '))
    .join(', ');
}

/** Text of a rich text node: paragraphs and list items each on a line of their own. */
function sayText(node: Values): string {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'linebreak') return '\n';
  if (node.type === 'block' || node.type === 'inlineBlock') return `${blockSummary(node.fields) || t('A block')}\n`;
  if (node.type === 'upload' || node.type === 'relationship') return `${sayValue(node.value)}\n`;
  if (!Array.isArray(node.children)) return '';
  const inside = node.children.filter(isObject).map(sayText).join('');
  const isInline = node.type === 'link' || node.type === 'autolink' || node.type === 'root';
  return isInline || inside.endsWith('\n') ? inside : `${inside}\n`;
}

function sayNumber(id: unknown): string {
  return t('number {id}', { id: String(id) });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
