import type { Values } from '../../shared/isObject.ts';
import type { PackedLayout } from '../../shared/layouts/packed.ts';

/** Values of a form with their layouts packed; as they are where the browser cannot compress. */
export async function packLayouts(values: Values): Promise<Values> {
  if (typeof CompressionStream === 'undefined') return values;
  const packed = Object.entries(values).map(async ([name, value]) => [
    name,
    isLayout(value) ? await pack(value) : value,
  ]);
  return Object.fromEntries(await Promise.all(packed));
}

async function pack(layout: unknown[]): Promise<PackedLayout> {
  const stream = new Blob([JSON.stringify(layout)]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { packed: btoa(binary) };
}

function isLayout(value: unknown): value is unknown[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => typeof each === 'object' && each && 'blockType' in each)
  );
}
