/** Heights of a frame with a post, in px. They are fixed, so that nothing moves when one is shown. */
export const HEIGHT_LIMITS = { least: 300, most: 1000 } as const;
export const DEFAULT_HEIGHT = 620;

/** The height that is stored, within its limits. */
export function embedHeight(stored: unknown): number {
  if (typeof stored !== 'number' || !Number.isFinite(stored)) return DEFAULT_HEIGHT;
  return Math.round(Math.min(HEIGHT_LIMITS.most, Math.max(HEIGHT_LIMITS.least, stored)));
}
