import { inEnglish } from '../../../shared/studioWords/tSaid.ts';
import { PictureError } from '../pictureError.ts';
import { PICTURE_ADVICE, PICTURE_FAULTS } from '../pictureFaults.ts';

/** A picture took more processor time than `cpuMs`. */
export function costError(cpuMs: number): PictureError {
  return new PictureError(inEnglish(PICTURE_FAULTS.cost, { seconds: cpuMs / 1000 }), 400, PICTURE_ADVICE.smaller);
}

/**
 * A picture was not ready after `timeMs`, although it used less than its limit of processor time: the machine is busy
 * with other work.
 */
export function lateError(timeMs: number): PictureError {
  return new PictureError(inEnglish(PICTURE_FAULTS.late, { seconds: timeMs / 1000 }), 503);
}

/** A picture took more memory than `bytes`. */
export function memoryError(bytes: number): PictureError {
  const megabytes = Math.round(bytes / 1024 / 1024);
  return new PictureError(inEnglish(PICTURE_FAULTS.memory, { size: megabytes }), 400, PICTURE_ADVICE.smaller);
}

/** The worker process ended by itself, or could not be started. */
export function diedError(how: string): PictureError {
  return new PictureError(inEnglish(PICTURE_FAULTS.died, { how }), 503, PICTURE_ADVICE.again);
}

/** The queue of uploads is full. */
export function busyError(): PictureError {
  return new PictureError(PICTURE_FAULTS.busy, 503);
}

/** The server stops. */
export function stoppingError(): PictureError {
  return new PictureError(PICTURE_FAULTS.stopping, 503);
}
