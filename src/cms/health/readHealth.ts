import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BasePayload } from 'payload';
import { countRows } from '../database/queries/rows.ts';
import type { TypedWhere } from '../database/queries/typedWhere.ts';
import { publicUrlOf } from '../publicUrl.ts';
import { deliversMail } from '../services/services.ts';
import { defaultBackupFolder, listBackups, timeOfBackup } from '../storage/backupFolder.ts';
import { readFreeBytes } from '../storage/freeBytes.ts';
import { storageLimitsOf } from '../storage/storageLimits.ts';
import { type Certificate, readCertificate } from './readCertificate.ts';
import { type RenderTime, readRenderTimes } from './renderTimes.ts';

/** Facts about a running site, for its health. */
export interface HealthFacts {
  now: Date;
  version: string;
  /** When this process began. */
  startedAt: Date;
  /** Folder of the backups, and start time of the last complete one. */
  backupFolder: string;
  lastBackup: Date | undefined;
  /** Free bytes on the fullest disk, where known, and the floor below which visitors' files are refused. */
  freeBytes: number | undefined;
  floorBytes: number;
  deliversMail: boolean;
  mailsWaiting: number;
  /** Waiting mails that the mail server has refused for now. */
  mailsHeld: number;
  mailsFailed: number;
  jobsWaiting: number;
  /** Waiting jobs that were due `LATE_MS` ago. */
  jobsLate: number;
  jobsFailed: number;
  publicUrl: string;
  /** Of the public address; undefined without https. */
  certificate: Certificate | undefined;
  /** By kind of page: the plural of a collection, such as `Tours`, or `archive`, `search`. */
  renderTimes: readonly RenderTime[];
}

/** Time after which a job that is due and has not run is stuck: jobs are looked for every few seconds, and tried again after a fault. */
const LATE_MS = 15 * 60_000;
const OPEN_JOB: TypedWhere<'payload-jobs'> = {
  and: [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }],
};

/** Reads the health of a running site from its database and files. */
export async function readHealth(payload: BasePayload, now: Date): Promise<HealthFacts> {
  const { floorBytes, folders } = storageLimitsOf(payload);
  const backupFolder = defaultBackupFolder(folders[0] ?? '');
  const count = <S extends 'mails' | 'payload-jobs'>(collection: S, where: TypedWhere<S>) =>
    countRows({ payload }, collection, where);
  const publicUrl = publicUrlOf(payload);
  const [
    names,
    version,
    certificate,
    freeBytes,
    mailsWaiting,
    mailsHeld,
    mailsFailed,
    jobsWaiting,
    jobsLate,
    jobsFailed,
  ] = await Promise.all([
    // The folder may be another account's.
    listBackups(backupFolder).catch(() => []),
    readVersion(),
    readCertificate(publicUrl, now),
    readFreeBytes(folders).catch(() => undefined),
    count('mails', { state: { equals: 'waiting' } }),
    count('mails', { and: [{ state: { equals: 'waiting' } }, { lastError: { exists: true } }] }),
    count('mails', { state: { equals: 'failed' } }),
    count('payload-jobs', OPEN_JOB),
    count('payload-jobs', lateJob(now)),
    count('payload-jobs', { hasError: { equals: true } }),
  ]);
  const newest = names.at(-1);
  return {
    now,
    version,
    startedAt: new Date(now.getTime() - process.uptime() * 1000),
    backupFolder,
    lastBackup: newest === undefined ? undefined : timeOfBackup(newest),
    ...{ freeBytes, floorBytes },
    deliversMail: deliversMail(payload),
    ...{ mailsWaiting, mailsHeld, mailsFailed, jobsWaiting, jobsLate, jobsFailed },
    ...{ certificate, publicUrl },
    renderTimes: readRenderTimes(payload, now.getTime()).map((time) => ({ ...time, kind: nameOf(payload, time.kind) })),
  };
}

function lateJob(now: Date): TypedWhere<'payload-jobs'> {
  const before = { less_than: new Date(now.getTime() - LATE_MS).toISOString() };
  // One without a time is due when it is made.
  const isDue: TypedWhere<'payload-jobs'> = {
    or: [{ waitUntil: before }, { and: [{ waitUntil: { exists: false } }, { createdAt: before }] }],
  };
  return { and: [OPEN_JOB, isDue] };
}

function nameOf({ config }: BasePayload, kind: string): string {
  return String(config.collections.find(({ slug }) => slug === kind)?.labels.plural ?? kind);
}

/** The version of Rihla that runs; empty where its package is not beside it. */
async function readVersion(): Promise<string> {
  try {
    // The studio's bundler would otherwise trace every file of the project.
    const file = join(/* turbopackIgnore: true */ process.env.RIHLA_ROOT ?? process.cwd(), 'package.json');
    return String((JSON.parse(await readFile(file, 'utf8')) as { version?: unknown }).version ?? '');
  } catch {
    return '';
  }
}
