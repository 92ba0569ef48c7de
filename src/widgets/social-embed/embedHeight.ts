/** Heights of an embed, in px. Fixed, to avoid layout shift. */
export const HEIGHT_LIMITS = { least: 300, most: 1000 } as const;
export const DEFAULT_HEIGHT = 620;

/** The stored height, clamped. */
export function embedHeight(stored: unknown): number {
  if (typeof stored !== 'number' || !Number.isFinite(stored)) return DEFAULT_HEIGHT;
  return Math.round(Math.min(HEIGHT_LIMITS.most, Math.max(HEIGHT_LIMITS.least, stored)));
}
