import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { MadePicture } from '../madePicture.ts';
import { PictureError } from '../pictureError.ts';
import type { PictureReply, PictureRequest } from '../worker/messages.ts';
import { costError, diedError, lateError, memoryError, stoppingError } from './errors.ts';
import type { WorkerCommand } from './workerCommand.ts';

export interface WorkerLimits {
  /** The most processor time that one picture may take, in ms: what a picture costs, however busy the machine is. */
  cpuMs: number;
  /** The longest that one picture may take by the clock, in ms. */
  timeMs: number;
  /** The most memory that it may take, in bytes. */
  memoryBytes: number;
}

/** A process that makes pictures, one at a time. */
export interface PictureWorker {
  /** Number of the process; undefined when it could not be started. */
  readonly pid: number | undefined;
  /**
   * Makes the files of an upload.
   * @throws PictureError when the picture is refused, or was too much for the limits; the process has ended then
   */
  make(input: Uint8Array, name: string): Promise<MadePicture>;
  /** False once it has ended, or holds so much memory that it should. */
  isUsable(): boolean;
  /** Ends it at once; resolves when it is gone. */
  end(): Promise<void>;
}

/** A worker with more than this share of its limit after a picture would soon be ended in the middle of one. */
const RETIRED_SHARE = 0.5;

/** Starts a process that makes pictures; it ends with this one, however this one ends. */
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

  /** Keeps a process that has nothing to do from keeping this one alive. */
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

/** Lets pages go first where processor time is short. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, which is told elsewhere.
  }
}
