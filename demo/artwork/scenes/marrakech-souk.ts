import { drift, wash } from '../lib/wash.ts';
import { ground, roof, structure } from '../parts/marrakech-souk/alley.ts';
import { lamps, people, shafts } from '../parts/marrakech-souk/people.ts';
import { stalls } from '../parts/marrakech-souk/stalls.ts';
import type { Layer, Scene } from '../types.ts';

function paint(): Layer[] {
  const dust = drift(
    5,
    [255, 214, 150],
    (x, y) => 0.34 * Math.exp(-(((x - 1230) / 420) ** 2) - ((y - 860) / 300) ** 2),
  );
  const frame = `<defs><radialGradient id="vg" cx="0.51" cy="0.52" r="0.72"><stop offset="0.4" stop-color="#1a0a18"
      stop-opacity="0"/><stop offset="1" stop-color="#1a0a18" stop-opacity="0.62"/></radialGradient></defs><path d="M0
      0H2400V1600H0Z" fill="url(#vg)"/>`;
  return [
    { svg: structure() },
    ground(),
    { svg: roof() + stalls() },
    wash(28, 0.5),
    dust,
    { svg: shafts(), blend: 'screen' },
    { svg: lamps() + people() },
    { svg: shafts(), blend: 'screen', opacity: 0.45 },
    { svg: frame },
  ];
}

/** Light through the reed roof of the lantern souk. */
export const marrakechSouk: Scene = {
  key: 'marrakech-souk',
  title: 'The lantern souk',
  alt:
    `A covered souk alley hung with brass lanterns; dusty shafts of sun fall through the reed roof onto shoppers in
      djellabas ` + 'between stalls of carpets, slippers and spices.',
  caption: 'Souk Haddadine, Marrakech: follow the hammering',
  focal: { x: 51, y: 56 },
  paint,
};
