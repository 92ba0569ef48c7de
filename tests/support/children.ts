import { readdirSync, readFileSync } from 'node:fs';

/** @returns the numbers of the processes that a process has started and that still run; Linux only */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
}

/** Whether a process still runs; one that has ended and is not yet collected does not. */
export function isRunning(pid: number): boolean {
  return ![undefined, 'Z'].includes(statusOf(String(pid))?.[0]);
}

function parentOf(pid: string): number | undefined {
  return Number(statusOf(pid)?.[1]);
}

/** State, number of the parent and so on; the name before them may hold anything. */
function statusOf(pid: string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
