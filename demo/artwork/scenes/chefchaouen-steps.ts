import { wash } from '../lib/wash.ts';
import { life, vine } from '../parts/chefchaouen-steps/life.ts';
import { beyond, stairs } from '../parts/chefchaouen-steps/stairs.ts';
import { eaves, walls } from '../parts/chefchaouen-steps/walls.ts';
import type { Layer, Scene } from '../types.ts';

function paint(): Layer[] {
  const sky =
    `<defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#d3ebf6"/><stop offset="0.14"
      stop-color="#f6f3e2"/>` +
    '<stop offset="0.7" stop-color="#fdeecb"/></linearGradient></defs><path d="M0 0H2400V1600H0Z" fill="url(#s)"/>';
  const light =
    `<defs><linearGradient id="g" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="#0b1e5e"
      stop-opacity="0.4"/>` +
    `<stop offset="0.5" stop-color="#0b1e5e" stop-opacity="0"/><stop offset="0.62" stop-color="#ffcf7a"
      stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#ffcf7a" stop-opacity="0.26"/></linearGradient></defs><path d="M0 0H2400V1600H0Z"
      fill="url(#g)"/>`;
  return [{ svg: sky + beyond() + walls() + eaves() + stairs() }, wash(61, 0.62), { svg: vine() + life() + light }];
}

/** A blue-washed stair street in Chefchaouen. */
export const chefchaouenSteps: Scene = {
  key: 'chefchaouen-steps',
  title: 'Stair street in Chefchaouen',
  alt:
    `A steep stair street washed in blues, lined with potted flowers; morning sun strikes one wall, a woman in a straw
      hat ` + 'climbs with a basket of greens and a ginger cat watches from a step.',
  caption: 'Chefchaouen, the stairs above Place el-Hauta before the shops open',
  focal: { x: 50, y: 56 },
  paint,
};
