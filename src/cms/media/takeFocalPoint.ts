import type { PayloadRequest } from 'payload';

interface UploadEdits {
  focalPoint?: { x?: unknown; y?: unknown };
}

/**
 * Takes the image edits out of the request's query, where the studio sends them. Payload would fetch the stored
 * original and rewrite every file for them, under names that browsers cache for a year; the renditions are not cropped,
 * so the focal point changes none of them.
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
