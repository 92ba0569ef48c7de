import { defineEffect } from '#rihla/effect';
import style from './khettara-tilt.css?inline';

/** A block that leans a little, by style alone. */
export const effect = defineEffect({
  name: 'khettara-tilt',
  attributes: ({ khettaraTilt: tilt }, { needs }) => {
    if (tilt !== 'left' && tilt !== 'right') return undefined;
    needs.use('khettara-tilt', { style });
    return { classes: ['r-khettara-tilt', `r-khettara-tilt--${tilt}`] };
  },
  // It needs no script.
  Marker: () => null,
});
