import type { Entrance } from '../../shared/movements/entrances.ts';
import { readMovement } from '../../shared/movements/readMovement.ts';

/**
 * The style by which a popup comes in: one set of keyframes and the rule that plays it. Visitors who asked for less motion get
 * none.
 */
export function entranceCss(name: Entrance): string {
  return movementCss(name, 'in', `:not([data-closing])`, 'backwards');
}

/** The style by which a popup goes out: the same movement backwards, under a name of its own so that it begins anew. */
export function exitCss(name: Entrance): string {
  return movementCss(name, 'out', '[data-closing]', 'reverse forwards');
}

function movementCss(name: Entrance, way: 'in' | 'out', state: string, play: string): string {
  const { manner, steps } = readMovement(name);
  const keyframes = `r-${way}-${name}`;
  const rule = `.r-popup--${way}-${name}${state}>.r-popup__frame{animation:${keyframes} var(--popup-duration) ${play};${manner}}`;
  return `@keyframes ${keyframes}{${steps}}@layer widgets{@media (prefers-reduced-motion:no-preference){${rule}}}`;
}
