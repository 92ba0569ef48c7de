import sharp from 'sharp';
import { PictureError } from '../pictureError.ts';
import { makePicture } from './makePicture.ts';
import type { PictureReply, PictureRequest } from './messages.ts';

// Entry of the worker process that processes pictures for the server, one after another (decision 028).

/** Interval of the memory and processor time reports, in ms. */
const REPORT_INTERVAL_MS = 50;

// No picture is processed twice, so a cache would be useless.
sharp.cache(false);

// A signal to the whole process group is for the server, which first lets uploads end. This process ends with its IPC
// channel.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// An ordinary exit would wait for a picture that nobody needs any more.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.on('message', async (request: PictureRequest) => {
  const before = cpuMs();
  const reports = setInterval(
    () => send({ kind: 'usage', resident: residentBytes(), cpuMs: cpuMs() - before }),
    REPORT_INTERVAL_MS,
  );
  const reply = await answer(request);
  clearInterval(reports);
  send(reply);
});

async function answer({ input, name }: PictureRequest): Promise<PictureReply> {
  try {
    const picture = await makePicture(Buffer.from(input.buffer, input.byteOffset, input.byteLength), name);
    return { kind: 'made', picture, resident: residentBytes() };
  } catch (error) {
    if (error instanceof PictureError) return { kind: 'refused', message: error.message, resident: residentBytes() };
    return { kind: 'failed', error: String((error as Error).stack ?? error), resident: residentBytes() };
  }
}

function cpuMs(): number {
  const { system, user } = process.cpuUsage();
  return (system + user) / 1000;
}

function residentBytes(): number {
  return process.memoryUsage.rss();
}

function send(reply: PictureReply): void {
  process.send?.(reply);
}
