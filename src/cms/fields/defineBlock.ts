import type { Block } from 'payload';
import { advancedField } from './advanced.ts';

/** A widget's block: its own fields, then the advanced group that all widgets share. */
export function defineBlock(block: Block): Block {
  return { ...block, fields: [...block.fields, advancedField] };
}
