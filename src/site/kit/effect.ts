// Contract: `src/site/contract.ts`.
import type { Effect } from '../../effects/effect.ts';

export type { Effect, EffectAttributes, EffectPage, MarkerProps } from '../../effects/effect.ts';
export { Island } from '../../islands/Island.tsx';
export { isObject, type Values } from '../../shared/isObject.ts';

/** Defines an effect of the site's own. */
export function defineEffect(effect: Effect): Effect {
  return effect;
}
