import type { Part } from '../../render/part.ts';

/** Accounts of travellers. */
export const part: Part = { name: 'customers' };
