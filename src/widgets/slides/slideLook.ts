import type { StyleSheet } from '../../render/styleSheet.ts';

/** Default minimum height of slides, in % of the window. */
export const DEFAULT_HEIGHT = 72;
export const MAX_HEIGHT = 100;
const MIN_HEIGHT = 30;

/** Default overlay opacity, in %: light text has enough contrast on any picture. */
export const DEFAULT_OVERLAY = 40;
export const MAX_OVERLAY = 90;

interface StoredLook {
  height?: unknown;
  overlay?: unknown;
  across?: unknown;
  along?: unknown;
}

const PLACES = ['start', 'center', 'end'] as const;

/** Class with height, overlay and text position. */
export function lookClass({ across, along, height, overlay }: StoredLook, styles: StyleSheet): string {
  const place = (stored: unknown, otherwise: string) => PLACES.find((one) => one === stored) ?? otherwise;
  const horizontal = place(across, 'start');
  const vertical = place(along, 'end');
  return styles.rule(
    [
      `--height:${numberIn(MIN_HEIGHT, height, MAX_HEIGHT, DEFAULT_HEIGHT)}svh`,
      `--shade:${numberIn(0, overlay, MAX_OVERLAY, DEFAULT_OVERLAY)}%`,
      `--across:${horizontal}`,
      `--along:${vertical}`,
      `--text:${horizontal}`,
      // The overlay is darkest behind the text.
      ...(vertical === 'start' ? ['--dark-end:180deg'] : []),
    ].join(';'),
  );
}

function numberIn(least: number, value: unknown, most: number, otherwise: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return otherwise;
  return Math.min(most, Math.max(least, Math.round(value)));
}
