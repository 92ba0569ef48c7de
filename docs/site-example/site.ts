import { defineSite } from '#rihla/site';
import { khettaraTiltFields } from './effects/khettara-tilt/fields.ts';
import { passwordReset } from './letters/passwordReset.ts';
import { khettaraSeasonBlock } from './widgets/khettara-season/block.ts';

export const site = defineSite({
  blocks: [khettaraSeasonBlock],
  effects: [{ name: 'khettara-tilt', label: 'Tilt', fields: khettaraTiltFields }],
  letters: { passwordReset },
});
