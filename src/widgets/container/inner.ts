import type { ContainerBlock } from '../../cms/payload-types.ts';
import type { RenderContext, Slot } from '../../render/context.ts';
import { type Declare, deviceClasses, whereChosen } from '../../render/deviceClasses.ts';
import { populated } from '../../render/populated.ts';
import { ownOnDevice } from '../../shared/layouts/deviceValues.ts';
import { isSpaceStep } from '../../shared/style.ts';

/** Maximum share of the row of a column in each grid, for choosing picture sizes. */
const SHARES: Record<string, number> = {
  '1-1': 1 / 2,
  '2-1': 2 / 3,
  '1-2': 2 / 3,
  filters: 2 / 3,
  '1-1-1': 1 / 3,
  '1-1-1-1': 1 / 4,
  '4-3-3': 2 / 5,
  sidebar: 0.7,
};

/** Values that differ from the style sheet's defaults. */
const ALIGN = { start: 'start', center: 'center', end: 'end' };
const JUSTIFY = { center: 'center', end: 'end', between: 'space-between' };

/** Columns that are chosen for a device; without a choice, they and where they fold are those of the grid's class. */
const COLUMNS = {
  '1': 'grid-template-columns:minmax(0,1fr)',
  '1-1': 'grid-template-columns:repeat(2,minmax(0,1fr))',
  '2-1': 'grid-template-columns:minmax(0,2fr) minmax(0,1fr)',
  '1-2': 'grid-template-columns:minmax(0,1fr) minmax(0,2fr)',
  '1-1-1': 'grid-template-columns:repeat(3,minmax(0,1fr))',
  '1-1-1-1': 'grid-template-columns:repeat(4,minmax(0,1fr))',
};

const ARRANGEMENT: Record<string, Declare> = {
  gap: (gap) => (isSpaceStep(gap) && gap !== '5' ? `--gap:${gap === '0' ? '0px' : `var(--space-${gap})`}` : ''),
  align: (value) => pick(ALIGN, value, '--align'),
  justify: (value) => pick(JUSTIFY, value, '--justify'),
};

/** Layout classes of the element that holds a container's blocks. */
export function innerClasses(block: ContainerBlock, context: RenderContext): string {
  const direction = block.direction ?? 'column';
  const isGrid = direction === 'grid';
  return [
    'r-container__inner',
    `r-${direction}`,
    isGrid ? `r-grid--${block.grid ?? '1-1'}` : '',
    ...deviceClasses(block, context.styles, {
      ...ARRANGEMENT,
      ...(isGrid && { grid: whereChosen(COLUMNS) }),
      minHeight: () => minHeight(block),
    }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A declaration, when the value differs from the style sheet's default. */
function pick(values: Record<string, string>, value: unknown, property: string): string {
  return typeof value === 'string' && Object.hasOwn(values, value) ? `${property}:${values[value]}` : '';
}

function minHeight(block: ContainerBlock): string {
  const value = Number(block.minHeight);
  if (!(value > 0 && value <= 2000)) return '';
  return `min-block-size:${value}${block.minHeightUnit === 'px' ? 'px' : 'svh'}`;
}

/** Slot widths of a container's blocks. */
export function childSlot(block: ContainerBlock, slot: Slot): Slot {
  const desktop = block.width === 'full' ? slot.desktop : Math.min(slot.desktop, block.width === 'narrow' ? 720 : 1240);
  const hasGutters = slot.hasGutters || block.width !== 'full';
  if (block.direction === 'grid') {
    const chosen = SHARES[ownOnDevice(block, 'grid', 'mobile') ?? ''];
    // Unless chosen, four columns become two on a phone, all others one.
    const phone = slot.phone * (chosen ?? (block.grid === '1-1-1-1' ? 1 / 2 : 1));
    return { desktop: desktop * (SHARES[block.grid ?? '1-1'] ?? 1), phone, hasGutters };
  }
  if (block.direction === 'row')
    return { desktop: desktop / Math.max(1, block.blocks?.length ?? 1), phone: slot.phone, hasGutters };
  return { desktop, phone: slot.phone, hasGutters };
}

/** Whether a container without blocks shows something: a picture, or room that was asked for. */
export function isSeenEmpty({ backgroundImage, minHeight }: ContainerBlock): boolean {
  return Boolean(populated(backgroundImage)) || Number(minHeight) > 0;
}
