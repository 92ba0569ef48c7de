import type { Drawing } from '../../editor/palette/sections/section.ts';
import type { LayoutBlock } from '../../shared/layouts/kind.ts';
import { beside, box, type Drawn, moved, NOTHING, round, stack } from './pen.ts';
import { PENS } from './pens.ts';

const MARGIN = 6;
/** Minimum height of a band with a background. */
const LEAST = 30;

/**
 * Thumbnail of blocks: rows, columns, pictures, texts and buttons as rectangles, cropped at the end of the frame;
 * a single block is vertically centred.
 */
export function drawBlocks(
  blocks: readonly LayoutBlock[],
  { height, width }: { width: number; height: number },
): Drawing {
  const drawn = stack(
    blocks.map((block) => drawBand(block, width)),
    blocks.length > 1 ? 3 : 0,
  );
  const top = Math.max(0, (height - drawn.height) / 2);
  const shapes = moved(drawn, 0, blocks.length > 1 ? 0 : top)
    .filter(({ y }) => y < height)
    .map((shape) => ({ ...shape, height: round(Math.min(shape.height, height - shape.y)) }));
  return { width, height, shapes };
}

/** A block at the top level: over the whole width, with its background. */
function drawBand(block: LayoutBlock, width: number): Drawn {
  const narrow = block.width === 'narrow' ? width * 0.16 : MARGIN;
  const inner = drawBlock(block, width - 2 * narrow);
  const height = Math.max(inner.height + 2 * MARGIN, groundOf(block) ? LEAST : 0);
  const ground = groundOf(block);
  const shapes = moved(inner, narrow, (height - inner.height) / 2);
  return { width, height, shapes: [...(ground ? box(ground, width, height, 0).shapes : []), ...shapes] };
}

function groundOf({ backgroundColour }: LayoutBlock): 'ground' | 'dark' | undefined {
  if (backgroundColour === 'sand' || backgroundColour === 'paper') return 'ground';
  return typeof backgroundColour === 'string' && backgroundColour !== 'none' ? 'dark' : undefined;
}

function drawBlock(block: LayoutBlock, width: number): Drawn {
  if (Array.isArray(block.blocks)) return drawContainer(block, block.blocks, width);
  return PENS[block.blockType]?.(block, width) ?? box('frame', width, 16);
}

function drawContainer(block: LayoutBlock, blocks: readonly LayoutBlock[], width: number): Drawn {
  const align = block.align === 'center' ? 'center' : 'start';
  if (block.direction === 'row') {
    const shown = blocks.map((each) => drawBlock(each, each.blockType === 'heading' ? width * 0.5 : width * 0.26));
    const free = width - shown.reduce((sum, each) => sum + each.width, 0);
    const isSpread = block.justify === 'between' && shown.length > 1;
    return beside(shown, isSpread ? free / (shown.length - 1) : 4, 'center');
  }
  if (block.direction === 'grid') return drawGrid(block, blocks, width, align);
  const inner = stack(
    blocks.map((each) => drawBlock(each, width)),
    4,
  );
  const space = typeof block.minHeight === 'number' ? 24 : 0;
  return space ? { ...inner, height: inner.height + space, shapes: moved(inner, 0, space) } : inner;
}

function drawGrid(block: LayoutBlock, blocks: readonly LayoutBlock[], width: number, align: 'start' | 'center'): Drawn {
  const shares = sharesOf(block.grid);
  const gap = shares.length > 3 ? 4 : 7;
  const unit = (width - gap * (shares.length - 1)) / shares.reduce((sum, share) => sum + share, 0);
  const rows = Array.from({ length: Math.ceil(blocks.length / shares.length) }, (_, row) => {
    const cells = shares.map((share, column) => {
      const cell = blocks[row * shares.length + column];
      const drawn = cell ? drawBlock(cell, round(unit * share)) : NOTHING;
      return { ...drawn, width: round(unit * share) };
    });
    return beside(cells, gap, align);
  });
  return stack(rows, gap);
}

/** Relative widths of columns, from the name of a grid: `1-2`. */
function sharesOf(grid: unknown): number[] {
  const shares = String(grid ?? '1-1')
    .split('-')
    .map(Number);
  return shares.every((share) => share > 0) ? shares : [2, 1];
}
