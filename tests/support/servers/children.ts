import { readdirSync, readFileSync } from 'node:fs';

/** @returns ids of the running child processes; Linux only */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
}

/** Whether a process runs; zombies do not count. */
export function isRunning(pid: number): boolean {
  return ![undefined, 'Z'].includes(statusOf(String(pid))?.[0]);
}

function parentOf(pid: string): number | undefined {
  return Number(statusOf(pid)?.[1]);
}

/** State, parent's id and so on; the name before them may hold anything. */
function statusOf(pid: string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  } catch {
    // It has exited meanwhile.
    return undefined;
  }
}
