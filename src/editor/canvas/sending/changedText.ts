import type { TextChange } from '../../../shared/preview/messages.ts';
import type { Tree } from '../../model/types.ts';

/** The single text by which two layouts differ; undefined when anything else differs, or nothing. */
export function changedText(before: Tree, after: Tree): TextChange | undefined {
  const change = onlyChange(before, after);
  return change?.blockId === undefined ? undefined : { ...change, blockId: change.blockId };
}

interface Change {
  blockId: string | undefined;
  field: string;
  before: string;
  after: string;
}

/**
 * Descends while two values differ in one place only. Unchanged parts are the same object in both (structural sharing).
 */
function onlyChange(before: unknown, after: unknown): Change | undefined {
  if (typeof before === 'string' && typeof after === 'string') return { blockId: undefined, field: '', before, after };
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) return undefined;
  const keys = Object.keys(after);
  if (keys.length !== Object.keys(before).length) return undefined;
  const different = keys.filter((key) => before[key] !== after[key]);
  const [key] = different;
  if (key === undefined || different.length > 1) return undefined;
  const inside = onlyChange(before[key], after[key]);
  if (!inside || inside.blockId !== undefined) return inside;
  const field = inside.field ? `${key}.${inside.field}` : key;
  const blockId = isBlock(after) ? after.id : undefined;
  return field === 'id' || field === 'blockType' ? undefined : { ...inside, field, blockId };
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isBlock(value: Record<string, unknown>): value is { id: string; blockType: string } {
  return typeof value.id === 'string' && typeof value.blockType === 'string';
}
