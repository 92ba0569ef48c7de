import type { Entrance } from '../../shared/movements/entrances.ts';
import { readMovement } from '../../shared/movements/readMovement.ts';

/** CSS of a popup's entrance animation: keyframes and the rule that plays them. None with prefers-reduced-motion. */
export function entranceCss(name: Entrance): string {
  return movementCss(name, 'in', `:not([data-closing])`, 'backwards');
}

/** CSS of a popup's exit animation: the same keyframes reversed, under another name, so that the animation restarts. */
export function exitCss(name: Entrance): string {
  return movementCss(name, 'out', '[data-closing]', 'reverse forwards');
}

function movementCss(name: Entrance, way: 'in' | 'out', state: string, play: string): string {
  const { manner, steps } = readMovement(name);
  const keyframes = `r-${way}-${name}`;
  const rule = `.r-popup--${way}-${name}${state}>.r-popup__frame{animation:${keyframes} var(--popup-duration) ${play};${manner}}`;
  return `@keyframes ${keyframes}{${steps}}@layer widgets{@media (prefers-reduced-motion:no-preference){${rule}}}`;
}
