import { defineEffect } from '#rihla/effect';
import style from './tilt.css?inline';

/** A block that leans a little, by style alone. */
export const effect = defineEffect({
  name: 'tilt',
  attributes: ({ tilt }, { needs }) => {
    if (tilt !== 'left' && tilt !== 'right') return undefined;
    needs.use('tilt', { style });
    return { classes: ['r-tilt', `r-tilt--${tilt}`] };
  },
  // It needs no script.
  Marker: () => null,
});
