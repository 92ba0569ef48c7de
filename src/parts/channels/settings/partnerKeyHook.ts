import type { FieldHook } from 'payload';
import { hashKey } from '../rules/partnerKey.ts';

/** Keeps the hash of a key that was written into the form, and forgets the key. */
export const keepHash: FieldHook = ({ siblingData, value }) => {
  if (typeof value === 'string' && value.trim()) siblingData.keyHash = hashKey(value);
  return null;
};
