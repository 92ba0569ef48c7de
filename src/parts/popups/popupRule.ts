import type { Popup } from '../../render/types.ts';
import { POPUP_DEFAULTS } from './rules/look.ts';

/** Limits of the settings, as in the studio's fields. */
const WIDTHS = [100, 2000] as const;
const HEIGHTS = [50, 2000] as const;
const DURATIONS = [0.1, 5] as const;

/** Custom properties with the sizes of one popup. */
export function popupRule({ entrance_animation_duration, height, height_custom, width }: Popup): string {
  const duration = within(
    DURATIONS,
    entrance_animation_duration?.size,
    POPUP_DEFAULTS.entrance_animation_duration.size,
  );
  return [
    `--popup-width:${within(WIDTHS, width, POPUP_DEFAULTS.width)}px`,
    `--popup-duration:${duration}s`,
    ...(height === 'custom'
      ? [`--popup-height:${within(HEIGHTS, height_custom, POPUP_DEFAULTS.height_custom)}px`]
      : []),
  ].join(';');
}

function within([least, greatest]: readonly [number, number], value: unknown, fallback: number): number {
  return typeof value === 'number' && value >= least && value <= greatest ? value : fallback;
}
