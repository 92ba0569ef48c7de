import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresDatabases, postgresDatabases } from '../postgres/postgresTemplate.ts';
import { claimSite, type Staff } from '../requests/staff.ts';
import { KEEPS_COMPILED } from './serverCommand.ts';
import { freePort, type Site, startSite } from './site.ts';

/** One process of a multi-process site. */
export interface Member {
  readonly origin: string;
  /** Its output since its last start. */
  output(): string;
  /** Kills it. */
  kill(): Promise<void>;
  /** Restarts it on the same port and folder. */
  restart(): Promise<void>;
}

/** A studio and two sites on one empty PostgreSQL database, started at once. */
export interface Processes {
  studio: Member;
  /** Shares the studio's data folder. */
  near: Member;
  /** Has its own data folder. */
  far: Member;
  staff: Staff;
  /** The shared data folder. */
  dataDir: string;
  databaseUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts them all at once, and creates the first account.
 * @param postgresUrl connection string of the server's database `postgres`
 * @param env environment variables of all of them
 */
export async function startProcesses(postgresUrl: string, env: Record<string, string> = {}): Promise<Processes> {
  const databases = postgresDatabases(postgresUrl);
  const databaseUrl = await databases.createEmpty();
  const folders = ['near', 'far'].map((name) => mkdtempSync(join(tmpdir(), `rihla-${name}-`))) as [string, string];
  const shared = {
    ...KEEPS_COMPILED,
    DATABASE_URL: databaseUrl,
    NO_DEMO: 'empty',
    PUBLIC_URL: 'http://localhost',
    ...env,
  };
  const start = (role: string, dataDir: string) => startMember({ ...shared, ROLE: role }, dataDir);
  const [studio, near, far] = await Promise.all([
    start('studio', folders[0]),
    start('site', folders[0]),
    start('site', folders[1]),
  ]);
  return {
    studio,
    near,
    far,
    staff: await claimSite(studio.current()),
    dataDir: folders[0],
    databaseUrl,
    stop: () => stopAll([studio, near, far], databases, databaseUrl, folders),
  };
}

interface StartedMember extends Member {
  current(): Site;
}

async function startMember(env: Record<string, string>, dataDir: string): Promise<StartedMember> {
  const port = await freePort();
  let site = await startSite({ dataDir, env, port });
  return {
    origin: site.origin,
    current: () => site,
    output: () => site.output(),
    kill: async () => void (await site.stop('SIGKILL')),
    restart: async () => {
      site = await startSite({ dataDir, env, port });
    },
  };
}

async function stopAll(
  members: StartedMember[],
  databases: PostgresDatabases,
  databaseUrl: string,
  folders: readonly string[],
): Promise<void> {
  await Promise.all(members.map((member) => member.kill()));
  await databases.drop(databaseUrl);
  await databases.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
