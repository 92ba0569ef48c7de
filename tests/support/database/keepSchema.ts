import type { SanitizedConfig } from 'payload';

/** What an adapter of Payload makes of a configuration: tables in the words of Drizzle. It changes none of them afterwards. */
const MADE = [
  'enums',
  'fieldConstraints',
  'foreignKeys',
  'indexes',
  'rawRelations',
  'rawTables',
  'relations',
  'schema',
  'tableNameMap',
  'tables',
] as const;

type Made = Record<(typeof MADE)[number], unknown>;
type Database = Made & { init(): Promise<void>; destroy(): Promise<void> };

const kept = new Map<string, Made>();

/**
 * An adapter that makes its tables once in a process and takes them from there: it does the same work for every database of the
 * same configuration, and that is most of what a test with a database costs.
 * @param name of the configuration and kind of database
 */
export function keepSchema(adapter: SanitizedConfig['db'], name: string): SanitizedConfig['db'] {
  return {
    ...adapter,
    init: (args) => {
      const made = adapter.init(args);
      const database = made as unknown as Database;
      const { destroy, init } = database;
      database.init = async () => {
        const known = kept.get(name);
        if (known) return void Object.assign(database, known);
        await init.call(database);
        const first = Object.fromEntries(MADE.map((part) => [part, database[part]])) as Made;
        kept.set(name, first);
        database.destroy = async () => {
          await destroy.call(database);
          // Relations look their tables up in the adapter that has made them, which forgets them.
          Object.assign(database, first);
        };
      };
      return made;
    },
  };
}
