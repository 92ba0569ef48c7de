import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { MadePicture } from '../madePicture.ts';
import { PictureError } from '../pictureError.ts';
import type { PictureReply, PictureRequest } from '../worker/messages.ts';
import { costError, diedError, lateError, memoryError, stoppingError } from './errors.ts';
import type { WorkerCommand } from './workerCommand.ts';

export interface WorkerLimits {
  /** Processor time limit of one picture, in ms: what a picture costs, however busy the machine is. */
  cpuMs: number;
  /** Wall-clock limit of one picture, in ms. */
  timeMs: number;
  /** Memory limit, in bytes. */
  memoryBytes: number;
}

/** A worker process that processes pictures, one at a time. */
export interface PictureWorker {
  /** Process id; undefined when it could not be started. */
  readonly pid: number | undefined;
  /**
   * Processes an upload.
   * @throws PictureError when the picture is refused, or exceeded the limits; the process has ended then
   */
  make(input: Uint8Array, name: string): Promise<MadePicture>;
  /** False once it has ended, or holds so much memory that it should be replaced. */
  isUsable(): boolean;
  /** Kills it; resolves when it is gone. */
  end(): Promise<void>;
}

/** A worker that keeps more than this share of its memory limit would soon be killed in the middle of a picture. */
const RETIRED_SHARE = 0.5;

/** Starts a worker process; it ends with this one, however this one ends. */
export function startWorker({ entry, env }: WorkerCommand, limits: WorkerLimits): PictureWorker {
  const child = fork(entry, {
    env,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => child.once('close', resolve));
  let job: { finish: (outcome: () => MadePicture) => void } | undefined;
  let hasEnded = false;
  let resident = 0;

  giveWay(child.pid);
  rest();
  child.on('message', (reply: PictureReply) => hear(reply));
  child.once('exit', (code, signal) => fail(diedError(signal ?? `code ${code}`)));
  child.on('error', (error) => fail(diedError(error.message)));

  /** Unreferences an idle worker, so that it does not keep this process alive. */
  function rest(): void {
    child.unref();
    child.channel?.unref();
  }

  function hear(reply: PictureReply): void {
    resident = reply.resident;
    if (reply.kind === 'usage') {
      if (resident > limits.memoryBytes) fail(memoryError(limits.memoryBytes));
      else if (reply.cpuMs > limits.cpuMs) fail(costError(limits.cpuMs));
    } else {
      job?.finish(() => {
        if (reply.kind === 'made') return reply.picture;
        throw reply.kind === 'refused' ? new PictureError(reply.message) : new Error(reply.error);
      });
    }
  }

  function fail(error: Error): void {
    hasEnded = true;
    child.kill('SIGKILL');
    job?.finish(() => {
      throw error;
    });
  }

  return {
    pid: child.pid,
    make: (input, name) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => fail(lateError(limits.timeMs)), limits.timeMs);
        job = {
          finish: (outcome) => {
            job = undefined;
            clearTimeout(timer);
            rest();
            try {
              resolve(outcome());
            } catch (error) {
              reject(error);
            }
          },
        };
        child.ref();
        child.channel?.ref();
        child.send({ input, name } satisfies PictureRequest);
      }),
    isUsable: () => !hasEnded && resident < limits.memoryBytes * RETIRED_SHARE,
    end: async () => {
      fail(stoppingError());
      child.ref();
      await gone;
    },
  };
}

/** Lowers the priority, so that page requests come first. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, which is reported elsewhere.
  }
}
