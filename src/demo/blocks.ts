import type { AnyBlock, Layout } from '../render/types.ts';
import type { DocumentRef } from './menus.ts';

type Type = AnyBlock['blockType'];
type Fields<T extends Type> = Omit<Extract<AnyBlock, { blockType: T }>, 'blockType' | 'blockName' | 'id'>;

/** A block of the demo, with the fields of its kind. */
export function block<T extends Type>(blockType: T, fields: Fields<T>): AnyBlock {
  // The compiler does not relate the fields of a generic kind to the union of all.
  return { blockType, ...fields } as unknown as AnyBlock;
}

/** A container around blocks. */
export function container(fields: Fields<'container'>, blocks: NonNullable<Layout>): AnyBlock {
  return block('container', { ...fields, blocks });
}

/** A panel with blocks in it. */
export function panel(fields: Omit<Fields<'off-canvas'>, 'blocks'>, blocks: NonNullable<Layout>): AnyBlock {
  // The studio allows less nesting in a panel than elsewhere, so the type of its content is narrower.
  return block('off-canvas', { ...fields, blocks: blocks as Fields<'off-canvas'>['blocks'] });
}

/** A link to an address of the site or elsewhere. */
export function toAddress(address: string): { kind: 'address'; address: string } {
  return { kind: 'address', address };
}

/** A popup that links open, with the document to which they lead without script. */
export interface PopupRef {
  id: number;
  fallback: DocumentRef | undefined;
}

/** A link that opens a popup. */
export function toPopup({ fallback, id }: PopupRef) {
  return { kind: 'action', action: 'popup:open', popup: id, ...(fallback && { fallback }) } as const;
}

/** A plain paragraph as the editor stores it. */
export function text(...paragraphs: string[]): Fields<'rich-text'>['content'] {
  return rich(
    paragraphs.map((words) => ({
      type: 'paragraph',
      children: [{ type: 'text', text: words, version: 1, format: 0, mode: 'normal', style: '', detail: 0 }],
    })),
  );
}

/** An editor state around nodes. */
export function rich(children: object[]): Fields<'rich-text'>['content'] {
  const shared = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;
  return {
    root: { type: 'root', ...shared, children: children.map((child) => ({ ...shared, ...child })) },
    // Nodes are built as plain objects, which the generated type does not accept.
  } as unknown as Fields<'rich-text'>['content'];
}

/** An id in the format of the studio's block ids. */
export function objectId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 24);
}
