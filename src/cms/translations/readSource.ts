import { readRowId } from '../../shared/rowId.ts';

/** The document of such a name; undefined when it is none. */
export function readSource(of: unknown): { collection: string; id: number } | undefined {
  const [collection = '', key = ''] = typeof of === 'string' ? of.split(':') : [];
  const id = readRowId(key);
  return collection && id !== undefined ? { collection, id } : undefined;
}
