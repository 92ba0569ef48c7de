import type { LayoutBlock } from '../../../src/shared/layouts/kind.ts';

/** The level at which a deep layout has a panel; all others are containers. */
const PANEL_LEVEL = 4;

/** A rich text as the studio stores it. */
export const richText = (text: string, extra: object[] = []) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        direction: 'ltr',
        format: '',
        indent: 0,
        version: 1,
        textFormat: 0,
        textStyle: '',
        children: [{ type: 'text', text, format: 0, mode: 'normal', style: '', detail: 0, version: 1 }],
      },
      ...extra,
    ],
  },
});

/** Nests containers around some blocks, with a divider beside each but the innermost. */
export function nest(levels: number, leaves: readonly object[]): object {
  return nestIn(() => 'container', levels, leaves);
}

/** The same with a panel among the containers, since a panel may hold anything but panels. */
export function nestMixed(levels: number, leaves: readonly object[]): object {
  return nestIn((level) => (level === PANEL_LEVEL ? 'off-canvas' : 'container'), levels, leaves);
}

function nestIn(kindAt: (level: number) => string, levels: number, leaves: readonly object[], level = 1): object {
  const inner = level < levels ? nestIn(kindAt, levels, leaves, level + 1) : undefined;
  const blocks = inner ? [inner, { blockType: 'divider', look: 'dots' }] : leaves;
  if (kindAt(level) === 'off-canvas')
    return { blockType: 'off-canvas', title: 'What to pack', name: 'packing', blocks };
  return { blockType: 'container', direction: level % 2 ? 'row' : 'column', gap: '3', blocks };
}

/** The innermost blocks of such a layout. */
export function leavesAt(layout: unknown, levels: number): LayoutBlock[] {
  let blocks = layout as LayoutBlock[];
  for (let level = 0; level < levels; level += 1) blocks = blocks[0]?.blocks as LayoutBlock[];
  return blocks;
}

/** Path in a document of the innermost blocks of such a layout. */
export function pathAt(levels: number, rest: string): string {
  return `layout.0${'.blocks.0'.repeat(levels - 1)}.blocks.${rest}`;
}
