import type { SanitizedConfig } from 'payload';

/** Schema that an adapter of Payload generates from a configuration, as Drizzle tables. It changes none of them afterwards. */
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
 * An adapter that generates its tables once in a process and reuses them: it does the same work for every database of
 * the same configuration, and that is most of the cost of a test with a database.
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
          // Relations look up their tables in the adapter that created them, which drops them.
          Object.assign(database, first);
        };
      };
      return made;
    },
  };
}
