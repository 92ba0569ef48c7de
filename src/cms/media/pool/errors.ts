import { PictureError } from '../pictureError.ts';

const SMALLER = 'Save it smaller, or with fewer frames, and upload it again.';

/** A picture took more processor time than `cpuMs`. */
export function costError(cpuMs: number): PictureError {
  return new PictureError(
    `This picture takes longer than ${cpuMs / 1000} seconds to prepare, so it was not saved.`,
    400,
    SMALLER,
  );
}

/**
 * A picture was not ready after `timeMs`, although it used less than its limit of processor time: the machine is busy
 * with other work.
 */
export function lateError(timeMs: number): PictureError {
  return new PictureError(
    `The server was too busy to prepare this picture within ${timeMs / 1000} seconds, so it was not saved. Upload it again later.`,
    503,
  );
}

/** A picture took more memory than `bytes`. */
export function memoryError(bytes: number): PictureError {
  const megabytes = Math.round(bytes / 1024 / 1024);
  return new PictureError(`This picture needs more than ${megabytes} MB of memory, so it was not saved.`, 400, SMALLER);
}

/** The worker process ended by itself, or could not be started. */
export function diedError(how: string): PictureError {
  return new PictureError(
    `The picture could not be prepared (the process that does it ended: ${how}), so it was not saved.`,
    503,
    'Upload it again; if that fails too, save it smaller or as a JPEG first.',
  );
}

/** The queue of uploads is full. */
export function busyError(): PictureError {
  return new PictureError(
    `Too many pictures are being uploaded at once, so this one was not saved. Try again in a minute.`,
    503,
  );
}

/** The server stops. */
export function stoppingError(): PictureError {
  return new PictureError(
    `The server is being stopped or restarted, so the picture was not saved. Upload it again in a minute.`,
    503,
  );
}
