import type { Block } from 'payload';
import { type BlockField, blockFields } from '../../../src/cms/fields/block/blockFields.ts';
import { isSlot } from '../../../src/cms/fields/layout.ts';
import { plainText, rootOf } from '../../../src/render/textNode.ts';

/** A text or a slot of a block: its path, with row numbers, and its value. */
interface Held<T> {
  path: string;
  value: T;
}

/** Faults in the preview marks of a block's texts and slots on a page. */
export function findMarkFaults(block: Block, value: object, root: Element): string[] {
  return [...textFaults(block, value, root), ...slotFaults(block, value, root)];
}

function textFaults(block: Block, value: object, root: Element): string[] {
  const fields = blockFields(block).filter(({ field }) => 'localized' in field && field.localized);
  const patterns = new Set(fields.map(({ path }) => path));
  const texts = readTexts(fields, value);
  const marked = ownElements(root, 'data-text');
  const shown = letters(textWithoutBlocks(root));
  return [
    ...texts.flatMap(({ path, value: words }) => {
      const isShown = words !== '' && shown.includes(letters(words));
      return isShown && !marked.some((element) => element.getAttribute('data-text') === path)
        ? [`“${words}” of ${path} stands in no element marked with data-text="${path}"`]
        : [];
    }),
    ...marked.flatMap((element) => {
      const path = element.getAttribute('data-text') ?? '';
      if (!patterns.has(path.replace(/\.\d+(?=\.)/g, '.*')))
        return [`data-text="${path}" names no localized text of the block`];
      const words = textWithoutBlocks(element);
      const expected = texts.find((each) => each.path === path)?.value ?? '';
      return letters(words) === letters(expected)
        ? []
        : [`data-text="${path}" holds “${words}” instead of “${expected}”`];
    }),
  ];
}

function slotFaults(block: Block, value: object, root: Element): string[] {
  const slots = slotsOfBlock(block, value);
  // A mark without a name belongs to a whole layout, which is no slot of the enclosing block.
  const marked = ownElements(root, 'data-slot').filter((element) => element.getAttribute('data-slot') !== '');
  return [
    ...slots.flatMap(({ path, value: blocks }) => {
      const found = marked.filter((element) => element.getAttribute('data-slot') === path);
      if (found.length !== 1) return [`${found.length} elements are marked with data-slot="${path}"`];
      const roots = [...(found[0]?.children ?? [])].map((child) => rootIn(child)?.getAttribute('data-block-id'));
      const ids = blocks.map(({ id }) => id);
      return roots.join() === ids.join() ? [] : [`data-slot="${path}" holds ${roots.join()} instead of ${ids.join()}`];
    }),
    ...marked
      .map((element) => element.getAttribute('data-slot'))
      .filter((name) => !slots.some(({ path }) => path === name))
      .map((name) => `data-slot="${name}" names no slot of the block`),
  ];
}

/** A block with every slot empty. */
export function withoutChildren<T extends object>(block: Block, value: T): T {
  const copy = structuredClone(value);
  for (const { value: blocks } of slotsOfBlock(block, copy)) blocks.length = 0;
  return copy;
}

/** A copy of a block in which every block in its slots has an id. */
export function withIds<T extends object>(block: Block, value: T): T {
  const copy = structuredClone(value);
  for (const { path, value: blocks } of slotsOfBlock(block, copy)) {
    for (const [index, child] of blocks.entries()) child.id = `${path.replaceAll('.', '-')}-${index}`;
  }
  return copy;
}

/** The slots of a block with their values. */
export function slotsOfBlock(block: Block, value: object): Held<{ id?: string }[]>[] {
  const paths = blockFields(block).filter(({ field }) => isSlot(field));
  return paths.flatMap(({ path }) => valuesAt<{ id?: string }[]>(value, path.split('.')));
}

/** The texts of fields as a reader sees them. */
function readTexts(fields: readonly BlockField[], value: object): Held<string>[] {
  return fields.flatMap(({ field, path }) =>
    valuesAt(value, path.split('.')).map((found) => ({
      path: found.path,
      value: field.type === 'richText' ? plainText(rootOf(found.value)) : String(found.value).replace(/<[^>]+>/g, ''),
    })),
  );
}

function valuesAt<T>(value: unknown, names: readonly string[], before: readonly string[] = []): Held<T>[] {
  if (value === undefined || value === null) return [];
  const [name, ...rest] = names;
  if (name === undefined) return [{ path: before.join('.'), value: value as T }];
  if (name !== '*') return valuesAt((value as Record<string, unknown>)[name], rest, [...before, name]);
  return (value as unknown[]).flatMap((row, index) => valuesAt<T>(row, rest, [...before, String(index)]));
}

/** Elements of a block itself, its root included, without those of nested blocks. */
function ownElements(root: Element, attribute: string): Element[] {
  return [root, ...root.querySelectorAll(`[${attribute}]`)].filter(
    (element) => element.hasAttribute(attribute) && element.closest('[data-block-type]') === root,
  );
}

function textWithoutBlocks(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll('[data-block-type]')) inner.remove();
  return copy.textContent ?? '';
}

/** The outermost element of a block, inside its island element if any. */
function rootIn(element: Element): Element | null {
  return element.localName === 'rihla-island' ? element.firstElementChild : element;
}

/** Ignores white space and emphasis, which the page sets. */
function letters(text: string): string {
  return text.replace(/[\s*]/g, '');
}
