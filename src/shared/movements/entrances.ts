import { humanize } from '../text/humanize.ts';

/** Entrance animations, by the names that editors know from the field; all from animate.css. */
export const ENTRANCES = [
  'fadeIn',
  'fadeInDown',
  'fadeInLeft',
  'fadeInRight',
  'fadeInUp',
  'zoomIn',
  'zoomInDown',
  'zoomInLeft',
  'zoomInRight',
  'zoomInUp',
  'bounceIn',
  'bounceInDown',
  'bounceInLeft',
  'bounceInRight',
  'bounceInUp',
  'slideInDown',
  'slideInLeft',
  'slideInRight',
  'slideInUp',
  'rotateIn',
  'rotateInDownLeft',
  'rotateInDownRight',
  'rotateInUpLeft',
  'rotateInUpRight',
  'bounce',
  'flash',
  'pulse',
  'rubberBand',
  'shakeX',
  'headShake',
  'swing',
  'tada',
  'wobble',
  'jello',
  'lightSpeedInRight',
  'rollIn',
] as const;
export type Entrance = (typeof ENTRANCES)[number];

/** Whether a stored value is an entrance animation. */
export function isEntrance(value: unknown): value is Entrance {
  return ENTRANCES.some((name) => name === value);
}

/** Label for editors: `fadeInDown` as “Fade in down”. */
export function entranceLabel(name: Entrance): string {
  return humanize(name);
}
