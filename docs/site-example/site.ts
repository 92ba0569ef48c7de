import { defineSite } from '#rihla/site';
import { tiltFields } from './effects/tilt/fields.ts';
import { passwordReset } from './letters/passwordReset.ts';
import { seasonBlock } from './widgets/season/block.ts';

export const site = defineSite({
  blocks: [seasonBlock],
  effects: [{ name: 'tilt', label: 'Tilt', fields: tiltFields }],
  letters: { passwordReset },
});
