import type { Values } from '../../shared/isObject.ts';
import { type Entrance, isEntrance } from '../../shared/movements/entrances.ts';
import { readMovement } from '../../shared/movements/readMovement.ts';
import type { EffectAttributes, EffectPage } from '../effect.ts';
import { numberIn } from '../numbers.ts';
import style from './entrance.css?inline';
import { ENTRANCE_DELAY, ENTRANCE_SECONDS } from './limits.ts';

/**
 * Lets a block come in as soon as it is painted, by style alone; the island keeps those further down until they are scrolled to. In an
 * editor's preview it is at rest.
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

/** The one set of keyframes that it plays, and what it asks for besides, until it has come in. */
function movementCss(name: Entrance): string {
  const { manner, steps } = readMovement(name);
  const keyframes = `r-in-${name}`;
  const besides = manner && `.r-entrance--${name}:not([data-entrance='done']){${manner}}`;
  return `@keyframes ${keyframes}{${steps}}@layer widgets{.r-entrance--${name}{--entrance:${keyframes}}${besides}}`;
}
