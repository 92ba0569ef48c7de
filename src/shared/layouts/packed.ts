import { isObject } from '../isObject.ts';

/** A layout on its way to the server: its JSON, compressed with gzip, as base64. A tenth of the size, which weak networks feel. */
export interface PackedLayout {
  packed: string;
}

export function isPacked(value: unknown): value is PackedLayout {
  return isObject(value) && typeof value.packed === 'string' && Object.keys(value).length === 1;
}
