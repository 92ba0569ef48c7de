import type { AnyBlock, Layout } from '../render/types.ts';

type Type = AnyBlock['blockType'];
type OfType<T extends Type> = Extract<AnyBlock, { blockType: T }>;
/** References to a site's own records; an editor chooses them. */
type Chosen = 'picture' | 'form' | 'menu';
export type Fields<T extends Type> = Omit<OfType<T>, 'blockType' | 'id' | Chosen>;

/** A block of a section; fields that refer to records of a site cannot be set. */
export function block<T extends Type>(blockType: T, fields: Fields<T>): AnyBlock {
  // The compiler does not relate the fields of a generic kind to the union of all.
  return { blockType, ...fields } as unknown as AnyBlock;
}

/** A column of blocks. */
export function column(blocks: NonNullable<Layout>, fields: Fields<'container'> = {}): AnyBlock {
  return block('container', { gap: '5', ...fields, blocks });
}

/** Blocks side by side, such as buttons. */
export function row(blocks: NonNullable<Layout>, fields: Fields<'container'> = {}): AnyBlock {
  return block('container', { direction: 'row', gap: '4', ...fields, blocks });
}

/** Columns of a grid. */
export function grid(
  columns: Fields<'container'>['grid'],
  blocks: NonNullable<Layout>,
  fields: Fields<'container'> = {},
) {
  return block('container', { direction: 'grid', grid: columns, gap: '6', ...fields, blocks });
}

/** Space above and below a section, the same for all, so that neighbours never touch. */
const SECTION_SPACE = { paddingStart: '7', paddingEnd: '7' } as const;

/** The outermost block of a section, with its name in the tree. */
export function section(blockName: string, blocks: NonNullable<Layout>, fields: Fields<'container'> = {}): AnyBlock {
  return block('container', { blockName, tag: 'section', gap: '6', advanced: SECTION_SPACE, ...fields, blocks });
}

/** A section of two columns beside each other. */
export function pair(
  blockName: string,
  columns: '1-1' | '2-1' | '1-2',
  blocks: NonNullable<Layout>,
  fields: Fields<'container'> = {},
): AnyBlock {
  return section(blockName, blocks, { direction: 'grid', grid: columns, gap: '7', align: 'center', ...fields });
}

/** A picture that an editor chooses. */
export function picture(fields: Fields<'image'> = { ratio: '3/2' }): AnyBlock {
  return block('image', fields);
}

/** A link to an address of the site. */
export function to(address: string): { kind: 'address'; address: string } {
  return { kind: 'address', address };
}

/** A rich text of plain paragraphs, as the studio's editor stores it. */
export function richTextOf(paragraphs: readonly string[]): NonNullable<Fields<'rich-text'>['content']> {
  const node = { version: 1, format: '', indent: 0, direction: 'ltr' } as const;
  const children = paragraphs.map((words) => {
    const text = { type: 'text', version: 1, text: words, format: 0, style: '', mode: 'normal', detail: 0 };
    return { ...node, type: 'paragraph', textFormat: 0, textStyle: '', children: [text] };
  });
  return { root: { ...node, type: 'root', children } };
}
