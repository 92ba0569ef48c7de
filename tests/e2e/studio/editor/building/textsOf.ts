import { isObject } from '../../../../../src/shared/isObject.ts';

/**
 * The paragraphs of a stored rich text.
 * @throws when it contains more than plain text
 */
export function textsOf(value: unknown): string[] {
  const root = isObject(value) && isObject(value.root) ? value.root : {};
  return childrenOf(root).map((paragraph) => {
    const words = childrenOf(paragraph);
    const isPlain = paragraph.type === 'paragraph' && words.every(({ format, type }) => type === 'text' && !format);
    if (!isPlain) throw new Error(`The journey types plain words only, not ${JSON.stringify(paragraph)}.`);
    return words.map(({ text }) => text).join('');
  });
}

function childrenOf({ children }: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(children) ? children.filter(isObject) : [];
}
