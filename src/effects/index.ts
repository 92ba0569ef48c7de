import type { Field } from 'payload';
import { entranceFields } from './entrance/fields.ts';
import { motionFields } from './motion/fields.ts';
import { stickyFields } from './sticky/fields.ts';

/** Editor fields of an effect, in the advanced group of every kind of block. */
interface EffectFields {
  /** The effect's folder. */
  name: string;
  /** Heading in the form. */
  label: string;
  fields: Field[];
}

/** Every effect, in the order of the form. */
export const effectFields: readonly EffectFields[] = [
  { name: 'sticky', label: 'Stay in view', fields: stickyFields },
  { name: 'entrance', label: 'Entrance', fields: entranceFields },
  { name: 'motion', label: 'Motion', fields: motionFields },
];
