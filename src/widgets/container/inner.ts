import type { ContainerBlock } from '../../cms/payload-types.ts';
import type { RenderContext, Slot } from '../../render/context.ts';
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

/** Layout classes of the element that holds a container's blocks. */
export function innerClasses(block: ContainerBlock, context: RenderContext): string {
  const direction = block.direction ?? 'column';
  const declarations = [
    isSpaceStep(block.gap) && block.gap !== '5'
      ? `--gap:${block.gap === '0' ? '0px' : `var(--space-${block.gap})`}`
      : '',
    pick(ALIGN, block.align, '--align'),
    pick(JUSTIFY, block.justify, '--justify'),
    minHeight(block),
  ].filter(Boolean);
  return [
    'r-container__inner',
    `r-${direction}`,
    direction === 'grid' ? `r-grid--${block.grid ?? '1-1'}` : '',
    declarations.length ? context.styles.rule(declarations.join(';')) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A declaration, when the value differs from the style sheet's default. */
function pick(values: Record<string, string>, value: string | null | undefined, property: string): string {
  return value && Object.hasOwn(values, value) ? `${property}:${values[value]}` : '';
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
    // Four columns become two on a phone, all others one.
    const phone = block.grid === '1-1-1-1' ? slot.phone / 2 : slot.phone;
    return { desktop: desktop * (SHARES[block.grid ?? '1-1'] ?? 1), phone, hasGutters };
  }
  if (block.direction === 'row')
    return { desktop: desktop / Math.max(1, block.blocks?.length ?? 1), phone: slot.phone, hasGutters };
  return { desktop, phone: slot.phone, hasGutters };
}
