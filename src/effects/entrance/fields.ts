import type { Field } from 'payload';
import { ENTRANCES, entranceLabel } from '../../shared/movements/entrances.ts';
import { ENTRANCE_DELAY } from './limits.ts';

const isOn = (_: unknown, siblings: { entrance_animation?: unknown } | undefined): boolean =>
  Boolean(siblings?.entrance_animation);

/** Entrance animation of a block when first visible; names as for popups (spec). */
export const entranceFields: Field[] = [
  {
    name: 'entrance_animation',
    type: 'select',
    label: 'Comes in',
    options: ENTRANCES.map((name) => ({ label: entranceLabel(name), value: name })),
    admin: {
      placeholder: 'Is simply there',
      description:
        'When it is first scrolled to. Visitors who prefer reduced motion see it at rest, and so does this editor.',
    },
  },
  {
    name: 'entrance_animation_duration',
    type: 'select',
    label: 'How fast',
    options: [
      { label: 'Slow', value: 'slow' },
      { label: 'Normal', value: 'normal' },
      { label: 'Fast', value: 'fast' },
    ],
    admin: { condition: isOn, placeholder: 'Normal' },
  },
  {
    name: 'entrance_animation_delay',
    type: 'number',
    label: 'Delay, in milliseconds',
    min: ENTRANCE_DELAY[0],
    max: ENTRANCE_DELAY[1],
    admin: { condition: isOn, placeholder: '0' },
  },
];
