import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Scene } from '../../../demo/artwork/types.ts';

/** Entry of the server build, relative to the repository's root. */
const DRAW_ENTRY = 'dist/server/draw.js';

/** Child process that draws the demo's pictures: drawing would block every response, and its memory is freed at the end. */
export interface Drawing {
  /** @returns the path of the scene's JPEG @throws when the process has ended */
  draw(scene: Scene): Promise<string>;
  /** Kills it at once; the picture in progress fails. */
  end(): void;
}

/**
 * Starts the child process; it ends with this process, however this one ends.
 * @param root absolute path of the repository
 */
export function startDrawing(root: string): Drawing {
  const child = fork(join(root, DRAW_ENTRY), { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  // Lower priority than rendering pages.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const drawn = new Map<string, (file: string) => void>();
  child.on('message', ({ key, file }: { key: string; file: string }) => drawn.get(key)?.(file));
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('exit', (code, signal) => reject(new Error(`The process that draws ended with ${signal ?? code}.`)));
    child.once('error', reject);
  });
  // A pending `draw` rejects with this; without one nobody handles the rejection.
  ended.catch(() => undefined);
  return {
    draw: ({ key }) => {
      const file = new Promise<string>((resolve) => drawn.set(key, resolve));
      child.send(key, () => undefined);
      return Promise.race([file, ended]);
    },
    end: () => void child.kill('SIGKILL'),
  };
}
