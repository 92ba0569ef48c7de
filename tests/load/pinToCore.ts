import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { withChildren } from './processes.ts';

/** The core that servers are measured on, and the one that asks them. */
export const SERVER_CORE = 0;
export const CLIENT_CORE = 1;

/** Whether servers and those who ask them can each have a core of their own. */
export const CAN_PIN =
  process.platform === 'linux' && availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

/** Keeps a process, with all its threads and children, on one core; without a core to spare it does nothing. */
export function pinToCore(pid: number, core: number): void {
  setCores(pid, String(core));
}

/** Lets a process use every core again. */
export function unpin(pid: number): void {
  setCores(pid, `0-${availableParallelism() - 1}`);
}

function setCores(pid: number, cores: string): void {
  if (!CAN_PIN) return;
  for (const each of withChildren(pid)) spawnSync('taskset', ['-a', '-p', '-c', cores, String(each)]);
}
