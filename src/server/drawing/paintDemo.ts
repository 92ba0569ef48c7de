import type { Payload } from 'payload';
import { withLock } from '../../cms/withLock.ts';
import { countUnpainted } from '../../demo/countUnpainted.ts';
import type { UnpaintedPicture } from '../../demo/paintPictures.ts';
import type { Env } from '../../env.ts';
import { createPause } from './pause.ts';
import { restartDrawing } from './restartDrawing.ts';
import { startDrawing } from './startDrawing.ts';

/** Pauses before what failed is tried again, in ms; what fails after the last waits for the next start. */
export const RETRY_PAUSES_MS = [60_000, 300_000, 900_000] as const;

/** Pictures of the demo that are being drawn, while the site serves requests. */
export interface DemoPainting {
  /** Resolves when all are made, or it was stopped or failed; failures are in the log. */
  readonly done: Promise<void>;
  /** Starts no further picture and waits for none: the next start goes on. */
  stop(): Promise<void>;
}

/**
 * Makes the pictures that the demo does not have yet, and tries again those that failed; none on a site that begins without the demo. Of several
 * processes on one database one does it at a time.
 * @param options.root absolute path of the repository
 * @param start replaced only in tests
 */
export function paintDemo(
  payload: Payload,
  { firstSite, root }: Pick<Env, 'firstSite'> & { root: string },
  start = startDrawing,
): DemoPainting {
  let isStopping = false;
  let end = (): void => undefined;
  const pause = createPause();

  async function paint(): Promise<void> {
    if (firstSite !== 'demo') return;
    for (const pauseMs of [...RETRY_PAUSES_MS, undefined]) {
      const failed = await attempt();
      if (isStopping || failed.length === 0) return;
      warn(failed, pauseMs);
      if (pauseMs === undefined) return;
      await pause.wait(pauseMs);
      if (isStopping) return;
    }
  }

  /** Tries all that are missing once. @returns those that failed */
  async function attempt(): Promise<readonly UnpaintedPicture[]> {
    if (!(await countUnpainted(payload))) return [];
    return withLock(payload, 'demoPictures', async () => {
      // Another process may have done it while this one waited.
      if (isStopping || !(await countUnpainted(payload))) return [];
      // The scenes, which most processes never need.
      const { paintPictures } = await import('../../demo/paintPictures.ts');
      if (isStopping) return [];
      const drawing = restartDrawing(() => start(root));
      end = drawing.end;
      const begun = Date.now();
      try {
        say('The pictures of the demo are being made; pages show each as soon as it is there.');
        const failed = await paintPictures(payload, { draw: drawing.draw, isStopping: () => isStopping, log: say });
        const seconds = Math.round((Date.now() - begun) / 1000);
        if (!isStopping && failed.length === 0) say(`All pictures of the demo are there (${seconds} s).`);
        return failed;
      } finally {
        drawing.end();
      }
    });
  }

  function warn(failed: readonly UnpaintedPicture[], pauseMs: number | undefined): void {
    const next = pauseMs === undefined ? 'The next start goes on.' : `Trying again in ${pauseMs / 60_000} min.`;
    payload.logger.warn({ failed, msg: `${failed.length} pictures of the demo could not be made. ${next}` });
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
      pause.end();
      end();
    },
  };
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
