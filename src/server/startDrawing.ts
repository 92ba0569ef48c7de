import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Scene } from '../demo/artwork/types.ts';

/** An entry of the server's build, from the repository's root. */
const DRAW_ENTRY = 'dist/server/draw.js';

/** A process that draws the demo's pictures: drawing would hold up every answer, and the memory is given back at the end. */
export interface Drawing {
  /** @returns the path of the scene's JPEG @throws when the process has ended */
  draw(scene: Scene): Promise<string>;
  /** Ends it at once; what is being drawn fails. */
  end(): void;
}

/**
 * Starts it; it ends with this process, however this one ends.
 * @param root absolute path of the repository
 */
export function startDrawing(root: string): Drawing {
  const child = fork(join(root, DRAW_ENTRY), { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  // Pages go first where processor time is short.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const drawn = new Map<string, (file: string) => void>();
  child.on('message', ({ key, file }: { key: string; file: string }) => drawn.get(key)?.(file));
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('exit', (code, signal) => reject(new Error(`The process that draws ended with ${signal ?? code}.`)));
    child.once('error', reject);
  });
  // Whoever draws hears of it; between two pictures nobody does.
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
