import type { Payload } from 'payload';
import { withLock } from '../cms/withLock.ts';
import { countUnpainted, paintPictures } from '../demo/paintPictures.ts';
import { startDrawing } from './startDrawing.ts';

/** Background job that makes the demo's pictures while the site serves requests. */
export interface DemoPainting {
  /** Resolves when all are made, or it was stopped or failed; failures are in the log. */
  readonly done: Promise<void>;
  /** Starts no further picture and waits for none: the next start goes on. */
  stop(): Promise<void>;
}

/**
 * Makes the missing demo pictures, unless NO_DEMO is set. Of several processes on one database one does it.
 * @param root absolute path of the repository
 * @param start replaced only in tests
 */
export function paintDemo(payload: Payload, root: string, start = startDrawing): DemoPainting {
  let isStopping = false;
  let end = (): void => undefined;

  async function paint(): Promise<void> {
    if (process.env.NO_DEMO || !(await countUnpainted(payload))) return;
    await withLock(payload, 'demoPictures', async () => {
      // Another process may have done it while this one waited.
      if (isStopping || !(await countUnpainted(payload))) return;
      const drawing = start(root);
      end = drawing.end;
      const begun = Date.now();
      const say = (line: string): void => void process.stdout.write(`  ${line}\n`);
      try {
        say('The pictures of the demo are being made; pages show each as soon as it is there.');
        await paintPictures(payload, { draw: drawing.draw, isStopping: () => isStopping, log: say });
        if (!isStopping) say(`All pictures of the demo are there (${Math.round((Date.now() - begun) / 1000)} s).`);
      } finally {
        drawing.end();
      }
    });
  }

  const done = paint().catch((error: unknown) => {
    if (isStopping) return;
    payload.logger.error({
      err: error,
      msg: 'The pictures of the demo could not all be made. The next start goes on.',
    });
  });
  return {
    done,
    stop: async () => {
      isStopping = true;
      end();
    },
  };
}
