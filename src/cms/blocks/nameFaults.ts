import type { ValidationFieldError } from 'payload';
import { isObject } from '../../shared/isObject.ts';
import type { Kinds, LayoutBlock } from '../../shared/layouts/kind.ts';
import { nameInPlace } from '../../shared/layouts/names.ts';

/**
 * Names the block of each validation error in a layout (`Heading in Journeys for the months ahead: Text`): Payload only
 * gives the form path, which nobody sees.
 * @param faults changed in place; those of other fields are left alone
 * @param name the field of the layout
 */
export function nameFaults(faults: ValidationFieldError[], name: string, layout: unknown, kinds: Kinds): void {
  for (const fault of faults) {
    if (!fault.path.startsWith(`${name}.`)) continue;
    const chain = blocksOn(fault.path.split('.').slice(1), layout);
    const setting = String(fault.label ?? '')
      .split(' > ')
      .at(-1);
    fault.label = [nameInPlace(chain, kinds), setting].filter(Boolean).join(': ');
  }
}

/** The blocks along a path, outermost first. */
function blocksOn(path: readonly string[], layout: unknown): LayoutBlock[] {
  const blocks: LayoutBlock[] = [];
  let value = layout;
  for (const segment of path) {
    value = Array.isArray(value) ? value[Number(segment)] : isObject(value) ? value[segment] : undefined;
    if (isObject(value) && typeof value.blockType === 'string') blocks.push(value as LayoutBlock);
  }
  return blocks;
}
