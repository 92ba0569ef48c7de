/** A table's description, the same for both databases. */
export interface Table {
  name: string;
  columns: readonly Column[];
}

export interface Column {
  name: string;
  isRequired: boolean;
}

/** Payload's own tables and version tables, without documents of the operator. */
const INTERNAL = /^(_|payload_)/;

/**
 * The tables of collections, by slug. Payload requires a creation date only in a collection's table: in a global's it
 * is optional, and the tables of arrays and localized texts have none.
 */
export function collectionTables(tables: readonly Table[]): Map<string, string> {
  const collections = tables.filter(
    ({ name, columns }) =>
      !INTERNAL.test(name) && columns.some((column) => column.name === 'created_at' && column.isRequired),
  );
  return new Map(collections.map(({ name }) => [name.replaceAll('_', '-'), name]));
}

/** Columns by which a table of private files is recognized; no other table has all of them. */
const PRIVATE_FILE = ['key', 'name', 'size', 'type'];

/**
 * The columns of a table that contain file names: for uploads the original's and each rendition's, for private files
 * their key; empty for other tables.
 */
export function fileNameColumns({ columns }: Table): string[] {
  const names = columns.map(({ name }) => name);
  if (PRIVATE_FILE.every((name) => names.includes(name))) return ['key'];
  if (!names.includes('mime_type') || !names.includes('filesize')) return [];
  return names.filter((name) => name === 'filename' || name.endsWith('_filename'));
}
