import type { BasePayload } from 'payload';
import type { Finding } from '../rules/finding.ts';

/** A document with findings. */
export interface CheckedDocument {
  /** As `pages/7`. */
  document: string;
  title: string;
  /** Its path on the site; undefined for templates and redirects. */
  path: string | undefined;
  findings: readonly Finding[];
}

/** The last check of the whole site. */
export interface SiteReport {
  /** When it ended, as an ISO date. */
  at: string;
  /** Pages that were judged. */
  pages: number;
  documents: readonly CheckedDocument[];
}

/** A running check. */
export interface Progress {
  done: number;
  total: number;
  /** When it was last written, epoch ms. */
  at: number;
}

/** In Payload's key-value store: it survives a restart, is shared by processes, and needs no table. */
const REPORT = 'guard-report';
const PROGRESS = 'guard-progress';
/** Time without progress after which a check counts as dead, in ms. */
const DEAD_MS = 60_000;

/** Stored report of the last check of the whole site; undefined before the first. */
export async function readReport(payload: BasePayload): Promise<SiteReport | undefined> {
  return (await payload.kv.get<SiteReport>(REPORT)) ?? undefined;
}

/** Stores the report, in place of the last one. */
export async function writeReport(payload: BasePayload, report: SiteReport): Promise<void> {
  await payload.kv.set(REPORT, report);
}

/** The check that is running in any process; undefined when there is none. */
export async function readProgress(payload: BasePayload, now: number): Promise<Progress | undefined> {
  const progress = await payload.kv.get<Progress>(PROGRESS);
  return progress && now - progress.at < DEAD_MS ? progress : undefined;
}

/** Stores the progress of the running check. @param progress undefined: the check has ended */
export async function writeProgress(payload: BasePayload, progress: Progress | undefined): Promise<void> {
  if (progress) await payload.kv.set(PROGRESS, progress);
  else await payload.kv.delete(PROGRESS);
}
