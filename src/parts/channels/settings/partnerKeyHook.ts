import type { FieldHook } from 'payload';
import { hashKey } from '../rules/partnerKey.ts';

/** Stores the hash of an entered key, and drops the key. */
export const keepHash: FieldHook = ({ siblingData, value }) => {
  if (typeof value === 'string' && value.trim()) siblingData.keyHash = hashKey(value);
  return null;
};
