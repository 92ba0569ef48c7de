import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { withChildren } from './processes.ts';

/** CPU core of the measured servers, and that of the clients. */
export const SERVER_CORE = 0;
export const CLIENT_CORE = 1;

/** Whether there are separate cores for servers and clients. */
export const CAN_PIN =
  process.platform === 'linux' && availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

/** Pins a process, with all its threads and children, to one core; does nothing without a spare core. */
export function pinToCore(pid: number, core: number): void {
  setCores(pid, String(core));
}

/** Removes the pinning of a process. */
export function unpin(pid: number): void {
  setCores(pid, `0-${availableParallelism() - 1}`);
}

function setCores(pid: number, cores: string): void {
  if (!CAN_PIN) return;
  for (const each of withChildren(pid)) spawnSync('taskset', ['-a', '-p', '-c', cores, String(each)]);
}
