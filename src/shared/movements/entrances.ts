import { inWords } from '../inWords.ts';

/** Ways to come in, by the names that editors know from the field; each is one of animate.css's. */
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

/** Whether a stored value is one of them. */
export function isEntrance(value: unknown): value is Entrance {
  return ENTRANCES.some((name) => name === value);
}

/** As editors read it: `fadeInDown` as “Fade in down”. */
export function entranceLabel(name: Entrance): string {
  return inWords(name);
}
