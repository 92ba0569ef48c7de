import type { PayloadRequest } from 'payload';

interface UploadEdits {
  focalPoint?: { x?: unknown; y?: unknown };
}

/**
 * Takes the edits of a picture out of the request's address, where the studio sends them. Payload would fetch the stored
 * original and write every file anew for them, under names that browsers keep for a year; the renditions are not cut, so
 * the focal point changes none of them.
 * @returns the new focal point as fields of the row, in per cent; nothing when there is none
 */
export function takeFocalPoint(req: PayloadRequest): { focalX?: number; focalY?: number } {
  const { focalPoint } = (req.query?.uploadEdits ?? {}) as UploadEdits;
  delete req.query?.uploadEdits;
  const [x, y] = [Number(focalPoint?.x), Number(focalPoint?.y)];
  return focalPoint && isPercentage(x) && isPercentage(y) ? { focalX: Math.round(x), focalY: Math.round(y) } : {};
}

function isPercentage(value: number): boolean {
  return value >= 0 && value <= 100;
}
