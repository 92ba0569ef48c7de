import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { FontFault } from '../../styles/fonts/own/FontFault.ts';
import type { CutReply, CutRequest } from './worker/messages.ts';

/** From the repository's root: the built entry, and its source. */
const BUILT_ENTRY = 'dist/server/typefaces.js';
const SOURCE_ENTRY = 'src/cms/typefaces/worker/main.ts';
/** Time limit of one typeface, in ms: a large one takes two seconds on a slow machine. */
const TIME_MS = 30_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Cuts an uploaded typeface in a process of its own, one after the other: decoders of untrusted files run without the server's secrets, and a
 * file that keeps them busy costs its own upload alone.
 * @param timeMs time limit
 * @throws FontFault with a message for the editor; Error for a fault of ours
 */
export function cutInProcess(
  request: CutRequest,
  timeMs = TIME_MS,
): Promise<Extract<CutReply, { kind: 'cut' }>['cut']> {
  const next = last.then(() => cut(request, timeMs));
  last = next.catch(() => undefined);
  return next;
}

function cut(request: CutRequest, timeMs: number): Promise<Extract<CutReply, { kind: 'cut' }>['cut']> {
  const root = resolve(/* turbopackIgnore: true */ process.env.RIHLA_ROOT ?? process.cwd());
  const entry = join(root, import.meta.env?.PROD ? BUILT_ENTRY : SOURCE_ENTRY);
  const child = fork(/* turbopackIgnore: true */ entry, {
    env: { NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=256'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  giveWay(child.pid);
  return new Promise((done, fail) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(
        new FontFault(
          'This typeface takes too long to prepare. Choose a plainer file, or ask the foundry for web files.',
        ),
      );
    }, timeMs);
    child.once('message', (reply: CutReply) => {
      if (reply.kind === 'cut') done(reply.cut);
      else fail(reply.kind === 'refused' ? new FontFault(reply.message) : new Error(reply.error));
    });
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      // After an answer this changes nothing.
      fail(
        new FontFault(
          `The typeface could not be prepared (the process ended with ${signal ?? code}). Try another file.`,
        ),
      );
    });
    child.send(request);
  });
}

/** Lowers the priority, so that page requests come first. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, which is reported elsewhere.
  }
}
