/** A value without ids, without what says nothing, and without what a text's editor notes of the way that its letters run. */
export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner) => {
    if (NOTED.has(key) || inner === null || inner === '' || inner === false) return undefined;
    const isEmpty = typeof inner === 'object' && Object.keys(inner).length === 0;
    return isEmpty ? undefined : inner;
  });
}

const NOTED = new Set(['id', 'direction', 'textFormat', 'textStyle']);
