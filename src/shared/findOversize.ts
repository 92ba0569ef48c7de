/** Limits of a value, each for the whole of it. */
export interface SizeLimits {
  /** Objects with a `blockType`: blocks, wherever they stand. */
  blocks: number;
  /** Lists and objects inside each other. */
  levels: number;
  /** Entries of one list. */
  rows: number;
  /** Lists, objects, texts, numbers and switches, all together. */
  values: number;
  /** Characters of all names and texts, which is little less than the bytes of its JSON. */
  characters: number;
  /** Characters of one text; absent where it may have all of them. */
  text?: number;
}

/**
 * Measures a value before anything expensive looks at it: one walk that calls nothing itself, and ends at the first limit that is passed.
 * @param value JSON
 * @returns the name of that limit; undefined where all of them hold
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
