import { isObject } from '../../../shared/isObject.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { copyValue } from './readValue.ts';

type Values = Record<string, unknown>;

interface TextOptions {
  isForeign: boolean;
  /** Reads a block between paragraphs; undefined when it is not accepted. */
  readBlock: (block: unknown) => Values | undefined;
  leave: (words: string) => undefined;
}

/** Maximum nesting depth of quotes, lists and links. */
const DEEPEST = 50;

/**
 * Reads untrusted rich text in Payload's (Lexical) format. Text from another site loses its pictures, and document
 * links become plain text.
 */
export function readText(text: Values, { isForeign, leave, readBlock }: TextOptions): unknown {
  const root = readNode(text.root, 0)[0];
  return root && { root };

  /** @returns none when the node is dropped, several when it is replaced by its children */
  function readNode(node: unknown, depth: number): Values[] {
    if (!isObject(node) || typeof node.type !== 'string' || depth > DEEPEST) {
      leave(t('a part of the text cannot be used.'));
      return [];
    }
    const { children, fields, ...rest } = node;
    if (node.type === 'block' || node.type === 'inlineBlock') {
      const block = readBlock(fields);
      return block ? [{ ...(copyValue(rest) as Values), fields: block }] : [];
    }
    const inner = Array.isArray(children) ? children.flatMap((child) => readNode(child, depth + 1)) : undefined;
    if (isForeign && ('relationTo' in node || holdsReference(fields))) {
      leave(t('a link or picture in the text belongs to another site.'));
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

/** Whether a value refers to a document of the site, at any depth. */
function holdsReference(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false;
  return 'relationTo' in value || Object.values(value).some((inner) => holdsReference(inner, depth + 1));
}
