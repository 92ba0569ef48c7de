import type { Values } from '../../shared/isObject.ts';
import type { EffectAttributes, EffectPage } from '../effect.ts';
import { numberIn } from '../numbers.ts';
import { onDevices } from '../onDevices.ts';
import { STICKY_EFFECTS_OFFSET, STICKY_OFFSET, TALLEST_LOW } from './limits.ts';
import style from './sticky.css?inline';

const TALL_ENOUGH = `(height > ${TALLEST_LOW}px)`;

/**
 * Makes a block sticky by style alone; the island adds what needs measurement: its position in the stack, its state, and continuing past its
 * column.
 */
export function stickyAttributes(advanced: Values, { needs, styles }: EffectPage): EffectAttributes | undefined {
  const { sticky } = advanced;
  if (sticky !== 'top' && sticky !== 'bottom') return undefined;
  needs.use('sticky', { style });
  const offset = numberIn(advanced.sticky_offset, STICKY_OFFSET, 0);
  const effectsOffset = numberIn(advanced.sticky_effects_offset, STICKY_EFFECTS_OFFSET, -1);
  return {
    classes: onDevices(advanced.sticky_on, 'screen', TALL_ENOUGH).map((media) =>
      styles.rule(placed(sticky, offset), media),
    ),
    data: {
      'data-sticky': sticky,
      ...(sticky === 'top' && { 'data-sticky-top': '' }),
      ...(offset > 0 && { 'data-sticky-offset': `${offset}` }),
      ...(effectsOffset >= 0 && { 'data-sticky-effects-offset': `${effectsOffset}` }),
      ...(advanced.sticky_parent !== true && { 'data-sticky-free': '' }),
    },
  };
}

function placed(edge: 'top' | 'bottom', offset: number): string {
  const line =
    edge === 'top'
      ? `inset-block-start:calc(var(--sticky-line,var(--sticky-base,0px)) + ${offset}px)`
      : `inset-block-end:calc(var(--sticky-line,0px) + ${offset}px + var(--consent-size,0px) + var(--bar-size,0px))`;
  return `position:sticky;z-index:var(--sticky-level,10);${line}`;
}
