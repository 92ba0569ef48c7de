import type { Field } from 'payload';
import { deviceField } from '../deviceField.ts';
import { STICKY_EFFECTS_OFFSET, STICKY_OFFSET, TALLEST_LOW } from './limits.ts';

const isOn = (_: unknown, siblings: { sticky?: unknown } | undefined): boolean => Boolean(siblings?.sticky);

/** Sticky settings of a block; the names are the spec's. */
export const stickyFields: Field[] = [
  {
    name: 'sticky',
    type: 'select',
    label: 'Stays in view at the',
    options: [
      { label: 'Top of the window', value: 'top' },
      { label: 'Bottom of the window', value: 'bottom' },
    ],
    admin: { placeholder: 'Scrolls with the page' },
  },
  deviceField(
    'sticky_on',
    isOn,
    `Not in windows of ${TALLEST_LOW} px or lower, such as a phone on its side: the page needs them.`,
  ),
  {
    name: 'sticky_offset',
    type: 'number',
    label: 'Distance, in px',
    min: STICKY_OFFSET[0],
    max: STICKY_OFFSET[1],
    admin: { condition: isOn, placeholder: '0' },
  },
  {
    name: 'sticky_effects_offset',
    type: 'number',
    label: 'Lifts off the page after, in px',
    min: STICKY_EFFECTS_OFFSET[0],
    max: STICKY_EFFECTS_OFFSET[1],
    admin: { condition: isOn, placeholder: 'Never' },
  },
  {
    name: 'sticky_parent',
    type: 'checkbox',
    label: 'Stays in its column',
    admin: {
      condition: isOn,
      description: 'Otherwise it stays until the content of the page ends.',
    },
  },
];
