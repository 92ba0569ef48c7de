import type { Section } from '../../editor/palette/sections/section.ts';
import type { LayoutBlock } from '../../shared/layouts/kind.ts';
import { drawBlocks } from '../drawing/drawBlocks.ts';
import { sections } from '../sections.ts';

/** Sizes of the drawings, in their own units. */
const SECTION = { width: 120, height: 76 };
const PAGE = { width: 120, height: 150 };

/** All sections as the palette offers them, with their drawings. */
export function offeredSections(): readonly Section[] {
  return sections.map(({ blocks, ...section }) => {
    const isPage = section.group === 'Whole pages';
    // Blocks of the generated type, which has no index signature.
    const layout = blocks as unknown as readonly LayoutBlock[];
    return { ...section, blocks: layout, isPage, drawing: drawBlocks(layout, isPage ? PAGE : SECTION) };
  });
}
