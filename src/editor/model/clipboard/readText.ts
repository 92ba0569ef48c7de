import { copyValue, isValues } from './readValue.ts';

type Values = Record<string, unknown>;

interface TextOptions {
  isForeign: boolean;
  /** Reads a block between paragraphs; undefined when it cannot be taken. */
  readBlock: (block: unknown) => Values | undefined;
  leave: (words: string) => undefined;
}

/** How deep quotes, lists and links lie in each other at most. */
const DEEPEST = 50;

/**
 * Reads running text from outside, in the form of Payload's editor. Of text from another site pictures go, and links to documents become
 * their words.
 */
export function readText(text: Values, { isForeign, leave, readBlock }: TextOptions): unknown {
  const root = readNode(text.root, 0)[0];
  return root && { root };

  /** @returns none when the node is left behind, several when only what is inside it is taken */
  function readNode(node: unknown, depth: number): Values[] {
    if (!isValues(node) || typeof node.type !== 'string' || depth > DEEPEST) {
      leave('a part of the text cannot be used.');
      return [];
    }
    const { children, fields, ...rest } = node;
    if (node.type === 'block' || node.type === 'inlineBlock') {
      const block = readBlock(fields);
      return block ? [{ ...(copyValue(rest) as Values), fields: block }] : [];
    }
    const inner = Array.isArray(children) ? children.flatMap((child) => readNode(child, depth + 1)) : undefined;
    if (isForeign && ('relationTo' in node || holdsReference(fields))) {
      leave('a link or picture in the text belongs to another site.');
      return inner ?? [];
    }
    return [
      {
        ...(copyValue(rest) as Values),
        ...(fields !== undefined && { fields: copyValue(fields) }),
        ...(inner && { children: inner }),
      },
    ];
  }
}

/** Whether a document of the site is named, however deep. */
function holdsReference(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false;
  return 'relationTo' in value || Object.values(value).some((inner) => holdsReference(inner, depth + 1));
}
