/** Limits of a JSON value, each for the whole of it. */
export interface SizeLimits {
  /** Number of blocks (objects with a `blockType`), wherever they are. */
  blocks: number;
  /** Nesting depth of lists and objects. */
  levels: number;
  /** Length of one list. */
  rows: number;
  /** Number of lists, objects, texts, numbers and booleans. */
  values: number;
  /** Characters of all keys and texts, which is little less than the bytes of its JSON. */
  characters: number;
  /** Characters of one text; absent: only `characters` applies. */
  text?: number;
}

/**
 * Measures a value before anything expensive processes it: one iterative walk without recursion, which stops at the
 * first exceeded limit.
 * @param value JSON
 * @returns the name of the exceeded limit; undefined when there is none
 */
export function findOversize(value: unknown, limits: SizeLimits): keyof SizeLimits | undefined {
  const found = { blocks: 0, values: 0, characters: 0 };
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    const below: unknown[] = [];
    for (const each of level) {
      found.values += 1;
      if (typeof each === 'string') {
        found.characters += each.length;
        if (limits.text !== undefined && each.length > limits.text) return 'text';
      } else if (typeof each === 'object' && each !== null) {
        if (depth >= limits.levels) return 'levels';
        if (Array.isArray(each) && each.length > limits.rows) return isBlock(each[0]) ? 'blocks' : 'rows';
        const names = Array.isArray(each) ? [] : Object.keys(each);
        if (isBlock(each)) found.blocks += 1;
        for (const name of names) found.characters += name.length;
        if (found.values + below.length + names.length > limits.values) return 'values';
        for (const inner of Object.values(each)) below.push(inner);
      }
      if (found.blocks > limits.blocks) return 'blocks';
      if (found.characters > limits.characters) return 'characters';
    }
    if (found.values + below.length > limits.values) return 'values';
    level = below;
  }
  return undefined;
}

function isBlock(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'blockType');
}
