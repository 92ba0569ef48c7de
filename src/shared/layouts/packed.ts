import { isObject } from '../isObject.ts';

/** A layout as it is sent to the server: gzipped JSON as base64. A tenth of the size, for weak networks. */
export interface PackedLayout {
  packed: string;
}

/** Whether a value is a packed layout. */
export function isPacked(value: unknown): value is PackedLayout {
  return isObject(value) && typeof value.packed === 'string' && Object.keys(value).length === 1;
}
