import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Site, startSite } from '../support/site.ts';
import { runWrk } from './wrk.ts';

/** Resident memory of one process at points of its life, in bytes. */
export interface Memory {
  /** Started, some pages asked for. */
  idle: number;
  /** After the studio's first page; the same as idle in a process without it. */
  opened: number;
  /** At the end of the load. */
  loaded: number;
}

export interface MemoryOptions {
  dataDir: string;
  env?: Record<string, string>;
  /** Pages to ask for. */
  paths: readonly string[];
  loadSeconds: number;
}

/** What a process needs until it has calmed down after its start, in ms. */
const SETTLE_MS = 3_000;

/** Starts a process, uses it, loads its front page, and reads its memory on the way. */
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

/** Memory that a process holds, in bytes: its resident set, as Linux counts it. @throws when there is no such process */
export function residentBytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (!kibibytes) throw new Error(`Linux does not say how much memory process ${pid} has.`);
  return Number(kibibytes) * 1024;
}
