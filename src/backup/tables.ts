/** One table, as both databases describe it. */
export interface Table {
  name: string;
  columns: readonly Column[];
}

export interface Column {
  name: string;
  isRequired: boolean;
}

/** A table that belongs to Payload itself, or holds versions: no documents of the operator's. */
const INTERNAL = /^(_|payload_)/;

/**
 * The tables of collections, by slug. Payload gives every document a creation date, which only a collection's table
 * requires: globals leave it open, and the tables of lists and translations have none.
 */
export function collectionTables(tables: readonly Table[]): Map<string, string> {
  const collections = tables.filter(
    ({ name, columns }) =>
      !INTERNAL.test(name) && columns.some((column) => column.name === 'created_at' && column.isRequired),
  );
  return new Map(collections.map(({ name }) => [name.replaceAll('_', '-'), name]));
}

/** What a table of private files holds of each; nothing else has all of it. */
const PRIVATE_FILE = ['key', 'name', 'size', 'type'];

/**
 * The columns of a table that name files: of uploads the original's and each rendition's, of private files their key; empty for other
 * tables.
 */
export function fileNameColumns({ columns }: Table): string[] {
  const names = columns.map(({ name }) => name);
  if (PRIVATE_FILE.every((name) => names.includes(name))) return ['key'];
  if (!names.includes('mime_type') || !names.includes('filesize')) return [];
  return names.filter((name) => name === 'filename' || name.endsWith('_filename'));
}
