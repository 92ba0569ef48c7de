import type { ServerResponse } from 'node:http';

/**
 * Maximum time for which work may go on after its client disconnected, in ms, before it counts as ended. Next often never ends the response of a page that is left while it
 * loads; a client that leaves eight such pages within this time waits for a permit for the next one, so this time must be short.
 */
export const ABANDONED_WORK_MS = 5_000;

/**
 * Waits until the work on a response has ended. Next awaits `finish` after it has ended a response, and a response whose client has disconnected
 * meanwhile never emits it: the wait for its handler would never end, and its permit would leak.
 * @param handling the promise of the code that writes the response
 * @throws the error of `handling`
 */
export async function untilAnswered(response: ServerResponse, handling: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const abandoned = new Promise<void>((resolve) => {
    const end = response.end.bind(response) as (...values: unknown[]) => ServerResponse;
    response.end = ((...values: unknown[]) => {
      const ended = end(...values);
      if (response.closed) resolve();
      return ended;
    }) as ServerResponse['end'];
    const leave = (): void => {
      if (response.writableEnded) resolve();
      else timer = setTimeout(resolve, ABANDONED_WORK_MS).unref();
    };
    if (response.closed) leave();
    else response.once('close', leave);
  });
  try {
    await Promise.race([handling, abandoned]);
  } finally {
    clearTimeout(timer);
  }
}
