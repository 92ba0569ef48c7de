import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Site, startSite } from '../support/servers/site.ts';
import { runWrk } from './wrk.ts';

/** Resident memory of a process at stages of its life, in bytes. */
export interface Memory {
  /** After start and some requests. */
  idle: number;
  /** After the studio's first page; the same as idle in a process without it. */
  opened: number;
  /** At the end of the load. */
  loaded: number;
}

export interface MemoryOptions {
  dataDir: string;
  env?: Record<string, string>;
  /** Paths to request. */
  paths: readonly string[];
  loadSeconds: number;
}

/** Time for a process to become idle after its start, in ms. */
const SETTLE_MS = 3_000;

/** Starts a process, uses it, loads its front page, and measures its memory at each stage. */
export async function measureMemory({ dataDir, env, paths, loadSeconds }: MemoryOptions): Promise<Memory> {
  const site = await startSite({ dataDir, ...(env && { env }) });
  const pid = site.process.pid as number;
  try {
    await visit(site, paths);
    await pause(SETTLE_MS);
    const idle = residentBytes(pid);
    if (env?.ROLE !== 'site') await visit(site, ['/admin/login', '/api/pages']);
    const opened = residentBytes(pid);
    await runWrk(`${site.origin}/`, loadSeconds);
    return { idle, opened, loaded: residentBytes(pid) };
  } finally {
    await site.stop();
  }
}

async function visit(site: Site, paths: readonly string[]): Promise<void> {
  for (const path of paths) await (await fetch(`${site.origin}${path}`)).arrayBuffer();
}

/** Resident set size of a process, in bytes, on Linux. @throws when there is no such process */
export function residentBytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (!kibibytes) throw new Error(`Linux does not say how much memory process ${pid} has.`);
  return Number(kibibytes) * 1024;
}
