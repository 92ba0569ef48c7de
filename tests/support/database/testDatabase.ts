import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config, Payload } from 'payload';
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import type { MediaStorage } from '../../../src/cms/media/storage/mediaStorage.ts';
import { removeContentListeners } from '../../../src/shared/changes/contentEvents.ts';
import type { StudioFeatures } from '../../../src/studio/features.ts';
import { isTurnOf } from '../long.ts';
import { describeWith } from '../needs.ts';
import { type PostgresDatabases, postgresDatabases } from '../postgres/postgresTemplate.ts';
import { forgetPayload } from '../requests/rest.ts';
import { openTestPayload } from '../testPayload.ts';
import { copyMigratedSqlite } from './sqliteTemplate.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** The database of the running test, fresh for each. */
export interface TestDatabase {
  readonly kind: DatabaseKind;
  /** A Payload on it, with the real configuration. */
  readonly payload: Payload;
  /** Its data folder, with the uploads and, for SQLite, the database. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

interface Options {
  /** Overrides of Payload's configuration. */
  config?: Partial<Config>;
  /** Replaces the features. */
  features?: StudioFeatures;
  /** Upload storage in place of the data folder. */
  storage?: (dataDir: string) => MediaStorage;
  /** Starts without tables instead of a migrated database. */
  empty?: boolean;
}

/**
 * Runs a suite on SQLite only, each test on its own database: for behaviour that does not depend on the database, such as access, hooks and
 * pages. Transactions, locks, migrations, backups and dialect-specific queries belong on both.
 */
export function describeDatabase(name: string, suite: (db: TestDatabase) => void, options: Options = {}): void {
  describe(name, () => suite(useSqlite(options)));
}

/**
 * Runs the same suite on SQLite and on PostgreSQL, each test on its own database. Without an installed PostgreSQL its half is skipped, but never
 * in CI.
 */
export function describeEachDatabase(name: string, suite: (db: TestDatabase) => void, options: Options = {}): void {
  describe(`${name} (SQLite)`, () => suite(useSqlite(options)));
  describeWith('PostgreSQL', `${name} (PostgreSQL)`, () => suite(usePostgres(options)));
}

/** Days within which each suite of `describeEachDatabaseInTurn` runs on PostgreSQL. */
const TURNS = 3;

/**
 * Runs a suite on SQLite, and every third day on PostgreSQL too, in the long form always; other suites take the other days. For behaviour that
 * asks the database through Payload alone.
 */
export function describeEachDatabaseInTurn(
  name: string,
  suite: (db: TestDatabase) => void,
  options: Options = {},
): void {
  const number = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const describeIt = isTurnOf(number, TURNS) ? describeEachDatabase : describeDatabase;
  describeIt(name, suite, options);
}

function useSqlite(options: Options): TestDatabase {
  return useDatabase('sqlite', options, {
    create: async (dataDir) => {
      if (!options.empty) await copyMigratedSqlite(dataDir);
      return undefined;
    },
    drop: async () => undefined,
  });
}

function usePostgres(options: Options): TestDatabase {
  let databases: PostgresDatabases | undefined;
  afterAll(() => databases?.close());
  return useDatabase('postgres', options, {
    create: () => {
      databases ??= postgresDatabases(inject('postgresUrl'));
      return options.empty ? databases.createEmpty() : databases.create();
    },
    drop: async (url) => {
      if (url) await databases?.drop(url);
    },
  });
}

interface Source {
  create(dataDir: string): Promise<string | undefined>;
  drop(url: string | undefined): Promise<void>;
}

function useDatabase(kind: DatabaseKind, { config, features, storage }: Options, source: Source): TestDatabase {
  let current: Omit<TestDatabase, 'kind'> | undefined;
  const running = (): Omit<TestDatabase, 'kind'> => {
    if (!current) throw new Error('The database exists only while a test runs: read it inside a test or a beforeEach.');
    return current;
  };
  beforeEach(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'rihla-test-'));
    const databaseUrl = await source.create(dataDir);
    const payload = await openTestPayload({
      dataDir,
      databaseUrl,
      ...(config ? { config } : {}),
      features,
      ...(storage ? { storage: storage(dataDir) } : {}),
    });
    current = { dataDir, databaseUrl, payload };
  });
  afterEach(async () => {
    if (!current) return;
    const { dataDir, databaseUrl, payload } = current;
    current = undefined;
    removeContentListeners();
    forgetPayload(payload);
    await payload.destroy();
    await source.drop(databaseUrl);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    kind,
    get payload() {
      return running().payload;
    },
    get dataDir() {
      return running().dataDir;
    },
    get databaseUrl() {
      return running().databaseUrl;
    },
  };
}
