/** Normalizes a value: without ids, empty values, and the text direction stored by the rich-text editor. */
export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner) => {
    if (NOTED.has(key) || inner === null || inner === '' || inner === false) return undefined;
    const isEmpty = typeof inner === 'object' && Object.keys(inner).length === 0;
    return isEmpty ? undefined : inner;
  });
}

const NOTED = new Set(['id', 'direction', 'textFormat', 'textStyle']);
