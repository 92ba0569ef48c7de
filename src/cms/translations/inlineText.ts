import { isObject } from '../../shared/isObject.ts';

/** A node within a paragraph of a rich text. */
export type InlineNode = Record<string, unknown>;

/** A text node in an `InlineText`. */
export interface InlinePart {
  /** Its words, without the spaces around them. */
  text: string;
  /** Position of these words in the coded text. */
  from: number;
  to: number;
}

/** The nodes of a paragraph as one text. */
export interface InlineText {
  /** Formatted words and links stand between `<1>` and `</1>`, what has no words is `<2/>`, and `<0/>` is a `<` that would read as a code. */
  text: string;
  /** The nodes of the codes, by number; 0 is the first plain text node. */
  codes: ReadonlyMap<number, InlineNode>;
  /** Text nodes with words. */
  parts: InlinePart[];
}

/** Codes of an inline text, for `split`. */
export const INLINE_CODE = /(<\/?\d+\/?>)/;
const INLINE_TYPES = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock']);
/** A plain text node, as the editor makes it. */
const PLAIN = { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '' } as const;

/** Whether a node stands within a paragraph. */
export function isInline(node: unknown): node is InlineNode {
  return isObject(node) && typeof node.type === 'string' && INLINE_TYPES.has(node.type);
}

/** Writes the nodes of a paragraph as one text, in which each formatting is a numbered code. */
export function writeInline(nodes: readonly InlineNode[]): InlineText {
  const codes = new Map<number, InlineNode>();
  const parts: InlinePart[] = [];
  let text = '';
  let count = 0;
  const writeWords = (words: string): void => {
    const trimmed = words.trim();
    const at = text.length + escapeInline(words.slice(0, words.indexOf(trimmed))).length;
    text += escapeInline(words);
    if (trimmed) parts.push({ text: trimmed, from: at, to: at + escapeInline(trimmed).length });
  };
  const write = (node: InlineNode, isAfterPlain: boolean): boolean => {
    const isText = node.type === 'text' && typeof node.text === 'string';
    // A plain text after another has a code: otherwise they would become one.
    if (isText && isPlain(node) && !isAfterPlain) {
      if (!codes.has(0)) codes.set(0, node);
      writeWords(String(node.text));
      return true;
    }
    count += 1;
    const number = count;
    codes.set(number, node);
    if (isText || Array.isArray(node.children)) {
      text += `<${number}>`;
      if (isText) writeWords(String(node.text));
      else writeAll(childrenOf(node));
      text += `</${number}>`;
    } else text += `<${number}/>`;
    return false;
  };
  const writeAll = (all: readonly InlineNode[]): void => {
    all.reduce((isAfterPlain, node) => write(node, isAfterPlain), false);
  };
  writeAll(nodes);
  return { text, codes, parts };
}

/** A text within an inline text. */
export function escapeInline(words: string): string {
  return words.replace(/<(?=\/?\d+\/?>)/g, '<0/>');
}

/**
 * The nodes of a translated inline text. Codes may be in another order. Those that are unknown, repeated without words, or have no partner are left
 * out.
 */
export function readInline(text: string, codes: InlineText['codes']): InlineNode[] {
  const made: InlineNode[] = [];
  const open: { number: number; node: InlineNode; into: InlineNode[] }[] = [];
  const used = new Set<number>();
  const parts = text.split(INLINE_CODE);
  let last: InlineNode | undefined;
  const writeWords = (words: string): void => {
    if (!words) return;
    const { into, node } = open.at(-1) ?? { into: made, node: undefined };
    if (last) last.text = `${last.text}${words}`;
    else {
      last = { ...(node?.type === 'text' ? node : (codes.get(0) ?? PLAIN)), text: words };
      into.push(last);
    }
  };
  const readCode = (code: string, index: number): void => {
    last = undefined;
    const number = Number(/\d+/.exec(code)?.[0]);
    if (code.startsWith('</')) {
      if (open.at(-1)?.number === number) open.pop();
      return;
    }
    const node = codes.get(number);
    const into = open.at(-1)?.into ?? made;
    const hasWords = node?.type === 'text' || Array.isArray(node?.children);
    if (!node || number === 0 || code.endsWith('/>') === hasWords) return;
    if (!hasWords) {
      if (!used.has(number)) into.push(node);
      used.add(number);
    } else if (parts.includes(`</${number}>`, index)) {
      const children: InlineNode[] = [];
      if (node.type !== 'text') into.push({ ...node, children });
      open.push({ number, node, into: node.type === 'text' ? into : children });
    }
  };
  parts.forEach((part, index) => {
    if (index % 2 === 0) writeWords(part);
    else if (part === '<0/>') writeWords('<');
    else readCode(part, index);
  });
  return made;
}

/** Codes of an inline text that its translation lacks. */
export function lostCodes(source: string, translation: string): string[] {
  return [...new Set(source.match(new RegExp(INLINE_CODE, 'g')))].filter((code) => !translation.includes(code));
}

function isPlain({ format, style }: InlineNode): boolean {
  return !format && !style;
}

function childrenOf({ children }: InlineNode): InlineNode[] {
  return Array.isArray(children) ? children.filter(isObject) : [];
}
