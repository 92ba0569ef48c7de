import type { StyleSheet } from '../../render/styleSheet.ts';

/** Default width of peeking neighbours, in CSS px. */
export const DEFAULT_OFFSET_PX = 48;
export const MAX_OFFSET_PX = 240;

/** Maximum on a phone, in CSS px. */
const MAX_ON_PHONE = '10vw';

const SIDES: Readonly<Record<string, readonly string[]>> = {
  both: ['--offset-start', '--offset-end'],
  start: ['--offset-start'],
  end: ['--offset-end'],
};

/** Class that leaves room for peeking neighbours on the chosen sides; none when they do not peek in. */
export function offsetClass(sides: unknown, width: unknown, styles: StyleSheet): string | undefined {
  const properties = typeof sides === 'string' && Object.hasOwn(SIDES, sides) ? SIDES[sides] : undefined;
  if (!properties) return undefined;
  const px = typeof width === 'number' && Number.isFinite(width) ? Math.round(width) : DEFAULT_OFFSET_PX;
  const room = `min(${Math.min(MAX_OFFSET_PX, Math.max(0, px))}px,${MAX_ON_PHONE})`;
  return styles.rule(properties.map((property) => `${property}:${room}`).join(';'));
}
