import type { Values } from '../../shared/isObject.ts';
import { type Entrance, isEntrance } from '../../shared/movements/entrances.ts';
import { readMovement } from '../../shared/movements/readMovement.ts';
import type { EffectAttributes, EffectPage } from '../effect.ts';
import { numberIn } from '../numbers.ts';
import style from './entrance.css?inline';
import { ENTRANCE_DELAY, ENTRANCE_SECONDS } from './limits.ts';

/**
 * Entrance animation of a block at first paint, by style alone; the island delays those below the fold until they are scrolled to. None in an
 * editor's preview.
 */
export function entranceAttributes(
  advanced: Values,
  { editing, needs, styles }: EffectPage,
): EffectAttributes | undefined {
  const { entrance_animation: name, entrance_animation_duration: speed } = advanced;
  if (editing || !isEntrance(name)) return undefined;
  needs.use('entrance', { style });
  needs.use(`entrance/${name}`, { style: movementCss(name) });
  const seconds = speed === 'slow' || speed === 'fast' ? ENTRANCE_SECONDS[speed] : ENTRANCE_SECONDS.normal;
  const delay = numberIn(advanced.entrance_animation_delay, ENTRANCE_DELAY, 0);
  return {
    classes: [
      'r-entrance',
      `r-entrance--${name}`,
      styles.rule(`--entrance-time:${seconds}s;--entrance-delay:${delay}ms`),
    ],
  };
}

/** The keyframes of one entrance, and the style until it has ended. */
function movementCss(name: Entrance): string {
  const { manner, steps } = readMovement(name);
  const keyframes = `r-in-${name}`;
  const besides = manner && `.r-entrance--${name}:not([data-entrance='done']){${manner}}`;
  return `@keyframes ${keyframes}{${steps}}@layer widgets{.r-entrance--${name}{--entrance:${keyframes}}${besides}}`;
}
