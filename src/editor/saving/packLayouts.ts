import type { Values } from '../../shared/isObject.ts';
import type { PackedLayout } from '../../shared/layouts/packed.ts';
import { pack } from './pack.ts';

/** Compresses the layouts in a form's values; unchanged where the browser cannot compress. */
export async function packLayouts(values: Values): Promise<Values> {
  if (typeof CompressionStream === 'undefined') return values;
  const packed = Object.entries(values).map(async ([name, value]) => [
    name,
    isLayout(value) ? ({ packed: await pack(value) } satisfies PackedLayout) : value,
  ]);
  return Object.fromEntries(await Promise.all(packed));
}

function isLayout(value: unknown): value is unknown[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => typeof each === 'object' && each && 'blockType' in each)
  );
}
