import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type CollectionSlug, createLocalReq, type Payload } from 'payload';
import { addSessionToUser } from 'payload/shared';
import { expect, it, onTestFinished, vi } from 'vitest';
import { copyMigratedSqlite } from '../../tests/support/database/sqliteTemplate.ts';
import { describeEachDatabase, type TestDatabase } from '../../tests/support/database/testDatabase.ts';
import { buildMedia, buildMenu, buildPage, buildPost, buildTag, buildUser } from '../../tests/support/factories.ts';
import { postgresDatabases } from '../../tests/support/postgres/postgresTemplate.ts';
import { openTestPayload } from '../../tests/support/testPayload.ts';
import { beginPreparing, isPreparing } from '../cms/launch.ts';
import { migrationsFor } from '../cms/migrate.ts';
import { writeSeedRecord } from '../cms/seedRecord.ts';
import { hideSteps } from '../parts/first-steps/stepsHidden.ts';
import * as migrations from './migrations.ts';
import { withConnection } from './postgres/connect.ts';
import { createPostgresDatabase } from './postgres/database.ts';
import { setAside } from './postgres/setAside.ts';
import { createSqliteDatabase } from './sqlite/database.ts';
import { applyHere, readTree, temporaryFolder } from './testing.ts';
import type { ApplyMigrations, BackupDatabase, Snapshot } from './types.ts';

/** A value with everything that a careless format loses. */
const ODD = 'Aït \u2028 «“\\"\'" \t\n\r {}[],: %s $1 ⵣ رحلة 🐪';
const PASSWORD = 'walnuts below toubkal';

/** Three restores with concurrent writers, on a busy machine. */
const LONG_MS = 90_000;

describeEachDatabase('database backup and restore', (db) => {
  it('counts the documents of every collection, by its own name', async () => {
    await buildPage(db.payload);
    await buildPage(db.payload, { _status: 'draft' });
    await buildTag(db.payload);
    const { documents } = await snapshot(db, temporaryFolder());
    // Collections of counters, such as clicks, have no dates and no documents.
    const slugs = db.payload.config.collections
      .filter(({ slug, timestamps }) => timestamps && !slug.startsWith('payload-'))
      .map(({ slug }) => slug);
    expect(Object.keys(documents).sort()).toEqual(slugs.sort());
    expect(documents).toMatchObject({ pages: 2, posts: 0, tags: 1 });
  });

  it('lists every file of every upload, with renditions', async () => {
    const media = await buildMedia(db.payload);
    const { mediaNames } = await snapshot(db, temporaryFolder());
    const named = [media.filename, ...Object.values(media.sizes ?? {}).map((size) => size?.filename)].filter(Boolean);
    expect(mediaNames).toEqual([...new Set(named)].sort());
    const uploads = db.payload.config.collections.filter(({ upload }) => upload).map(({ slug }) => slug);
    expect(uploads).toEqual(['media']);
  });

  it('reads the applied migrations as Payload does', async () => {
    const names = migrationsFor(db.payload).map(({ name }) => name);
    expect(migrations.knownMigrations(db.kind)).toEqual(names);
    expect((await snapshot(db, temporaryFolder())).migrations).toEqual(names);
  });

  it('restores everything: every document, version and global', async () => {
    await fill(db.payload);
    const before = await readEverything(db.payload);
    const { restored } = await restoreElsewhere(db);
    expect(await readEverything(restored)).toEqual(before);
  });

  it('includes launch state, the demo’s record, sealed keys, second steps and passkeys, but no sessions', async () => {
    await beginPreparing(db.payload, new Date());
    await writeSeedRecord(db.payload, { siteName: 'Khettara', changed: {} });
    await hideSteps(await createLocalReq({ user: await buildUser(db.payload, 'editor') }, db.payload), true);
    await db.payload.kv.set('service:mail', { sealed: 'v1.a.b.c' });
    await db.payload.kv.set('second-step:1', { sealed: 'v1.a.b.c' });
    await db.payload.kv.set('passkeys:1', []);
    await db.payload.kv.set('sessions-1', { address: '192.0.2.7' });
    const { restored } = await restoreElsewhere(db);
    const keys = (await restored.kv.keys()).map((key) => key.replace(/\d+$/, ''));
    expect(keys.sort()).toEqual([
      'demo-seed',
      'first-steps-hidden:',
      'passkeys:',
      'second-step:',
      'service:mail',
      'site-preparing',
    ]);
    expect(await isPreparing(restored)).toBe(true);
  });

  it('the backup of a restored database is identical', async () => {
    await fill(db.payload);
    const { folder, target } = await restoreElsewhere(db);
    const again = temporaryFolder();
    await snapshot(target, again);
    expect(normalise(readTree(again))).toEqual(normalise(readTree(folder)));
  });

  it('continues the sequences, so that ids of deleted documents are not reused', async () => {
    const kept = await buildTag(db.payload);
    const deleted = await buildTag(db.payload);
    await db.payload.delete({ collection: 'tags', id: deleted.id });
    const { restored } = await restoreElsewhere(db);
    const next = await buildTag(restored);
    expect(next.id).toBeGreaterThan(kept.id);
    // SQLite itself reuses the id of a deleted row.
    if (db.kind === 'postgres') expect(next.id).toBeGreaterThan(deleted.id);
  });

  it('contains no session, no token and no count of failed sign-ins, but staff can sign in', async () => {
    const { email } = await buildUser(db.payload, 'admin', { password: PASSWORD });
    const secrets = await makeSecrets(db.payload, email);
    const { folder, restored } = await restoreElsewhere(db);
    for (const [path, content] of readTree(folder)) {
      for (const secret of secrets) expect(content.includes(secret), `${path} holds ${secret}`).toBe(false);
    }
    const { user } = await restored.login({ collection: 'users', data: { email, password: PASSWORD } });
    expect(user).toMatchObject({ email });
  });

  it('does not change the running site', async () => {
    const { email } = await buildUser(db.payload, 'admin', { password: PASSWORD });
    const [session] = await makeSecrets(db.payload, email);
    await snapshot(db, temporaryFolder());
    const { docs } = await db.payload.db.find<{ sessions: { id: string }[] }>({ collection: 'users', where: {} });
    expect(docs[0]?.sessions.map(({ id }) => id)).toEqual([session]);
  });

  it('keeps scheduled publishing, and releases jobs that were running', async () => {
    const page = await buildPage(db.payload, { _status: 'draft' });
    const waitUntil = new Date('2030-01-01T08:00:00.000Z');
    const job = await db.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: page.id }, locale: 'en' },
      waitUntil,
    });
    await db.payload.update({ collection: 'payload-jobs', id: job.id, data: { processing: true } });
    const { restored } = await restoreElsewhere(db);
    const { docs } = await restored.find({ collection: 'payload-jobs' });
    expect(docs).toMatchObject([{ processing: false, waitUntil: waitUntil.toISOString(), input: { type: 'publish' } }]);
  });

  it(
    'is consistent while others write',
    async () => {
      // A page and its version are written together: a copy from in between would have one without the other.
      let isDone = false;
      const writing = (async () => {
        while (!isDone) {
          await Promise.all([buildPage(db.payload), buildPage(db.payload)]);
          // SQLite is synchronous, so without this nothing else would ever run.
          await setImmediate();
        }
      })();
      try {
        for (let count = 0; count < 3; count += 1) {
          const target = await emptyTarget(db);
          const folder = temporaryFolder();
          const { documents, migrations: names } = await snapshot(db, folder);
          await open(target).replace(folder, names);
          const restored = await openTestPayload(target);
          const versions = await restored.countVersions({ collection: 'pages' });
          await restored.destroy();
          expect(versions.totalDocs).toBe(documents.pages);
        }
      } finally {
        isDone = true;
        await writing;
      }
    },
    LONG_MS,
  );

  it('of an older version is migrated to the newest schema, with its documents', async () => {
    await buildTag(db.payload, { title: 'Desert' });
    const folder = temporaryFolder();
    const { migrations: names } = await snapshot(db, folder);
    const target = await emptyTarget(db);
    const steps: (readonly string[] | undefined)[] = [];
    const known = vi.spyOn(migrations, 'missingMigrations').mockReturnValue(['20990101_000000_later']);
    onTestFinished(() => known.mockRestore());
    await open(target, async (where, only) => {
      steps.push(only);
      await applyHere(where, only);
      if (!only) await execute({ ...where, kind: db.kind }, "ALTER TABLE tags ADD COLUMN later text DEFAULT 'filled'");
    }).replace(folder, names);
    expect(steps.at(-1)).toBeUndefined();
    expect(await execute(target, 'SELECT later FROM tags')).toEqual([{ later: 'filled' }]);
  });

  it('that cannot be restored leaves the existing database', async () => {
    const folder = temporaryFolder();
    const { migrations: names } = await snapshot(db, folder);
    const target = await emptyTarget(db);
    await useSite(target, (payload) => buildTag(payload, { title: 'Kept' }));
    const known = vi.spyOn(migrations, 'missingMigrations').mockReturnValue(['20990101_000000_later']);
    onTestFinished(() => known.mockRestore());
    const failing: ApplyMigrations = async (where, only) => {
      if (!only) throw new Error('the later migration failed');
      await applyHere(where, only);
    };
    await expect(open(target, failing).replace(folder, names)).rejects.toThrow('the later migration failed');
    await useSite(target, async (payload) => {
      expect((await payload.find({ collection: 'tags' })).docs).toMatchObject([{ title: 'Kept' }]);
    });
  });

  it('is not restored while a server is running', async () => {
    const { target, restored } = await restoreElsewhere(db);
    await restored.count({ collection: 'pages' });
    await expect(askElsewhere(target, 'refuseWhenInUse')).rejects.toThrow(/[Ss]top/);
    const idle = await emptyTarget(db);
    // Migrating in this process leaves connections open until they are garbage-collected.
    if (db.kind === 'sqlite') await copyMigratedSqlite(idle.dataDir);
    else await applyHere(idle);
    await askElsewhere(idle, 'refuseWhenInUse');
  });

  it('blanks every column that looks like a secret', async () => {
    const sql =
      db.kind === 'sqlite'
        ? "SELECT m.name AS t, c.name AS c FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table'"
        : "SELECT table_name AS t, column_name AS c FROM information_schema.columns WHERE table_schema = 'public'";
    const { blanksOf, isTransient } = await import('./secrets.ts');
    const suspects = (await execute(db, sql))
      .map(({ t, c }) => ({ table: String(t), column: String(c) }))
      .filter(({ column }) => /token|secret|session|api_key|a_p_i|password|lock_until|attempts|verif/.test(column))
      .filter(({ table, column }) => !(table === 'content_version' && column === 'token'))
      // Key that signs messages to a newsletter service: without it the service would not believe the restored site. It
      // gives no access here.
      .filter(({ table, column }) => !(table === 'newsletter' && column === 'webhook_secret'))
      // Salted and slowly hashed, as those of staff: travellers must be able to sign in after a restore.
      .filter(({ table, column }) => !(table === 'customers' && column === 'password_hash'))
      // Number of delivery attempts of a mail, or of a request to a newsletter service.
      .filter(({ table, column }) => !/^(?:mails\.attempts|subscribers\.provider_attempts)$/.test(`${table}.${column}`))
      // Number of visits after which a popup shows.
      .filter(({ column }) => !/timing_sessions_(?:enabled|sessions)$/.test(column));
    expect(suspects.length).toBeGreaterThan(3);
    for (const { table, column } of suspects) {
      const blanks = blanksOf({ name: table, columns: [{ name: column, isRequired: false }] });
      expect(isTransient(table) || blanks.has(column) || column === 'users_sessions', `${table}.${column}`).toBe(true);
    }
  });

  it.runIf(db.kind === 'postgres')('restores what a killed restore had set aside', async () => {
    const target = await emptyTarget(db);
    await useSite(target, (payload) => buildTag(payload, { title: 'Kept' }));
    await withConnection(target.databaseUrl as string, setAside);
    await applyHere(target);
    const database = open(target);
    await expect(database.snapshot(temporaryFolder())).rejects.toThrow('cut off');
    await database.recover();
    await useSite(target, async (payload) => {
      expect((await payload.find({ collection: 'tags' })).docs).toMatchObject([{ title: 'Kept' }]);
    });
  });

  it.runIf(db.kind === 'postgres')('does not touch other tables in the same database', async () => {
    const { folder, target } = await restoreElsewhere(db);
    await execute(target, 'CREATE TABLE guests (created_at date NOT NULL)');
    const { documents, migrations: names } = await snapshot(target, temporaryFolder());
    expect(documents).not.toHaveProperty('guests');
    await open(target).replace(folder, names);
    expect(await execute(target, 'SELECT count(*)::int AS count FROM guests')).toEqual([{ count: 0 }]);
  });

  it.runIf(db.kind === 'sqlite')('refuses a database with broken references', async () => {
    const target = await emptyTarget(db);
    await applyHere(target);
    const file = new DatabaseSync(join(target.dataDir, 'rihla.db'), { enableForeignKeyConstraints: false });
    file.exec("INSERT INTO tags_locales (title, _locale, _parent_id) VALUES ('Orphan', 'en', 4711)");
    file.close();
    await expect(open(target).snapshot(temporaryFolder())).rejects.toThrow('tags_locales names tags');
  });
});

type Where = Pick<TestDatabase, 'dataDir' | 'databaseUrl' | 'kind'>;

function open({ dataDir, databaseUrl }: Where, applyMigrations: ApplyMigrations = applyHere): BackupDatabase {
  return databaseUrl
    ? createPostgresDatabase({ databaseUrl, dataDir, applyMigrations })
    : createSqliteDatabase({ dataDir, applyMigrations });
}

/**
 * Runs a SQLite operation in a child process, as the commands do: two copies of SQLite in one process release each
 * other's locks.
 */
async function askElsewhere(where: Where, method: 'refuseWhenInUse' | 'snapshot', folder = ''): Promise<unknown> {
  if (where.databaseUrl) return open(where)[method](folder);
  const code = `
    const { createSqliteDatabase } = await import(${JSON.stringify(join(import.meta.dirname, 'sqlite/database.ts'))});
    const answer = await createSqliteDatabase(${JSON.stringify(where)}).${method}(${JSON.stringify(folder)});
    process.stdout.write(JSON.stringify(answer ?? null));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
  return JSON.parse(stdout);
}

async function snapshot(where: Where, folder: string): Promise<Snapshot> {
  const { dataDir, databaseUrl, kind } = where;
  return (await askElsewhere({ dataDir, databaseUrl, kind }, 'snapshot', folder)) as Snapshot;
}

/** Opens a migrated site briefly. */
async function useSite(where: Where, run: (payload: Payload) => Promise<unknown>): Promise<void> {
  await applyHere(where);
  const payload = await openTestPayload(where);
  await run(payload).finally(() => payload.destroy());
}

/** A target of a restore: an empty folder, or an empty database on the same server. */
async function emptyTarget({ databaseUrl, kind }: Where): Promise<Where> {
  const dataDir = join(temporaryFolder(), 'data');
  mkdirSync(dataDir);
  if (!databaseUrl) return { kind, dataDir, databaseUrl };
  const server = new URL(databaseUrl);
  server.pathname = '/postgres';
  const databases = postgresDatabases(server.href);
  const url = await databases.createEmpty();
  onTestFinished(async () => {
    await databases.drop(url);
    await databases.close();
  });
  return { kind, dataDir, databaseUrl: url };
}

async function restoreElsewhere(db: TestDatabase): Promise<{ folder: string; target: Where; restored: Payload }> {
  const target = await emptyTarget(db);
  const folder = temporaryFolder();
  const { migrations: names } = await snapshot(db, folder);
  await open(target).replace(folder, names);
  const restored = await openTestPayload(target);
  onTestFinished(() => restored.destroy());
  return { folder, target, restored };
}

async function fill(payload: Payload): Promise<void> {
  const author = await buildUser(payload, 'author');
  const picture = await buildMedia(payload, { alt: ODD, caption: ODD });
  const page = await buildPage(payload, {
    title: ODD,
    image: picture.id,
    layout: [{ blockType: 'heading', text: ODD, level: 'h2' }],
  } as never);
  await payload.update({ collection: 'pages', id: page.id, data: { title: `${ODD} draft` }, draft: true });
  await buildPost(payload, {
    title: ODD,
    author: author.id,
    tags: [(await buildTag(payload, { title: ODD })).id],
  } as never);
  await buildMenu(payload, {
    items: [{ label: ODD, link: page.path, children: [{ label: 'Child', link: '/' }] }],
  } as never);
  await payload.updateGlobal({ slug: 'site', data: { name: ODD, shareImage: picture.id } as never });
}

/** Everything Payload can read, except what a backup leaves out on purpose. */
async function readEverything(payload: Payload): Promise<unknown> {
  const read: Record<string, unknown> = {};
  for (const { slug, versions } of payload.config.collections) {
    if (slug === 'payload-migrations') continue;
    const query = {
      collection: slug as CollectionSlug,
      depth: 0,
      locale: 'all',
      pagination: false,
      sort: 'id',
    } as const;
    read[slug] = (await payload.find({ ...query, showHiddenFields: true })).docs;
    if (versions) read[`${slug} versions`] = (await payload.findVersions(query)).docs;
  }
  for (const { slug } of payload.config.globals)
    read[slug] = await payload.findGlobal({ slug, depth: 0, locale: 'all' });
  return read;
}

/** Sorts the lines: without keys, rows have no order. */
function normalise(files: Map<string, Buffer>): unknown {
  return [...files].map(([path, content]) => {
    // SQLite's own table statistics take space, too, and are not deterministic.
    if (path.endsWith('.db')) return [path];
    return path.endsWith('.jsonl') ? [path, content.toString().split('\n').sort()] : [path, content.length];
  });
}

/** @returns the session's id, the password reset token, and what a failed sign-in leaves */
async function makeSecrets(payload: Payload, email: string): Promise<string[]> {
  const collectionConfig = payload.collections.users.config;
  const user = (await payload.find({ collection: 'users', where: { email: { equals: email } } })).docs[0];
  const session = await addSessionToUser({
    collectionConfig,
    payload,
    req: { payload, context: {} } as never,
    user: { ...user, collection: 'users' } as never,
  });
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  const lockUntil = '2031-02-03T04:05:06.789Z';
  await payload.db.updateOne({ collection: 'users', id: user?.id as number, data: { lockUntil, loginAttempts: 5 } });
  return [session.sid as string, token, lockUntil, '2031-02-03 04:05:06.789'];
}

async function execute(where: Where, sql: string): Promise<Record<string, unknown>[]> {
  if (where.databaseUrl) {
    return withConnection(where.databaseUrl, async (connection) => (await connection.query(sql)).rows as never);
  }
  const file = new DatabaseSync(join(where.dataDir, 'rihla.db'));
  const rows = file.prepare(sql).all() as Record<string, unknown>[];
  file.close();
  return rows;
}
